import type { NewMessage } from '@dream/contract/api/chat/messages'
import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import { useStore } from '#lib/store/use-store.ts'
import { isLive, onConnection } from '../live/chat-socket.ts'
import { lanesOf } from './lanes.ts'
import * as queue from './queue-state.ts'
import { sendMessages } from './send-messages.ts'
import { offerUndo, withdrawUndo } from './undo.ts'
import { forgetUpload } from './uploads.ts'

const messageQueue = createDurableQueue({
  name: 'messages',
  version: queue.MESSAGES_VERSION,
  empty: queue.EMPTY_QUEUE,
  parse: queue.parseMessageQueue,
  sendAll: sendMessages,
  lanesOf,
  onChance: (send) => onConnection(() => isLive() && send()),
})

/** Sends the queue now and on each resume; follows the signed-in person. Returns the stop function. */
export function startMessageQueue(): () => void {
  const stop = messageQueue.start()
  document.addEventListener('visibilitychange', releaseWhenHidden)
  return () => {
    document.removeEventListener('visibilitychange', releaseWhenHidden)
    stop()
  }
}

/** Releases held messages when the app is hidden: nobody can undo then, and the system may stop the app at any time. */
function releaseWhenHidden() {
  if (document.visibilityState !== 'hidden') return
  withdrawUndo()
  if (queue.nextRelease(messageQueue.state.get(), Date.now()) !== null) submit(queue.release)
}

const submit = (apply: (old: queue.MessageQueue) => queue.MessageQueue) =>
  void messageQueue.change(apply)?.then(messageQueue.send)

type SendOptions = Pick<queue.Unsent, 'conversationId' | 'quote'> & { message: NewMessage }

/** Saves a message on the device and sends it as soon as possible. */
export function sendMessage({ message, ...wish }: SendOptions) {
  const { clientId } = message
  offerUndo([clientId])
  addUnsent([{ ...wish, clientId, message, design: null, upload: null }])
}

/** Saves attachments and sends them once they can no longer be undone. */
export function sendAttached(wishes: readonly Wish[]) {
  const heldUntil = Date.now() + queue.HOLD_MS
  offerUndo(wishes.map(({ clientId }) => clientId))
  addUnsent(wishes.map((wish) => ({ ...wish, heldUntil })))
}

type Wish = Omit<queue.Unsent, 'at' | 'refusal'>

function addUnsent(wishes: readonly Wish[]) {
  const at = new Date().toISOString()
  submit((old) => wishes.reduce((all, wish) => queue.add(all, { ...wish, at, refusal: null }), old))
}

/** Unsent message of a clientId. */
export const unsentOf = (clientId: string) =>
  messageQueue.state.get().find((each) => each.clientId === clientId)

/** Undoes a message that the server may not have yet. */
export const undoUnsent = (clientId: string) => submit((old) => queue.undo(old, clientId, Date.now()))

/** Retries a refused message. */
export const retryMessage = (clientId: string) => submit((old) => queue.retry(old, clientId))

/** Drops a message that was never sent. */
export function dropMessage(clientId: string) {
  forgetUpload(clientId)
  submit((old) => queue.remove(old, clientId))
}

/** Number of unsent messages. */
export async function countUnsentMessages(): Promise<number> {
  startMessageQueue()
  return countOf(await messageQueue.loaded())
}

/** Tries to send the queue; resolves with the number of messages that are left. */
export async function sendUnsentMessages(): Promise<number> {
  startMessageQueue()
  await messageQueue.change(queue.release)
  await messageQueue.send()
  return countOf(messageQueue.state.get())
}

const countOf = (unsent: queue.MessageQueue) => unsent.filter(({ isUndone }) => !isUndone).length

/** Unsent messages of all conversations. */
export const useMessageQueue = () => useStore(messageQueue.state)
