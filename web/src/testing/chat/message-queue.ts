import { afterEach, beforeEach, vi } from 'vitest'
import { connectAs } from '#features/chat/live/chat-socket.ts'
import { startMessageQueue } from '#features/chat/message-queue/message-queue.ts'
import { MESSAGES_VERSION, parseMessageQueue } from '#features/chat/message-queue/queue-state.ts'
import { readDurable } from '#lib/personal/durable.ts'
import { clearSession, resetSession } from '#lib/session/session.ts'
import { aUser } from '../people.ts'

export const ME = aUser()
/** Saved queue, as the device stores it. */
export const STORED = { key: `messages:${ME.id}`, version: MESSAGES_VERSION, parse: parseMessageQueue }

let stop = () => {}

/** Starts a message queue on a fake clock, in each test of the file. */
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

/** Stops it, as when the page is closed. */
export const end = () => stop()

export const saved = async () => (await readDurable(STORED)).map(({ clientId }) => clientId)
