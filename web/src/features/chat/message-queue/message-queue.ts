import type { DesignCard, NewMessage } from '@dream/contract/api/chat/messages'
import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import { useStore } from '#lib/store/use-store.ts'
import { isLive, onConnection } from '../live/chat-socket.ts'
import * as queue from './queue-state.ts'
import { sendMessages } from './send-messages.ts'
import { forgetUpload } from './uploads.ts'

const messageQueue = createDurableQueue({
  name: 'messages',
  version: queue.MESSAGES_VERSION,
  empty: queue.EMPTY_QUEUE,
  parse: queue.parseMessageQueue,
  sendAll: sendMessages,
  onChance: (send) => onConnection(() => isLive() && send()),
})

/** Sends what waits, now and whenever the app resumes; follows the person who is signed in. Returns how to stop. */
export const startMessageQueue = messageQueue.start

const submit = (apply: (old: queue.MessageQueue) => queue.MessageQueue) =>
  void messageQueue.change(apply)?.then(messageQueue.send)

type SendOptions = { conversationId: string; message: NewMessage; design?: DesignCard }

/** Saves a message on the device and sends it as soon as that is possible. */
export function sendMessage({ conversationId, message, design }: SendOptions) {
  const { clientId } = message
  addUnsent({ clientId, conversationId, message, design: design ?? null, upload: null })
}

/** The same for a file that was saved on the device under the message's clientId. */
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
  startMessageQueue()
  return (await messageQueue.loaded()).length
}

/** Tries to send everything that waits; returns how much still does. */
export async function sendUnsentMessages(): Promise<number> {
  startMessageQueue()
  await messageQueue.send()
  return messageQueue.state.get().length
}

/** What is not sent yet, of all conversations. */
export const useMessageQueue = () => useStore(messageQueue.state)
