import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/** Counts for the set-up steps, without demo data. */
export async function readStart(db: Db) {
  const { rows } = await sql<{ owner: boolean; factors: boolean; designs: boolean; broker: boolean }>`
    with people as (
      select a.user_id, a.role from admins a join users u on u.id = a.user_id
      where a.ended_at is null and u.disabled_at is null and u.email not like '%@demo.local'
    )
    select exists (select from people where role = 'owner') as owner,
      exists (select from people) and not exists (
        select from people p
        where not exists (
          select from admin_factors f where f.user_id = p.user_id and f.confirmed_at is not null
        )
      ) as factors,
      exists (select from designs where not is_from_library and status <> 'archived') as designs,
      exists (
        select from users u where u.role = 'broker' and u.disabled_at is null and u.email not like '%@demo.local'
      ) as broker`.execute(db)
  return rows[0] ?? { owner: false, factors: false, designs: false, broker: false }
}
