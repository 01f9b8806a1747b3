import { SOCKET } from '@dream/contract/rules/chat'
import { FrameToServer } from '@dream/contract/socket/to-server'
import type { RawData, WebSocket } from 'ws'
import type { Logger } from '#platform/logger.ts'
import { problem } from '#platform/problem.ts'
import { createConnection } from '#platform/sockets/connection.ts'
import { createFrameBudget } from '#platform/sockets/frame-budget.ts'
import type { SignedIn } from '#platform/session.ts'
import type { Chat } from '../chat.ts'
import { type Device, type Entry, say } from '../delivery/device.ts'
import { asProblem, handleFrame, sayProblem, turnAway } from './handle-frame.ts'

type Opened = { socket: WebSocket; caller: SignedIn; address: string; entry: Promise<Entry> }

/** Takes the frames of a socket whose session is known, until it closes. */
export function receive(
  { chat, log }: { chat: Chat; log: Logger },
  { socket, caller, address, entry }: Opened,
): Device {
  const { userId, sessionId, role } = caller
  const connection = createConnection(socket, { userId, sessionId, address }, SOCKET)
  const device: Device = { ...connection, role, entry, awaiting: new Set() }
  const budget = createFrameBudget(chat.framePace, () => performance.now())
  const late = setTimeout(
    () => device.entry && turnAway(device, 'Authentication required'),
    SOCKET.authWithinMs,
  )
  let tail = Promise.resolve()

  socket.on('message', (data, isBinary) => {
    device.heard()
    const verdict = budget.take()
    if (verdict === 'flood') return device.cut()
    const frame = isBinary ? null : readFrame(data)
    if (verdict === 'too-fast') return sayTooFast(device, frame)
    if (!frame) return sayProblem(device, problem('validation-failed'))
    // One after the other: the messages of one device are stored in the order in which it sent them.
    tail = tail.then(() => handle({ chat, log }, device, frame))
  })
  socket.on('close', () => {
    clearTimeout(late)
    chat.hub.remove(device)
    chat.delivery.leave(device)
    chat.presence.left(userId)
  })
  return device
}

async function handle({ chat, log }: { chat: Chat; log: Logger }, device: Device, frame: FrameToServer) {
  if (!device.isOpen()) return
  try {
    await handleFrame(chat, device, frame)
  } catch (error) {
    const failure = asProblem(error)
    if (!failure) log.error({ err: error, frame: frame.type }, 'A frame failed')
    sayProblem(device, failure ?? problem('internal'))
  }
}

function readFrame(data: RawData): FrameToServer | null {
  if (!(data instanceof Buffer)) return null
  try {
    return FrameToServer.safeParse(JSON.parse(data.toString())).data ?? null
  } catch {
    return null
  }
}

/** A message that came too fast was not stored, and its sender is told which. */
function sayTooFast(device: Device, frame: FrameToServer | null) {
  const { code, message } = problem('rate-limited')
  const concerns =
    frame?.type === 'message'
      ? { conversationId: frame.conversationId, clientId: frame.message.clientId }
      : {}
  say(device, { type: 'error', code, message, ...concerns, retryAfterMs: 1000 })
}
