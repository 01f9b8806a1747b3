import { sql } from 'kysely'
import type { Db, Tx } from '#platform/database/database.ts'

/** Dealt card, without the person. */
export type DealtCard = {
  /** Comes back with the swipe. */
  deal: string
  policy: string
  designId: string
  /** Position in the hand, from 0. */
  place: number
  isRandom: boolean
  /** Probability that this card was dealt at this position. */
  probability: number
  /** Sentence on the card, without its numbers. */
  reason: string | null
}

export type Outcome = { deal: string; action: 'like' | 'pass' }

export async function insertDealt(db: Db | Tx, cards: readonly DealtCard[]) {
  await sql`
    insert into dealt_cards (deal, policy, design_id, place, is_random, probability, reason)
    select decode(deal, 'hex'), policy, design_id, place, is_random, probability, reason
    from jsonb_to_recordset(${JSON.stringify(
      cards.map(({ designId, isRandom, ...card }) => ({ ...card, design_id: designId, is_random: isRandom })),
    )}::text::jsonb)
      as cards (deal text, policy text, design_id uuid, place int, is_random bool, probability real, reason text)
    on conflict do nothing`.execute(db)
}

/** The last action counts: an undone like that is passed is a pass. */
export async function setOutcomes(db: Db | Tx, outcomes: readonly Outcome[]) {
  await sql`
    update dealt_cards set action = outcomes.action
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::text::jsonb) as outcomes (deal text, action text)
    where dealt_cards.deal = decode(outcomes.deal, 'hex')`.execute(db)
}

/** Days for which swipes of offline devices may still arrive. */
const SETTLES_DAYS = 2
export const KEPT_DAYS = 90

/** Counts past days that are not counted yet, and deletes rows past their retention. Idempotent. */
export async function rollUpDealt(tx: Tx) {
  await sql`
    insert into deal_days (day, policy, is_random, reason, dealt, likes, passes)
    select at::date, policy, is_random, coalesce(reason, ''), count(*), count(*) filter (where action = 'like'),
      count(*) filter (where action = 'pass')
    from dealt_cards
    where at < current_date - ${SETTLES_DAYS}::int
      and at >= coalesce((select max(day) + 1 from deal_days), '-infinity'::date)
    group by 1, 2, 3, 4
    on conflict do nothing`.execute(tx)
  await sql`delete from dealt_cards where at < now() - make_interval(days => ${KEPT_DAYS}::int)`.execute(tx)
}
