import type { DesignCard, NewMessage } from '@dream/contract/api/messages'
import { useSyncExternalStore } from 'react'
import { createOutbox } from '#lib/outbox/outbox.ts'
import { isLive, onConnection } from '../live/wire.ts'
import * as queue from './queue.ts'
import { sendAll } from './send.ts'
import { forgetUpload } from './uploads.ts'

type Outbox = queue.Outbox

const outbox = createOutbox({
  name: 'messages',
  empty: queue.EMPTY_OUTBOX,
  parse: queue.parseOutbox,
  sendAll,
  onChance: (send) => onConnection(() => isLive() && send()),
})

/** Sends what waits, now and whenever the app wakes up; follows the person who is signed in. Answers how to stop. */
export const startOutbox = outbox.start

const submit = (apply: (old: Outbox) => Outbox) => void outbox.change(apply)?.then(outbox.send)

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
  startOutbox()
  return (await outbox.loaded()).length
}

/** Tries to send everything that waits; answers how much still does. */
export async function sendUnsentMessages(): Promise<number> {
  startOutbox()
  await outbox.send()
  return outbox.current().length
}

/** What is not sent yet, of all conversations. */
export const useOutbox = () => useSyncExternalStore(outbox.subscribe, outbox.current)
