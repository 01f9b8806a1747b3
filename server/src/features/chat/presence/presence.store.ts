import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

type Noted = { processId: string; userIds: readonly string[]; deadAfterS: number }

/** Stores people with a socket at this process; returns those who have none at another living one. */
export async function insertPresences(db: Db, { processId, userIds, deadAfterS }: Noted) {
  const { rows } = await sql<{ user_id: string }>`
    with before as (
      select p.user_id from presences p join app_processes a on a.id = p.process_id
      where p.user_id = any (${[...userIds]}::uuid[]) and p.process_id <> ${processId}
        and a.seen_at > now() - make_interval(secs => ${deadAfterS})
    ), noted as (
      insert into presences (user_id, process_id)
      select id, ${processId} from unnest(${[...userIds]}::uuid[]) as here (id)
      on conflict do nothing
    )
    select id as user_id from unnest(${[...userIds]}::uuid[]) as here (id)
    where id not in (select user_id from before)`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

export async function deletePresences(db: Db, processId: string, userIds: readonly string[]) {
  await sql`delete from presences where process_id = ${processId} and user_id = any (${[...userIds]}::uuid[])`.execute(
    db,
  )
}

const atDeadProcess = (deadAfterS: number) => sql`
  not exists (
    select from app_processes a
    where a.id = p.process_id and a.seen_at > now() - make_interval(secs => ${deadAfterS})
  )`

/** People at dead processes. */
export async function readDeadPresences(db: Db, deadAfterS: number) {
  const { rows } = await sql<{ user_id: string; process_id: string }>`
    select user_id, process_id from presences p where ${atDeadProcess(deadAfterS)}`.execute(db)
  return rows
}

export async function deleteDeadPresences(db: Db, deadAfterS: number) {
  await sql`delete from presences p where ${atDeadProcess(deadAfterS)}`.execute(db)
}

/** For each of these people: whether they are online at any living process, and who should be notified. */
export async function readWitnesses(db: Db, userIds: readonly string[], deadAfterS: number) {
  const ids = [...userIds]
  const { rows } = await sql<{ user_id: string; is_online: boolean; witnesses: string[] }>`
    select user_id, array_agg(other_id) as witnesses,
      user_id in (
        select p.user_id from presences p join app_processes a on a.id = p.process_id
        where p.user_id = any (${ids}::uuid[]) and a.seen_at > now() - make_interval(secs => ${deadAfterS})
      ) as is_online
    from (
      select buyer_id as user_id, broker_id as other_id from conversations
      where buyer_id = any (${ids}::uuid[]) and closed_at is null and blocked_by is null
      union all
      select broker_id, buyer_id from conversations
      where broker_id = any (${ids}::uuid[]) and closed_at is null and blocked_by is null
    ) as seen
    group by user_id`.execute(db)
  return rows
}
