import { ApiError } from '#lib/api-error.ts'
import { withLock } from '#lib/locks.ts'
import { currentSession } from '#lib/session.ts'
import { reconnectDelay } from '#lib/socket/backoff.ts'
import { deliver } from './deliver.ts'
import { nextOf, refuse, remove, type Outbox, type Unsent } from './queue.ts'
import { forgetUpload } from './uploads.ts'
import { verdictOf } from './verdict.ts'

type Change = (old: Outbox) => Outbox

/** Reads the stored outbox of a person, or changes it and answers what it became. */
export type Store = {
  read: (userId: string) => Promise<Outbox>
  change: (userId: string, apply: Change) => Promise<Outbox>
}

const LONGEST_MS = 30_000

let failures = 0
let retry: ReturnType<typeof setTimeout> | undefined
/** This tab's place in the line for the lock: one turn sends everything that waits. */
let turn: Promise<void> | null = null

/** Sends what waits, in order, while no other tab does; ends when all is sent or a try has failed. */
export function flush(userId: string, store: Store): Promise<void> {
  clearTimeout(retry)
  turn ??= withLock(`messages:${userId}`, () => {
    turn = null
    return sendAll(userId, store)
  })
  return turn
}

export function stopFlushing() {
  clearTimeout(retry)
  failures = 0
}

const isSignedIn = (userId: string) => currentSession().user?.id === userId

/** Stops at a logout: what is written then would stay on the device, and a message sent twice is stored once. */
async function sendAll(userId: string, store: Store) {
  for (;;) {
    const next = nextOf(await store.read(userId))
    if (!next || !isSignedIn(userId)) return
    const change = await send(next, () => void flush(userId, store))
    if (!change || !isSignedIn(userId)) return
    await store.change(userId, change)
  }
}

/** Answers what becomes of it in the outbox; null: it waits for another try. */
async function send(unsent: Unsent, again: () => void): Promise<Change | null> {
  const { clientId } = unsent
  try {
    await deliver(unsent)
    failures = 0
    if (unsent.upload) forgetUpload(clientId)
    return (old) => remove(old, clientId)
  } catch (error) {
    const verdict = verdictOf(error instanceof ApiError ? error : null)
    if (verdict.kind === 'refused') return (old) => refuse(old, clientId, verdict.refusal)
    if (verdict.kind === 'after-sign-in') return null
    failures += 1
    const delay = reconnectDelay(failures, Math.random()) ?? LONGEST_MS
    retry = setTimeout(again, Math.max(delay, verdict.waitMs))
    return null
  }
}
