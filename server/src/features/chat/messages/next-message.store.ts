import type { RawSql } from '#platform/database.ts'
import { isUniqueViolation } from '#platform/unique-violation.ts'
import type { Draft, Pace, Stored } from './store-messages.store.ts'

/** The two of a conversation; they never change. */
export type Pair = { buyerId: string; brokerId: string }
type Side = 'buyer' | 'broker'
type Row = Pick<Stored, 'stored_id' | 'stored_seq' | 'stored_at'>

/** Stores a message, or answers null with nothing done when there is more to it. */
export type StoreNext = (draft: Draft, pair: Pair) => Promise<Stored | null>

/**
 * Stores the next message of a talk that is under way, by a statement of its own for each side: nothing stands in the way, and it
 * is neither a first question nor its answer. Then it does what `store_new_message` does, and is free of what a function and the
 * rules of the other cases cost (decision 026). It has no file.
 */
export function createStoreNext(raw: RawSql, pace: Pace): StoreNext {
  const texts = { buyer: textOf('buyer', pace), broker: textOf('broker', pace) }

  return async (draft, pair) => {
    const { conversationId, senderId, clientId, type, body, designId } = draft
    const side = sideOf(senderId, pair)
    if (!side) return null
    const values = [conversationId, senderId, clientId, type, body, designId]
    const [row] = await raw.unsafe<Row[]>(texts[side], values, { prepare: true }).catch(noneIfThere)
    return row ? asStored(row, pair) : null
  }
}

/** Its client id is there already: who knows more has to look. */
function noneIfThere(error: unknown): Row[] {
  if (isUniqueViolation(error)) return []
  throw error
}

const asStored = (row: Row, { buyerId, brokerId }: Pair): Stored => ({
  outcome: 'stored',
  ...row,
  for_buyer: buyerId,
  for_broker: brokerId,
  wait_ms: null,
  is_first_reply: false,
})

function sideOf(userId: string, { buyerId, brokerId }: Pair): Side | null {
  if (userId === buyerId) return 'buyer'
  return userId === brokerId ? 'broker' : null
}

const PARTS = {
  buyer: {
    other: 'broker',
    course: 'waiting_since = coalesce(k.waiting_since, now()), snoozed_until = null',
    isUnderWay: 'k.first_asked_at is not null',
  },
  broker: {
    other: 'buyer',
    course: 'waiting_since = null',
    isUnderWay: '(k.first_replied_at is not null or k.first_asked_at is null)',
  },
} as const

/** In one line: the driver copies the text of a statement, and looks it up by it, each time that it is sent. */
const textOf = (side: Side, pace: Pace) => writtenOut(side, pace).replaceAll(/\s+/g, ' ').trim()

function writtenOut(side: Side, { burst, perSecond }: Pace): string {
  const { other, course, isUnderWay } = PARTS[side]
  return `
    with moved as (
      update conversations k
      set last_seq = k.last_seq + 1,
        last_message_at = greatest(now(), k.last_message_at + interval '1 microsecond'),
        ${other}_unread = k.${other}_unread + 1,
        ${side}_read_seq = k.${side}_read_seq + (k.${side}_read_seq = k.last_seq)::int,
        ${side}_received_seq = k.${side}_received_seq + (k.${side}_received_seq = k.last_seq)::int,
        ${other}_look_at = soon_or_sooner(k.${other}_look_at),
        ${side}_paced_until = greatest(now(), k.${side}_paced_until) + make_interval(secs => ${1 / perSecond}),
        ${course}
      where k.id = $1::uuid and k.${side}_id = $2::uuid
        and k.closed_at is null and k.blocked_by is null and ${isUnderWay}
        and k.${side}_paced_until <= now() + make_interval(secs => ${(burst - 1) / perSecond})
      returning k.last_seq, k.last_message_at
    )
    insert into messages (conversation_id, seq, client_id, sender_id, type, body, design_id, created_at)
    select $1::uuid, last_seq, $3::uuid, $2::uuid, $4, $5, $6::uuid, last_message_at from moved
    returning id as stored_id, seq as stored_seq, created_at as stored_at`
}
