import { isRecord } from '@dream/contract/rules/app/is-record'
import type { DesignCard, NewMessage, Quote } from '@dream/contract/api/chat/messages'

/** Reason why the server refused a message. */
export type Refusal = { code: string; text: string }

/** File to upload before its message; it is saved on the device under the message's clientId. */
export type Upload = {
  name: string
  bytes: number
  isPicture: boolean
  /** Upright size of a picture; missing where it could not be read. */
  width?: number
  height?: number
}

/** Message that the server has not confirmed. */
export type Unsent = {
  clientId: string
  conversationId: string
  /** Null until its file is uploaded. */
  message: NewMessage | null
  upload: Upload | null
  /** Card of a design message until it is sent. */
  design: DesignCard | null
  /** Message that it replies to. */
  quote?: Quote | null
  /** Caption of a file. */
  caption?: string
  /** End of the undo period by the device's clock, until which it stays on the device. */
  heldUntil?: number
  /** Whether its upload is slow: later messages no longer wait for it. */
  isLate?: boolean
  /** Whether the person has undone it, though it may be stored already: it is hidden, and deleted on the server. */
  isUndone?: boolean
  /** Time of writing, by this device's clock. */
  at: string
  /** Set once the server refused it; it then waits for the person. */
  refusal: Refusal | null
}

/** Unsent messages of all conversations, in the order of writing. */
export type MessageQueue = readonly Unsent[]

export const EMPTY_QUEUE: MessageQueue = []

const isNot = (clientId: string) => (each: Unsent) => each.clientId !== clientId

/** Adds a message; idempotent by clientId. */
export const add = (messages: MessageQueue, unsent: Unsent): MessageQueue =>
  messages.some(({ clientId }) => clientId === unsent.clientId) ? messages : [...messages, unsent]

/** Removes a message that is stored or discarded. */
export const remove = (messages: MessageQueue, clientId: string): MessageQueue =>
  messages.filter(isNot(clientId))

export const refuse = (messages: MessageQueue, clientId: string, refusal: Refusal): MessageQueue =>
  messages.map((each) => (each.clientId === clientId ? { ...each, refusal } : each))

export const markLate = (messages: MessageQueue, clientId: string): MessageQueue =>
  messages.map((each) => (each.clientId === clientId ? { ...each, isLate: true } : each))

/** Retries a refused message at the end of the queue: later messages may have been sent already. */
export function retry(messages: MessageQueue, clientId: string): MessageQueue {
  const again = messages.find((each) => each.clientId === clientId)
  return again ? [...messages.filter(isNot(clientId)), { ...again, refusal: null }] : messages
}

/** Undo period of attachments on the device. The screen offers the undo a little shorter. */
export const HOLD_MS = 5300

/** Remaining hold of a message in milliseconds, at most the undo period in case the clock was set back. */
export function heldFor({ heldUntil }: Unsent, now: number): number {
  const left = heldUntil === undefined ? 0 : heldUntil - now
  return left > HOLD_MS ? 0 : Math.max(0, left)
}

/** Releases held messages for sending. */
export const release = (messages: MessageQueue): MessageQueue =>
  messages.map((each) => ({ ...each, heldUntil: 0 }))

/** Undoes a message. A held one is removed; any other may be on its way at this moment. */
export const undo = (messages: MessageQueue, clientId: string, now: number): MessageQueue =>
  messages.flatMap((each) => {
    if (each.clientId !== clientId) return [each]
    return heldFor(each, now) > 0 || each.refusal ? [] : [{ ...each, isUndone: true }]
  })

/** Milliseconds until the next held message is due; null when none is held. */
export function nextRelease(messages: MessageQueue, now: number): number | null {
  const times = messages.map((each) => heldFor(each, now)).filter((ms) => ms > 0)
  return times.length > 0 ? Math.min(...times) : null
}

/** Version of the saved `MessageQueue`. */
export const MESSAGES_VERSION = 2

/** Parses the saved queue; malformed messages are dropped. */
export const parseMessageQueue = (stored: unknown): MessageQueue =>
  Array.isArray(stored) ? stored.filter(isUnsent) : EMPTY_QUEUE

const isText = (value: unknown) => typeof value === 'string'
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value)

const isUnsent = (value: unknown): value is Unsent =>
  isRecord(value) &&
  [value['clientId'], value['conversationId'], value['at']].every(isText) &&
  orNull(isMessage)(value['message']) &&
  orNull(isUpload)(value['upload'] ?? null) &&
  orNull(isRecord)(value['design'] ?? null) &&
  orNull(isRecord)(value['quote'] ?? null) &&
  orNull(isRefusal)(value['refusal'])

const isMessage = (value: unknown) => isRecord(value) && isText(value['type']) && isText(value['clientId'])

export const isUpload = (value: unknown): value is Upload =>
  isRecord(value) &&
  isText(value['name']) &&
  typeof value['bytes'] === 'number' &&
  typeof value['isPicture'] === 'boolean'

const isRefusal = (value: unknown) => isRecord(value) && isText(value['code']) && isText(value['text'])
