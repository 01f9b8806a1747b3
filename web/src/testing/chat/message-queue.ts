import { afterEach, beforeEach, vi } from 'vitest'
import { connectAs } from '#features/chat/live/chat-socket.ts'
import { startMessageQueue } from '#features/chat/message-queue/message-queue.ts'
import { MESSAGES_VERSION, parseMessageQueue } from '#features/chat/message-queue/queue-state.ts'
import { readDurable } from '#lib/personal/durable.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aUser } from '../people.ts'

export const ME = aUser()
/** What waits, as the device saves it. */
export const STORED = { key: `messages:${ME.id}`, version: MESSAGES_VERSION, parse: parseMessageQueue }

let stop = () => {}

/** Each test of the file has a message queue of its own, on a clock that it moves. */
export function haveMessageQueue() {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.spyOn(Math, 'random').mockReturnValue(0)
    resetSession({ state: 'signed-in', user: ME })
  })
  afterEach(async () => {
    stop()
    connectAs(null)
    await clearSession()
    vi.useRealTimers()
  })
}

export const settled = () => vi.advanceTimersByTimeAsync(20)

export async function start() {
  stop = startMessageQueue()
  await settled()
}

/** Ends it, as when the page is closed. */
export const end = () => stop()

export const saved = async () => (await readDurable(STORED)).map(({ clientId }) => clientId)
