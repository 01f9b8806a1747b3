import { isRecord } from '@dream/contract/rules/app/is-record'
import type { DesignCard, NewMessage, Quote } from '@dream/contract/api/chat/messages'

/** Why the server will not take a message. */
export type Refusal = { code: string; text: string }

/** A file that goes up before its message; it lies on the device under the message's clientId. */
export type Upload = {
  name: string
  bytes: number
  isPicture: boolean
  /** Of a picture, upright; not there where it could not be read. */
  width?: number
  height?: number
}

/** A message that the server has not confirmed. */
export type Unsent = {
  clientId: string
  conversationId: string
  /** Null while its file has yet to go up. */
  message: NewMessage | null
  upload: Upload | null
  /** What a design message shows until it is sent. */
  design: DesignCard | null
  /** What it answers. */
  quote?: Quote | null
  /** The words beneath a file. */
  caption?: string
  /** Until when it stays on the device, by its clock, so that it can be undone. */
  heldUntil?: number
  /** Its file takes long to go up: what is written behind it no longer waits for it. */
  isLate?: boolean
  /** The person wants it back, and it may be stored already: it is not shown, and deleted where it is. */
  isUndone?: boolean
  /** When it was written, by this device's clock. */
  at: string
  /** Set once the server refused it: it waits for the person then. */
  refusal: Refusal | null
}

/** Messages of all conversations, in the order in which they were written. */
export type MessageQueue = readonly Unsent[]

export const EMPTY_QUEUE: MessageQueue = []

const isNot = (clientId: string) => (each: Unsent) => each.clientId !== clientId

/** Adds a message to what waits; one that is there already is not added again. */
export const add = (messages: MessageQueue, unsent: Unsent): MessageQueue =>
  messages.some(({ clientId }) => clientId === unsent.clientId) ? messages : [...messages, unsent]

/** It is stored, or nobody wants it any more. */
export const remove = (messages: MessageQueue, clientId: string): MessageQueue =>
  messages.filter(isNot(clientId))

export const refuse = (messages: MessageQueue, clientId: string, refusal: Refusal): MessageQueue =>
  messages.map((each) => (each.clientId === clientId ? { ...each, refusal } : each))

export const markLate = (messages: MessageQueue, clientId: string): MessageQueue =>
  messages.map((each) => (each.clientId === clientId ? { ...each, isLate: true } : each))

/** Sends a refused message after everything that waits: what was written since may have gone before it. */
export function retry(messages: MessageQueue, clientId: string): MessageQueue {
  const again = messages.find((each) => each.clientId === clientId)
  return again ? [...messages.filter(isNot(clientId)), { ...again, refusal: null }] : messages
}

/** How long what was attached stays on the device after Send. The screen offers to undo it a little shorter. */
export const HOLD_MS = 5300

/** How long a message is still held, in milliseconds. A clock that was put back holds nothing longer than it should. */
export function heldFor({ heldUntil }: Unsent, now: number): number {
  const left = heldUntil === undefined ? 0 : heldUntil - now
  return left > HOLD_MS ? 0 : Math.max(0, left)
}

/** Ends what is held: it goes as soon as it can. */
export const release = (messages: MessageQueue): MessageQueue =>
  messages.map((each) => ({ ...each, heldUntil: 0 }))

/** Takes a message back. One that was held has never left; any other may be on its way at this moment. */
export const undo = (messages: MessageQueue, clientId: string, now: number): MessageQueue =>
  messages.flatMap((each) => {
    if (each.clientId !== clientId) return [each]
    return heldFor(each, now) > 0 || each.refusal ? [] : [{ ...each, isUndone: true }]
  })

/** In how many milliseconds the next one may be sent that is held now; null when none is. */
export function nextRelease(messages: MessageQueue, now: number): number | null {
  const times = messages.map((each) => heldFor(each, now)).filter((ms) => ms > 0)
  return times.length > 0 ? Math.min(...times) : null
}

/** Of `MessageQueue` on the device. */
export const MESSAGES_VERSION = 2

/** Reads what a device saved; what is malformed in it is dropped. */
export function parseMessageQueue(stored: unknown, version: number): MessageQueue {
  if (!Array.isArray(stored)) return EMPTY_QUEUE
  return (version < 2 ? stored.map(fromVersion1) : stored).filter(isUnsent)
}

/** A refusal's text had another name. */
function fromVersion1(unsent: unknown): unknown {
  if (!isRecord(unsent) || !isRecord(unsent['refusal'])) return unsent
  return { ...unsent, refusal: { ...unsent['refusal'], text: unsent['refusal']['words'] } }
}

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
