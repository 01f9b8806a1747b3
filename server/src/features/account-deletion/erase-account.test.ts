import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aPhoto } from '#testing/apps/uploads.ts'
import { searchDatabase } from '#testing/database/search-database.ts'
import { aTalkativeBuyer, deleteAccount, letGraceEnd } from '#testing/people/leaving.ts'
import { aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { joinChat } from '#testing/sockets/sockets.ts'
import { eraseAccount, resumeErasing } from './erase-account.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
let picture: Buffer
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: folder.path } })
  picture = await aPhoto({ format: 'png', width: 60, height: 40 })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

const stored = async () => (await readdir(folder.path, { recursive: true })).filter((name) => /-/.test(name))
const run = <T>(query: { execute(db: typeof server.database.db): Promise<{ rows: T[] }> }) =>
  query.execute(server.database.db)

/** Deletes an account, and lets the grace period pass. */
async function leave(buyer: Person) {
  expect((await deleteAccount(server, buyer)).statusCode).toBe(202)
  await letGraceEnd(server, buyer.user.id)
}

test('no data of an erased person is left in any column of any table, nor in any file', async () => {
  const { buyer, word, phone } = await aTalkativeBuyer(server, picture)
  const before = await searchDatabase(server.database.db, [word, phone])
  expect(new Set(before.map((line) => line.split(':')[0]))).toEqual(
    new Set([
      'public.briefs',
      'public.conversation_notes',
      'public.files',
      'public.messages',
      'public.profiles',
      'public.users',
    ]),
  )
  expect(await stored()).not.toEqual([])

  await leave(buyer)
  await server.runJobs()

  expect(await searchDatabase(server.database.db, [word, phone])).toEqual([])
  // Remaining rows with their id: the list that protects from restored backups, and the records of admins and jobs.
  expect(await searchDatabase(server.database.db, [buyer.user.id])).toEqual([
    `public.audit: ${buyer.user.id}`,
    `public.erased_accounts: ${buyer.user.id}`,
    `public.security_events: ${buyer.user.id}`,
  ])
  expect(await stored()).toEqual([])
})

test('their broker keeps what they wrote themselves, sees no name, and regains the place', async () => {
  const { buyer, broker, conversationId } = await aTalkativeBuyer(server, picture)
  const desk = openBrowser(server.app, { cookies: broker.cookies })
  const device = await joinChat(server.url, broker)
  device.send({ type: 'sync', conversations: [{ conversationId, seq: 0 }] })
  await leave(buyer)

  await server.runJobs()

  const conversation = bodyOf(await desk.get(`/api/conversations/${conversationId}`))
  const { items } = bodyOf(await desk.get(`/api/conversations/${conversationId}/messages`))
  expect(conversation).toMatchObject({ isClosed: true, other: { name: 'Deleted account' } })
  expect(
    items.map(({ type, body, deletedAt }: Record<string, unknown>) => [type, body, deletedAt !== null]),
  ).toEqual([
    ['system', 'chosen', false],
    ['text', '', true],
    ['text', 'A good question, says the broker', false],
    ['system', 'brief-changed', false],
    ['image', '', true],
    ['system', 'account-deleted', false],
  ])
  const { rows } = await run(sql`select buyer_count from brokers where user_id = ${broker.user.id}`)
  expect(rows).toEqual([{ buyer_count: 0 }])
  await expect.poll(() => JSON.stringify(device.frames)).toContain('account-deleted')
})

test('reported messages are kept until the report is decided', async () => {
  const { buyer, broker, conversationId } = await aTalkativeBuyer(server, picture)
  const desk = openBrowser(server.app, { cookies: broker.cookies })
  await desk.post(`/api/conversations/${conversationId}/report`, { reason: 'rude', seq: 2 })
  await leave(buyer)
  await server.runJobs()
  expect(await isThere(buyer)).toBe(true)

  await run(sql`update conversation_reports set decision = 'warn', decided_at = now()`)
  await letGraceEnd(server, buyer.user.id)
  await server.runJobs()

  expect(await isThere(buyer)).toBe(false)
})

test('a decided report of an erased buyer still is about their broker', async () => {
  const { buyer, broker, conversationId } = await aTalkativeBuyer(server, picture)
  const admin = openBrowser(server.app, { cookies: (await anAdmin(server.database)).cookies })
  await openBrowser(server.app, { cookies: buyer.cookies }).post(
    `/api/conversations/${conversationId}/report`,
    { reason: 'rude', seq: 3 },
  )
  await run(sql`
    update conversation_reports set decision = 'warn', decided_at = now()
    where conversation_id = ${conversationId}`)
  await leave(buyer)

  await server.runJobs()

  const { rows } = await run<{ id: string }>(
    sql`select id::text from conversation_reports where conversation_id = ${conversationId}`,
  )
  expect(bodyOf(await admin.get(`/api/admin/reports/${rows[0]?.id}`))).toMatchObject({
    about: { id: broker.user.id, role: 'broker' },
    reporter: { name: 'Deleted account', role: 'buyer' },
  })
})

test('a job killed between two files resumes where it was', async () => {
  const { buyer, word } = await aTalkativeBuyer(server, picture)
  await leave(buyer)
  const nothing = {
    removeExports: async () => undefined,
    publishChange: () => undefined,
    publishUpdate: () => undefined,
  }
  const dies = async () => {
    throw new Error('Killed')
  }
  const { database } = server

  await expect(eraseAccount({ database, forgetFile: dies, ...nothing }, buyer.user.id)).rejects.toThrow(
    'Killed',
  )
  // Erasure has begun: nobody signs in, and nobody can cancel it.
  const login = await logIn(buyer)
  await server.runJobs()

  expect(bodyOf(login)).toMatchObject({ code: 'credentials-wrong' })
  expect(await searchDatabase(database.db, [word])).toEqual([])
})

test('signing in at the moment of erasure either keeps the account or finds none', async () => {
  for (let round = 0; round < 6; round += 1) {
    const buyer = await aBuyer(server.database)
    await leave(buyer)

    const [login] = await Promise.all([logIn(buyer), server.runJobs()])

    const isKept = login.statusCode === 200
    expect([200, 401]).toContain(login.statusCode)
    expect(await isThere(buyer)).toBe(isKept)
    if (isKept) expect(bodyOf(login)).toMatchObject({ isKept: true })
  }
})

test('an account that a restored backup brought back is erased again, and so is one whose job was lost', async () => {
  const [restored, forgotten] = [await aBuyer(server.database), await aBuyer(server.database)]
  await run(sql`insert into erased_accounts (user_id) values (${restored.user.id})`)
  await deleteAccount(server, forgotten)
  await run(
    sql`update account_deletions set erase_at = now() - interval '2 hours' where user_id = ${forgotten.user.id}`,
  )
  await run(
    sql`delete from graphile_worker._private_jobs where key = ${`erase-account:${forgotten.user.id}`}`,
  )

  await resumeErasing(server.database)
  await server.runJobs()

  expect([await isThere(restored), await isThere(forgotten)]).toEqual([false, false])
})

const logIn = ({ user: { email }, password }: Person) =>
  openBrowser(server.app).post('/api/auth/login', { email, password })

async function isThere({ user }: Person) {
  const { rows } = await run(sql`select from users where id = ${user.id}`)
  return rows.length === 1
}
