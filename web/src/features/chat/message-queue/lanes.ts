import { heldFor, type MessageQueue, type Unsent } from './queue-state.ts'

/**
 * What is sent one after the other: the messages of a conversation, and beside them those whose files have yet to go up. Nothing in one
 * conversation holds up another, and a file holds up what is written behind it only until it is late.
 */
export type Lane = { conversationId: string; isOfFiles: boolean }

const OF_FILES = '/files'

export const nameOf = ({ conversationId, isOfFiles }: Lane) => conversationId + (isOfFiles ? OF_FILES : '')

export const laneNamed = (name: string): Lane =>
  name.endsWith(OF_FILES)
    ? { conversationId: name.slice(0, -OF_FILES.length), isOfFiles: true }
    : { conversationId: name, isOfFiles: false }

const isFile = ({ message }: Unsent) => message === null

/** Whether a message waits in a lane. */
export const isIn =
  ({ conversationId, isOfFiles }: Lane) =>
  (each: Unsent) =>
    each.conversationId === conversationId && isFile(each) === isOfFiles

/** The lanes in which something waits. */
export const lanesOf = (messages: MessageQueue): Set<string> =>
  new Set(
    messages
      .filter(({ refusal, isUndone }) => refusal === null || isUndone)
      .map((each) => nameOf({ conversationId: each.conversationId, isOfFiles: isFile(each) })),
  )

/** What is sent next in a lane: not what was refused, and nothing that has to wait for what was written before it. */
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
