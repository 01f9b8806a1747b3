import type { DesignCard, NewMessage } from '@dream/contract/api/messages'

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
export type Outbox = readonly Unsent[]

export const EMPTY_OUTBOX: Outbox = []

const isNot = (clientId: string) => (each: Unsent) => each.clientId !== clientId

export const add = (outbox: Outbox, unsent: Unsent): Outbox => [...outbox, unsent]

/** It is stored, or nobody wants it any more. */
export const remove = (outbox: Outbox, clientId: string): Outbox => outbox.filter(isNot(clientId))

export const refuse = (outbox: Outbox, clientId: string, refusal: Refusal): Outbox =>
  outbox.map((each) => (each.clientId === clientId ? { ...each, refusal } : each))

/** Sends a refused message after everything that waits: what was written since may have gone before it. */
export function retry(outbox: Outbox, clientId: string): Outbox {
  const again = outbox.find((each) => each.clientId === clientId)
  return again ? [...outbox.filter(isNot(clientId)), { ...again, refusal: null }] : outbox
}

/** What is sent next: whatever was refused does not hold up the rest. */
export const nextOf = (outbox: Outbox): Unsent | undefined => outbox.find(({ refusal }) => refusal === null)

/** Reads what a device kept; anything strange counts as nothing. */
export function parseOutbox(stored: unknown): Outbox {
  const isOutbox = (value: unknown): value is Outbox => Array.isArray(value) && value.every(isUnsent)
  return isOutbox(stored) ? stored : EMPTY_OUTBOX
}

function isUnsent(value: unknown): boolean {
  const isThere = typeof value === 'object' && value !== null
  return (
    isThere && 'clientId' in value && 'conversationId' in value && 'message' in value && 'refusal' in value
  )
}
