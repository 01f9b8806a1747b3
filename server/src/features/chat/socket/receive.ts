import { SOCKET } from '@dream/contract/rules/chat/chat'
import { FrameToServer } from '@dream/contract/socket/to-server'
import type { RawData, WebSocket } from 'ws'
import type { Logger } from '#platform/process/logger.ts'
import { problem } from '#platform/problems/problem.ts'
import { createConnection, type SocketOwner } from '#platform/sockets/connection.ts'
import type { FrameBudgets } from '#platform/sockets/frame-budget.ts'
import { readWithinBudget } from '#platform/sockets/inbox.ts'
import type { SocketHub } from '#platform/sockets/socket-hub.ts'
import type { SignedIn } from '#platform/http/api-guard.ts'
import type { ClientConnection } from '../delivery/client-connection.ts'
import type { Streams } from '../delivery/streams.ts'
import { reject } from './admit.ts'
import { type FrameDeps, handleFrame } from './handle-frame.ts'
import { sendProblem, toProblem } from './send-problem.ts'

/** Timeouts other than the default: of authentication, and of a client's reading. */
export type SocketTimes = { authMs?: number; flushMs?: number }

export type ReceiveDeps = {
  hub: SocketHub<ClientConnection>
  streams: Pick<Streams, 'unsubscribe'>
  presence: { left(userId: string): void }
  budgets: Pick<FrameBudgets, 'of' | 'isOut'>
  frames: FrameDeps
  times?: SocketTimes | undefined
  /** Called for a client that has sent too many frames for too long. */
  onFlood: (who: SocketOwner) => void
  log: Logger
}

/** Receives the frames of a socket with a known session, until it closes. */
export function receive(
  deps: ReceiveDeps,
  { socket, caller, ip }: { socket: WebSocket; caller: SignedIn; ip: string },
): ClientConnection {
  const { userId, sessionId, role } = caller
  const pendingAccess = deps.frames.readAccess(userId)
  // A failure concerns only clients that send an auth frame, for which it is retried.
  pendingAccess.catch(() => undefined)
  const { authMs = SOCKET.authWithinMs, flushMs } = deps.times ?? {}
  const opened = createConnection(
    socket,
    { userId, sessionId, ip },
    { missedPings: SOCKET.missedPings, flushMs },
  )
  const connection: ClientConnection = { ...opened, role, pendingAccess, unconfirmed: new Set() }
  const budget = deps.budgets.of(userId)
  const timeout = setTimeout(
    () => connection.pendingAccess && reject(connection, 'Authentication required'),
    authMs,
  )
  let queue = Promise.resolve()

  const onFrame = ({ data, isBinary }: { data: RawData; isBinary: boolean }) => {
    connection.noteActivity()
    const frame = isBinary ? null : parseFrame(data)
    if (!frame) return sendProblem(connection, problem('validation-failed'))
    if (frame.type === 'sync') budget.charge(unitsOfSync(frame.conversations.length))
    // Sequential: the messages of one connection are stored in the order in which it sent them.
    queue = queue.then(() => handle(deps, connection, frame))
  }
  readWithinBudget(socket, budget, {
    onFrame,
    onFlood: () => deps.onFlood({ userId, sessionId, ip }),
  })
  socket.on('close', () => {
    clearTimeout(timeout)
    deps.hub.remove(connection)
    deps.streams.unsubscribe(connection)
    deps.presence.left(userId)
  })
  return connection
}

async function handle({ frames, log }: ReceiveDeps, connection: ClientConnection, frame: FrameToServer) {
  if (!connection.isOpen()) return
  try {
    await handleFrame(frames, connection, frame)
  } catch (error) {
    const failure = toProblem(error)
    if (!failure) log.error({ err: error, frame: frame.type }, 'A frame failed')
    sendProblem(connection, failure ?? problem('internal'))
  }
}

function parseFrame(data: RawData): FrameToServer | null {
  if (!(data instanceof Buffer)) return null
  try {
    return FrameToServer.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

/** Cost of a sync: each conversation and its missed messages are read from the database. */
const unitsOfSync = (conversations: number) => 5 + Math.ceil(conversations / 4)
