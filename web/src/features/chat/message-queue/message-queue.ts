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

/** Sends what waits, now and whenever the app resumes; follows the person who is signed in. Returns how to stop. */
export function startMessageQueue(): () => void {
  const stop = messageQueue.start()
  document.addEventListener('visibilitychange', releaseWhenHidden)
  return () => {
    document.removeEventListener('visibilitychange', releaseWhenHidden)
    stop()
  }
}

/** Nobody can undo anything in an app that was put away, and the system may stop it at any time: what is held goes now. */
function releaseWhenHidden() {
  if (document.visibilityState !== 'hidden') return
  withdrawUndo()
  if (queue.nextRelease(messageQueue.state.get(), Date.now()) !== null) submit(queue.release)
}

const submit = (apply: (old: queue.MessageQueue) => queue.MessageQueue) =>
  void messageQueue.change(apply)?.then(messageQueue.send)

type SendOptions = Pick<queue.Unsent, 'conversationId' | 'quote'> & { message: NewMessage }

/** Saves a message on the device and sends it as soon as that is possible. */
export function sendMessage({ message, ...wish }: SendOptions) {
  const { clientId } = message
  offerUndo([clientId])
  addUnsent([{ ...wish, clientId, message, design: null, upload: null }])
}

/** The same for what was attached: it stays on the device until it can no longer be undone. */
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

/** What waits under a clientId. */
export const unsentOf = (clientId: string) =>
  messageQueue.state.get().find((each) => each.clientId === clientId)

/** Takes back a message that the server may not have yet. */
export const undoUnsent = (clientId: string) => submit((old) => queue.undo(old, clientId, Date.now()))

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
  return countOf(await messageQueue.loaded())
}

/** Tries to send everything that waits; returns how much still does. */
export async function sendUnsentMessages(): Promise<number> {
  startMessageQueue()
  await messageQueue.change(queue.release)
  await messageQueue.send()
  return countOf(messageQueue.state.get())
}

const countOf = (unsent: queue.MessageQueue) => unsent.filter(({ isUndone }) => !isUndone).length

/** What is not sent yet, of all conversations. */
export const useMessageQueue = () => useStore(messageQueue.state)
