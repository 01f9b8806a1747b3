import type { FrameToServer } from '@dream/contract/socket/to-server'
import { type ChatAccess, type ClientConnection, sendFrame } from '../delivery/client-connection.ts'
import type { Streams } from '../delivery/streams.ts'

export type AdmitDeps = {
  readAccess: (userId: string) => Promise<ChatAccess>
  streams: Pick<Streams, 'subscribe'>
  presence: { came(userId: string): void }
  /** Epoch of the database; null while unknown. */
  epoch: () => string | null
}

/** Admits a connection with its first frame, which must agree with the session of the handshake. */
export async function admit(
  { readAccess, streams, presence, epoch }: AdmitDeps,
  connection: ClientConnection,
  frame: FrameToServer,
): Promise<void> {
  const { userId, role } = connection
  if (frame.type !== 'auth' || frame.userId !== userId) return reject(connection, 'Authentication required')
  // Retries a read that failed at the handshake.
  const access = (await connection.pendingAccess?.catch(() => null)) ?? (await readAccess(userId))
  if (!connection.isOpen()) return
  const isAllowed = role === 'broker' || (role === 'buyer' && access.mayChat)
  if (!isAllowed) return reject(connection, 'Access denied')
  connection.pendingAccess = null
  for (const [conversationId, position] of access.open) {
    streams.subscribe(connection, conversationId, position)
  }
  const now = epoch()
  sendFrame(connection, { type: 'auth_success', userId, ...(now !== null && { epoch: now }) })
  presence.came(userId)
}

/** Closes a connection that did not authenticate in time, or is not allowed. */
export function reject(connection: ClientConnection, message: 'Authentication required' | 'Access denied') {
  sendFrame(connection, { type: 'auth_error', message })
  connection.close(1008, message)
}
