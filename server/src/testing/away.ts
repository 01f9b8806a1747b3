import type { Database } from '#platform/database.ts'
import type { Person } from './people.ts'
import { signIn } from './people.ts'
import type { PushDevice } from './push-service.ts'
import type { TestApp } from './test-app.ts'

/** As if so many minutes went by: messages grow older, and jobs come closer; of all conversations or of one. */
export async function timePasses(
  { sql }: Database,
  minutes: number,
  conversationId: string | null = null,
): Promise<void> {
  await sql`update messages set created_at = created_at - make_interval(mins => ${minutes})
    where conversation_id = coalesce(${conversationId}, conversation_id)`
  await sql`update conversations set buyer_look_at = buyer_look_at - make_interval(mins => ${minutes}),
    broker_look_at = broker_look_at - make_interval(mins => ${minutes})
    where id = coalesce(${conversationId}, id)`
  await sql`update graphile_worker._private_jobs set run_at = run_at - make_interval(mins => ${minutes})
    where ${conversationId}::text is null or payload ->> 'conversationId' = ${conversationId}`
}

/** Lets time pass as it does, with jobs that are done when they are due. */
export async function wait(server: TestApp, minutes: number): Promise<void> {
  const step = 5
  for (let left = minutes; left > 0; left -= step) {
    await timePasses(server.database, Math.min(step, left))
    await server.runJobs()
  }
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

/** The same person with another device. */
export async function onAnotherDevice(database: Database, person: Person): Promise<Person> {
  return { ...person, ...(await signIn(database, person.user.id)) }
}

/** Changes some of a person's settings. */
export async function setWishes(
  { app }: Pick<TestApp, 'app'>,
  { headers }: Pick<Person, 'headers'>,
  wish: object,
) {
  const url = '/api/notifications/settings'
  const known = (await app.inject({ url, headers })).json()
  return app.inject({ method: 'PUT', url, headers, payload: { ...known, ...wish } })
}
