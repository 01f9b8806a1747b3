import { isRecord } from '@dream/contract/rules/app/is-record'
import type { DesignCard, NewMessage } from '@dream/contract/api/chat/messages'

/** Why the server will not take a message. */
export type Refusal = { code: string; words: string }

/** A file that goes up before its message; it lies on the device under the message's clientId. */
export type Upload = { name: string; bytes: number; isPicture: boolean }

/** A message that the server has not confirmed. */
export type Unsent = {
  clientId: string
  conversationId: string
  /** Null while its file has yet to go up. */
  message: NewMessage | null
  upload: Upload | null
  /** What a design message shows until it is sent. */
  design: DesignCard | null
  /** When it was written, by this device's clock. */
  at: string
  /** Set once the server refused it: it waits for the person then. */
  refusal: Refusal | null
}

/** Messages of all conversations, in the order in which they were written. */
export type MessageQueue = readonly Unsent[]

export const EMPTY_QUEUE: MessageQueue = []

const isNot = (clientId: string) => (each: Unsent) => each.clientId !== clientId

export const add = (messages: MessageQueue, unsent: Unsent): MessageQueue => [...messages, unsent]

/** It is stored, or nobody wants it any more. */
export const remove = (messages: MessageQueue, clientId: string): MessageQueue =>
  messages.filter(isNot(clientId))

export const refuse = (messages: MessageQueue, clientId: string, refusal: Refusal): MessageQueue =>
  messages.map((each) => (each.clientId === clientId ? { ...each, refusal } : each))

/** Sends a refused message after everything that waits: what was written since may have gone before it. */
export function retry(messages: MessageQueue, clientId: string): MessageQueue {
  const again = messages.find((each) => each.clientId === clientId)
  return again ? [...messages.filter(isNot(clientId)), { ...again, refusal: null }] : messages
}

/** What is sent next: whatever was refused does not hold up the rest. */
export const nextOf = (messages: MessageQueue): Unsent | undefined =>
  messages.find(({ refusal }) => refusal === null)

/** Of `MessageQueue` on the device. */
export const MESSAGES_VERSION = 1

/** Reads what a device saved; what is malformed in it is dropped. */
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
  orNull(isRefusal)(value['refusal'])

const isMessage = (value: unknown) => isRecord(value) && isText(value['type']) && isText(value['clientId'])

const isUpload = (value: unknown) =>
  isRecord(value) &&
  isText(value['name']) &&
  typeof value['bytes'] === 'number' &&
  typeof value['isPicture'] === 'boolean'

const isRefusal = (value: unknown) => isRecord(value) && isText(value['code']) && isText(value['words'])
