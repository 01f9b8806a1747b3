import type { DesignCard, NewMessage } from '@dream/contract/api/messages'
import { useSyncExternalStore } from 'react'
import { changeDurable, onDurableChange, readDurable, type DurableValue } from '#lib/durable.ts'
import { currentSession, onSession } from '#lib/session.ts'
import { onWake } from '#lib/wake.ts'
import { isLive, onConnection } from '../live/wire.ts'
import * as queue from './queue.ts'
import { flush, stopFlushing } from './send.ts'
import { forgetUpload } from './uploads.ts'

type Outbox = queue.Outbox

let owner: string | null = null
let outbox: Outbox = queue.EMPTY_OUTBOX
let writes = 0
let stopWatching = () => {}
let stopOutbox: (() => void) | null = null
const listeners = new Set<() => void>()

function show(next: Outbox) {
  outbox = next
  for (const tell of listeners) tell()
}

const valueOf = (userId: string): DurableValue<Outbox> => ({
  key: `messages:${userId}`,
  parse: queue.parseOutbox,
})

/** Shows a change at once and makes it last; what is stored wins as soon as nothing is being written. */
async function change(userId: string, apply: (old: Outbox) => Outbox): Promise<Outbox> {
  writes += 1
  if (userId === owner) show(apply(outbox))
  const stored = await changeDurable(valueOf(userId), apply)
  writes -= 1
  if (userId === owner && writes === 0) show(stored)
  return stored
}

const STORE = { read: (userId: string) => readDurable(valueOf(userId)), change }

async function reload(userId: string) {
  const stored = await readDurable(valueOf(userId))
  if (userId === owner && writes === 0) show(stored)
}

const sendNow = () => {
  if (owner) void flush(owner, STORE)
}

/** Sends what waits, now and whenever the app wakes up; follows the person who is signed in. Answers how to stop. */
export function startOutbox(): () => void {
  stopOutbox ??= start()
  return stopOutbox
}

function start(): () => void {
  const follow = () => {
    const userId = currentSession().user?.id ?? null
    if (userId === owner) return
    stopWatching()
    stopFlushing()
    owner = userId
    show(queue.EMPTY_OUTBOX)
    if (!userId) return
    stopWatching = onDurableChange(valueOf(userId).key, () => void reload(userId))
    void reload(userId).then(sendNow)
  }
  follow()
  const stops = [onSession(follow), onWake(sendNow), onConnection(() => isLive() && sendNow())]
  return () => {
    for (const stop of stops) stop()
    stopWatching()
    stopFlushing()
    owner = null
    stopOutbox = null
  }
}

function submit(apply: (old: Outbox) => Outbox) {
  const userId = owner
  if (userId) void change(userId, apply).then(() => flush(userId, STORE))
}

type Wish = { conversationId: string; message: NewMessage; design?: DesignCard }

/** Keeps a message on the device and sends it as soon as that is possible. */
export function sendMessage({ conversationId, message, design }: Wish) {
  const { clientId } = message
  addUnsent({ clientId, conversationId, message, design: design ?? null, upload: null })
}

/** The same for a file that was kept on the device under the message's clientId. */
export const sendUpload = (wish: Pick<queue.Unsent, 'clientId' | 'conversationId' | 'upload'>) =>
  addUnsent({ ...wish, message: null, design: null })

function addUnsent(wish: Omit<queue.Unsent, 'at' | 'refusal'>) {
  const at = new Date().toISOString()
  submit((old) => queue.add(old, { ...wish, at, refusal: null }))
}

/** Tries a refused message again. */
export const retryMessage = (clientId: string) => submit((old) => queue.retry(old, clientId))

/** Forgets a message that was never sent. */
export function dropMessage(clientId: string) {
  forgetUpload(clientId)
  submit((old) => queue.remove(old, clientId))
}

/** How many messages the server does not have. */
export async function countUnsentMessages(): Promise<number> {
  const { user } = currentSession()
  return user ? (await STORE.read(user.id)).length : 0
}

/** Tries to send everything that waits; answers how much still does. */
export async function sendUnsentMessages(): Promise<number> {
  const { user } = currentSession()
  if (user) await flush(user.id, STORE)
  return countUnsentMessages()
}

function onOutbox(tell: () => void) {
  listeners.add(tell)
  return () => void listeners.delete(tell)
}

const current = () => outbox

/** What is not sent yet, of all conversations. */
export const useOutbox = () => useSyncExternalStore(onOutbox, current)
