import { sql } from 'kysely'
import type { Database } from '#platform/database/database.ts'
import { type Person, signIn } from './people.ts'
import type { PushDevice } from '../services/push-service.ts'
import type { TestApp } from '../apps/test-app.ts'

/** Advances time by so many minutes: makes messages older, and jobs due sooner; in all conversations or in one. */
export async function timePasses(
  { db }: Database,
  minutes: number,
  conversationId: string | null = null,
): Promise<void> {
  await sql`update messages set created_at = created_at - make_interval(mins => ${minutes})
    where conversation_id = coalesce(${conversationId}, conversation_id)`.execute(db)
  await sql`update conversations set buyer_unread_check_at = buyer_unread_check_at - make_interval(mins => ${minutes}),
    broker_unread_check_at = broker_unread_check_at - make_interval(mins => ${minutes})
    where id = coalesce(${conversationId}, id)`.execute(db)
  await sql`update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => ${minutes})
    where ${conversationId}::text is null or payload ->> 'conversationId' = ${conversationId}`.execute(db)
}

/** Advances time step by step: from one due check or job to the next, running each when it is due. */
export async function wait(server: TestApp, minutes: number): Promise<void> {
  for (let left = minutes; left > 0;) {
    const step = Math.min(left, await minutesUntilDue(server.database))
    await timePasses(server.database, step)
    await server.runJobs()
    left -= step
  }
}

/** Whole minutes until the next unread check or job is due, at least one. */
async function minutesUntilDue({ db }: Database): Promise<number> {
  const { rows } = await sql<{ minutes: number | null }>`
    select ceil(extract(epoch from min(due.at) - now()) / 60)::int as minutes
    from (
      select least(buyer_unread_check_at, broker_unread_check_at) as at from conversations
      union all
      select run_at from graphile_worker._private_jobs where attempts < max_attempts
    ) as due`.execute(db)
  return Math.max(1, rows[0]?.minutes ?? Infinity)
}

/** Switches notifications on, on a device. */
export async function switchOn(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<Person, 'headers'>,
  device: PushDevice,
) {
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, headers, payload })
  await post('/api/notifications/decide', { isWanted: true })
  return post('/api/notifications/subscription', device.subscription)
}

/** Same person on another device. */
export async function onAnotherDevice(database: Database, person: Person): Promise<Person> {
  return { ...person, ...(await signIn(database, person.user.id)) }
}

/** Changes some of a person's settings. */
export async function setSettings(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<Person, 'headers'>,
  options: object,
) {
  const url = '/api/notifications/settings'
  const known = (await app.inject({ url, headers })).json()
  return app.inject({ method: 'PUT', url, headers, payload: { ...known, ...options } })
}
