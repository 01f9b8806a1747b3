import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aConversation, aText } from '#testing/people/conversations.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { type Person, signIn } from '#testing/people/people.ts'
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

/** Close code of a socket. */
const endOf = async ({ ended }: TestSocket) => (await ended).code

const WAYS: [string, (person: Person) => Promise<unknown>][] = [
  ['logging out', ({ headers }) => here.app.inject({ method: 'POST', url: '/api/auth/logout', headers })],
  [
    'ending every session',
    ({ user }) => here.database.db.deleteFrom('sessions').where('user_id', '=', user.id).execute(),
  ],
  [
    'closing the account',
    ({ user }) =>
      here.database.db
        .updateTable('users')
        .set({ disabled_at: sql`now()` })
        .where('id', '=', user.id)
        .execute(),
  ],
  [
    'another role',
    ({ user }) =>
      here.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', user.id).execute(),
  ],
]

test.each(WAYS)('%s ends the sockets of both processes by a notice', async (_, end) => {
  const { buyer } = await aConversation(here.database)
  const sockets = [await joinChat(here.url, buyer), await joinChat(there.url, buyer)]

  await end(buyer)

  for (const socket of sockets) {
    expect(await endOf(socket)).toBe(1008)
    expect(socket.frames.at(-1)).toEqual({ type: 'auth_error', message: 'Authentication required' })
  }
})

test('logging out on one device leaves the others, and other people, connected', async () => {
  const { buyer, broker, conversationId } = await aConversation(here.database)
  const tablet = { ...buyer, ...(await signIn(here.database, buyer.user.id)) }
  const [onPhone, onTablet, onDesktop] = [
    await joinChat(here.url, buyer),
    await joinChat(there.url, tablet),
    await joinChat(there.url, broker),
  ]

  await here.app.inject({ method: 'POST', url: '/api/auth/logout', headers: buyer.headers })
  expect(await endOf(onPhone)).toBe(1008)
  onDesktop.send({ type: 'message', conversationId, message: aText('Still here?') })

  expect((await onTablet.receives('new_message')).message.body).toBe('Still here?')
})

test('a process without a listener for a while detects sessions that ended meanwhile', async () => {
  const { buyer } = await aConversation(here.database)
  const socket = await joinChat(here.url, buyer)
  const { db } = here.database

  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'dream-design listener'`.execute(db)
  await db.deleteFrom('sessions').where('id', '=', buyer.sessionId).execute()

  expect(await endOf(socket)).toBe(1008)
})
