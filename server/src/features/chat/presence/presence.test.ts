import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { aConversation } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { joinChat, type TestSocket } from '#testing/sockets/sockets.ts'

let here: Awaited<ReturnType<typeof startListeningApp>>
let there: Awaited<ReturnType<typeof startListeningApp>>
beforeAll(async () => {
  here = await startListeningApp()
  there = await startListeningApp({ database: here.database })
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const presenceOf = ({ frames }: TestSocket) =>
  frames.flatMap((frame) => (frame.type === 'presence' ? [frame.isOnline] : []))

const placesOf = async (userId: string) => {
  const { rows } = await sql`select process_id from presences where user_id = ${userId}`.execute(
    here.database.db,
  )
  return rows.length
}

test('a second device at another process changes nothing: the person was online already', async () => {
  const { buyer, broker } = await aConversation(here.database)
  const desktop = await joinChat(here.url, broker)
  await joinChat(here.url, buyer)
  await desktop.receives('presence', ({ isOnline }) => isOnline)

  await joinChat(there.url, buyer)
  await expect.poll(() => placesOf(buyer.user.id)).toBe(2)
  await joinChat(there.url, (await aConversation(here.database)).buyer)

  expect(presenceOf(desktop)).toEqual([true])
})

test('a person who was online at a dead process comes back, and the other one is notified', async () => {
  const { buyer, broker } = await aConversation(here.database)
  const desktop = await joinChat(here.url, broker)
  await sql`
    with dead as (
      insert into app_processes (id, seen_at) values (gen_random_uuid(), now() - interval '1 minute') returning id
    )
    insert into presences (user_id, process_id) select ${buyer.user.id}, id from dead`.execute(
    here.database.db,
  )

  await joinChat(there.url, buyer)

  expect(await desktop.receives('presence')).toMatchObject({ userId: buyer.user.id, isOnline: true })
})

test('each process notifies its own people about those of a dead process, and leaves the rest to the others', async () => {
  const { buyer, broker } = await aConversation(here.database)
  const desktops = await Promise.all([here, there].map(({ url }) => joinChat(url, broker)))
  await sql`
    with dead as (
      insert into app_processes (id, seen_at) values (gen_random_uuid(), now() - interval '25 seconds') returning id
    )
    insert into presences (user_id, process_id) select ${buyer.user.id}, id from dead`.execute(
    here.database.db,
  )

  for (const desktop of desktops)
    expect(await desktop.receives('presence')).toMatchObject({ userId: buyer.user.id, isOnline: false })

  expect(await placesOf(buyer.user.id)).toBe(1)
  for (const desktop of desktops) expect(presenceOf(desktop)).toEqual([false])
})
