import { randomUUID } from 'node:crypto'
import { endpoints } from '@dream/contract/api/routes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSubscriptionIds } from '#features/notifications/subscriptions.store.ts'
import { ACTORS, createActors } from '#testing/access/actors.ts'
import { bodyOf } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { aConversation } from '#testing/people/conversations.ts'
import { aBroker, signIn, type Person } from '#testing/people/people.ts'
import { openSocket } from '#testing/sockets/sockets.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
let actors: ReturnType<typeof createActors>
beforeAll(async () => {
  server = await startListeningApp()
  actors = createActors(server.database)
})
afterAll(() => server.close())

/** Addresses beside the routes of the contract, which the matrix covers. Add a new one here, and test it below. */
const ROUTES = ['GET /api/files/:fileId', 'GET /api/portraits/:id', 'GET /api/openapi.json', 'GET /ws']

test('every address under /api, and every socket, is in the contract or listed here', () => {
  const lines = server.app
    .printRoutes({ commonPrefix: false, includeHooks: false })
    .split('\n')
    // Built files may be named api-client.
    .filter((line) => /\/(api\/|ws\b)/.test(line))
  const known = new Set([...Object.keys(endpoints), ...ROUTES].map((name) => name.split(' ')[1]))

  const unknown = lines.flatMap((line) => {
    const path = /(\/(?:api|ws)\S*) \(/.exec(line)?.[1] ?? ''
    return known.has(path) || path === '/api/*' || path === '' ? [] : [path]
  })

  expect(lines.length).toBeGreaterThan(50)
  expect(unknown).toEqual([])
})

/** Expected refusal of a route for everybody who is signed in with a password of their own. */
const refusalOf = (actor: string) => ACTORS[actor]?.refusals['signed in'] ?? null

describe.each(Object.keys(ACTORS))('%s', (actor) => {
  test("file addresses refuse like every other route, and give nobody another person's file", async () => {
    const headers = await actors.headersOf(actor)
    for (const route of ['files', 'portraits']) {
      const answer = await server.app.inject({ url: `/api/${route}/${randomUUID()}`, headers: headers ?? {} })

      expect(bodyOf(answer).code).toBe(refusalOf(actor) ?? 'not-found')
    }
  })

  test('the socket refuses like every other route', async () => {
    const headers = await actors.headersOf(actor)
    const { rows } = await sql<{
      id: string
    }>`select user_id as id from sessions order by id desc limit 1`.execute(server.database.db)
    const who = headers ? ({ headers, user: { id: rows[0]?.id ?? '' } } as Person) : null
    const socket = openSocket(server.url, who)
    socket.socket.once('open', () =>
      socket.send({ type: 'auth', userId: who?.user.id ?? 'nobody', method: 'session' }),
    )

    await expect.poll(() => socket.frames.length).toBeGreaterThan(0)
    const [first] = socket.frames
    const isBroker = actor === 'broker'
    socket.close()

    // Buyers, and admins without a broker or role, are refused by the chat itself.
    expect(first?.type).toBe(isBroker ? 'auth_success' : 'auth_error')
    if (refusalOf(actor) !== null) expect(first).toMatchObject({ message: 'Authentication required' })
  })
})

test('a person who must change their password gets no push, and their chat is closed', async () => {
  const { broker, conversationId } = await aConversation(server.database)
  const { db } = server.database
  await db
    .insertInto('push_subscriptions')
    .values({
      user_id: broker.user.id,
      session_id: broker.sessionId,
      endpoint: `https://fcm.googleapis.com/${randomUUID()}`,
      p256dh: 'x',
      auth: 'x',
    })
    .execute()
  const before = await readSubscriptionIds(db, broker.user.id)

  await db.updateTable('users').set({ must_change_password: true }).where('id', '=', broker.user.id).execute()
  const again = { ...broker, ...(await signIn(server.database, broker.user.id)) }
  const read = await server.app.inject({
    url: `/api/conversations/${conversationId}/messages`,
    headers: again.headers,
  })

  expect(before).toHaveLength(1)
  expect(await readSubscriptionIds(db, broker.user.id)).toEqual([])
  expect(bodyOf(read).code).toBe('password-change-required')
})

test('with a password that somebody else chose only me, log out, refresh and change are allowed', async () => {
  const open: string[] = []
  const broker = await aBroker(server.database, { mustChangePassword: true })
  for (const name of Object.keys(endpoints)) {
    const [method = 'GET', path = ''] = name.split(' ')
    const { headers } = await signIn(server.database, broker.user.id)
    const answer = await server.app.inject({
      method: method as 'GET',
      url: path.replaceAll(/:\w+/g, randomUUID()),
      headers,
      ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
    })
    const code = answer.statusCode < 300 ? null : bodyOf(answer).code
    if (code !== 'password-change-required' && code !== 'not-found') open.push(name)
  }

  expect(open.toSorted()).toEqual([
    'GET /api/auth/csrf-token',
    'GET /api/auth/me',
    'GET /api/build-id',
    'POST /api/auth/login',
    'POST /api/auth/logout',
    'POST /api/auth/passkey',
    'POST /api/auth/passkey/options',
    'POST /api/auth/password/change',
    'POST /api/auth/password/forgot',
    'POST /api/auth/password/reset',
    'POST /api/auth/refresh',
    'POST /api/auth/register',
    'POST /api/debug/log',
    'POST /api/installs',
  ])
})
