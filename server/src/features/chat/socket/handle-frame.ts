import { SOCKET } from '@dream/contract/rules/chat'
import type { FrameToServer } from '@dream/contract/socket/to-server'
import { type Database, isDatabaseUnavailable } from '#platform/database.ts'
import { problem, ProblemError } from '#platform/problem.ts'
import type { Delivery } from '../delivery/delivery.ts'
import { type Device, type Entry, say } from '../delivery/device.ts'
import { markRead } from '../messages/mark-read.ts'
import { sendMessage, type SendingDeps } from '../messages/send-message.ts'
import type { Presence } from '../presence/presence.ts'
import { readTypingPartner } from './chat-access.store.ts'
import type { Receipts } from './receipts.ts'

export type FrameDeps = SendingDeps & {
  database: Database
  delivery: Delivery
  presence: Presence
  receipts: Receipts
  entryOf: (userId: string) => Promise<Entry>
}

type Frame<T extends FrameToServer['type']> = Extract<FrameToServer, { type: T }>

/** Does what one frame asks for. A problem is thrown as by the routes. */
export async function handleFrame(deps: FrameDeps, device: Device, frame: FrameToServer): Promise<void> {
  // A ping may come before somebody has said who they are; its answer is no wrong word.
  if (frame.type === 'pong') return
  if (device.entry) return admit(deps, device, frame)
  switch (frame.type) {
    case 'auth':
      return
    case 'sync':
      return deps.delivery.sync(device, frame.conversations)
    case 'message':
      return send(deps, device, frame)
    case 'typing':
      return type(deps, device, frame)
    case 'received':
      return deps.receipts.add(frame.conversationId, device.userId, frame.seq)
    case 'read':
      await markRead(
        { database: deps.database, publishMarks: deps.delivery.publishMarks },
        { conversationId: frame.conversationId, userId: device.userId, seq: frame.seq },
      )
  }
}

/** Closes the door on a device that did not prove in time, or not at all, that it may come in. */
export function turnAway(device: Device, message: 'Authentication required' | 'Access denied') {
  say(device, { type: 'auth_error', message })
  device.close(1008, message)
}

/** The first frame. Who it is, the session said at the handshake; the frame must agree. */
async function admit(
  { entryOf, delivery, presence }: FrameDeps,
  device: Device,
  frame: Exclude<FrameToServer, { type: 'pong' }>,
) {
  const { userId, role } = device
  if (frame.type !== 'auth' || frame.userId !== userId) return turnAway(device, 'Authentication required')
  // What could not be answered at the handshake may be answered now.
  const entry = (await device.entry?.catch(() => null)) ?? (await entryOf(userId))
  if (!device.isOpen()) return
  const isAllowed = role === 'broker' || (role === 'buyer' && entry.mayChat)
  if (!isAllowed) return turnAway(device, 'Access denied')
  delivery.join(device, entry.open)
  say(device, { type: 'auth_success', userId })
  presence.came(userId)
}

async function send(deps: FrameDeps, device: Device, { conversationId, message }: Frame<'message'>) {
  const { clientId } = message
  device.awaiting.add(clientId)
  try {
    const stored = await sendMessage(deps, { senderId: device.userId, conversationId, message })
    deps.delivery.confirm(device, stored)
  } catch (error) {
    device.awaiting.delete(clientId)
    const failure = asProblem(error)
    if (!failure) throw error
    sayProblem(device, failure, { conversationId, clientId })
  }
}

/** Writing is told at most every two seconds; what comes sooner is passed over. */
const typed = new WeakMap<Device, Map<string, number>>()

async function type({ delivery, database }: FrameDeps, device: Device, { conversationId }: Frame<'typing'>) {
  if (!delivery.isFollowing(device, conversationId)) return
  const times = typed.get(device) ?? new Map<string, number>()
  typed.set(device, times)
  const now = performance.now()
  if (now - (times.get(conversationId) ?? -Infinity) < SOCKET.typingEveryMs) return
  times.set(conversationId, now)
  const other = await readTypingPartner(database.sql, conversationId, device.userId)
  if (other === null) return
  delivery.spread({ kind: 'typing', conversationId, userIds: [other], userId: device.userId })
}

/** A failure that its sender should hear of; null for one of our own. */
export function asProblem(error: unknown): ProblemError | null {
  if (error instanceof ProblemError) return error
  return isDatabaseUnavailable(error) ? problem('unavailable', { retryAfterSeconds: 2 }) : null
}

type Concerns = { conversationId?: string; clientId?: string }

export function sayProblem(
  device: Device,
  { code, message, retryAfterSeconds }: ProblemError,
  concerns: Concerns = {},
) {
  const retry = retryAfterSeconds === undefined ? {} : { retryAfterMs: retryAfterSeconds * 1000 }
  say(device, { type: 'error', code, message, ...concerns, ...retry })
}
