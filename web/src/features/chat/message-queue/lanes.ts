import { heldFor, type MessageQueue, type Unsent } from './queue-state.ts'

/**
 * Lane whose messages are sent in sequence: one per conversation, and one for its uploads. Conversations do not block each other,
 * and an upload blocks later messages only until it is late.
 */
export type Lane = { conversationId: string; isOfFiles: boolean }

const OF_FILES = '/files'

export const nameOf = ({ conversationId, isOfFiles }: Lane) => conversationId + (isOfFiles ? OF_FILES : '')

export const laneNamed = (name: string): Lane =>
  name.endsWith(OF_FILES)
    ? { conversationId: name.slice(0, -OF_FILES.length), isOfFiles: true }
    : { conversationId: name, isOfFiles: false }

const isFile = ({ message }: Unsent) => message === null

/** Whether a message is in a lane. */
export const isIn =
  ({ conversationId, isOfFiles }: Lane) =>
  (each: Unsent) =>
    each.conversationId === conversationId && isFile(each) === isOfFiles

/** Lanes with unsent messages. */
export const lanesOf = (messages: MessageQueue): Set<string> =>
  new Set(
    messages
      .filter(({ refusal, isUndone }) => refusal === null || isUndone)
      .map((each) => nameOf({ conversationId: each.conversationId, isOfFiles: isFile(each) })),
  )

/** Next message of a lane: neither a refused one, nor one that must wait for an earlier one. */
export function nextOf(messages: MessageQueue, lane: Lane, now: number): Unsent | undefined {
  const undone = messages.find((each) => each.isUndone && isIn(lane)(each))
  if (undone) return undone
  const first = messages.find(
    (each) =>
      each.conversationId === lane.conversationId &&
      each.refusal === null &&
      (lane.isOfFiles || !(isFile(each) && each.isLate)),
  )
  return first && isIn(lane)(first) && heldFor(first, now) === 0 ? first : undefined
}
