import type { Message } from '@dream/contract/api/chat/messages'
import { quoteOf } from '../messages/quote/quote-of.ts'

/**
 * Loaded messages of a conversation: one run by seq without gaps, which ends with the newest that can be shown. Messages after a
 * gap wait in `ahead` until it is filled.
 */
export type Timeline = {
  run: readonly Message[]
  ahead: readonly Message[]
  /** Newest known seq, loaded or not. */
  lastSeq: number
}

export const EMPTY_TIMELINE: Timeline = { run: [], ahead: [], lastSeq: 0 }

const lastOf = (messages: readonly Message[]) => messages.at(-1)?.seq ?? 0

/** Merges messages in any order, replacing those already there. Older ones are added only where they touch. */
export function merge(timeline: Timeline, added: readonly Message[], lastSeq = 0): Timeline {
  const newest = Math.max(timeline.lastSeq, lastSeq, ...added.map(({ seq }) => seq))
  if (added.length === 0) return newest === timeline.lastSeq ? timeline : { ...timeline, lastSeq: newest }
  const [only] = added
  if (added.length === 1 && only && only.seq === lastOf(timeline.run) + 1 && timeline.ahead.length === 0) {
    return { run: [...timeline.run, only], ahead: [], lastSeq: newest }
  }
  const all = newestCopies([...timeline.run, ...timeline.ahead, ...added])
  return { ...split(all, lastOf(timeline.run) || newestOf(added)), lastSeq: newest }
}

/** Sorts by seq and deduplicates, keeping the copy with the higher changeSeq. */
function newestCopies(messages: readonly Message[]): Message[] {
  const bySeq = new Map<number, Message>()
  for (const each of messages) {
    if (each.changeSeq >= (bySeq.get(each.seq)?.changeSeq ?? 0)) bySeq.set(each.seq, each)
  }
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

/** Replaces a message and its quotes by a newer version; messages that are not loaded are ignored. */
export function withChange(timeline: Timeline, changed: Message): Timeline {
  const held = [...timeline.run, ...timeline.ahead]
  const quote = quoteOf(changed)
  const news: Message[] = held
    .filter(({ replyTo }) => replyTo?.seq === changed.seq)
    .map((message) => ({ ...message, replyTo: quote }))
  if (held.some(({ seq }) => seq === changed.seq)) news.push(changed)
  return news.length > 0 ? merge(timeline, news) : timeline
}

const newestOf = (messages: readonly Message[]) => Math.max(...messages.map(({ seq }) => seq))

/** Splits off the run that touches the message `anchor`. */
function split(all: readonly Message[], anchor: number): Pick<Timeline, 'run' | 'ahead'> {
  const at = all.findIndex(({ seq }) => seq === anchor)
  const touches = (index: number) => all[index]?.seq === (all[index - 1]?.seq ?? -1) + 1
  let from = at
  while (from > 0 && touches(from)) from -= 1
  let to = at + 1
  while (to < all.length && touches(to)) to += 1
  return { run: all.slice(from, to), ahead: all.slice(to) }
}

/** Seq after which messages are missing; null when the run ends with the newest one. */
export const missingAfter = ({ run, lastSeq }: Timeline): number | null =>
  lastOf(run) < lastSeq ? lastOf(run) : null

/** Seq before which there are older messages to fetch; null at the beginning. */
export function olderThan({ run: [first] }: Timeline): number | null {
  return first && first.seq > 1 ? first.seq : null
}

/** Resumes from the newest: the gap is too large to fill, and is loaded page by page on request. */
export const leap = ({ ahead, lastSeq }: Timeline): Timeline => merge(EMPTY_TIMELINE, ahead, lastSeq)
