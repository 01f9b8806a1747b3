import { FEATURES, type UnlockAt } from '@dream/contract/rules/designs/unlocks'
import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/** Unlocks features for all people with enough plan likes. */
export async function unlockReached(tx: Tx, unlockAt: UnlockAt): Promise<void> {
  await sql`
    with fresh as (
      insert into unlocks (user_id, feature)
      select p.user_id, t.feature
      from user_progress p
      join unnest(${[...FEATURES]}::text[], ${FEATURES.map((feature) => unlockAt[feature])}::int[])
        as t (feature, likes) on t.likes <= p.most_floor_plan_likes
      on conflict do nothing
      returning user_id, feature
    )
    insert into events (user_id, kind, data)
    select user_id, 'unlocked', jsonb_build_object('feature', feature) from fresh`.execute(tx)
}
