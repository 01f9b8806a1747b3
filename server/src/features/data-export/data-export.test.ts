import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { unzip } from '#testing/apps/unzip.ts'
import { aPhoto } from '#testing/apps/uploads.ts'
import { aTalkativeBuyer, deleteAccount, letGraceEnd } from '#testing/people/leaving.ts'
import { aBroker, aBuyer, anAdmin, type Person, signIn } from '#testing/people/people.ts'
import { removeOldExports } from './make-export.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
let picture: Buffer
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: join(folder.path, 'data') } })
  picture = await aPhoto({ format: 'png', width: 60, height: 40 })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

const EXPORT = '/api/account/export'
const browserOf = ({ cookies }: Pick<Person, 'cookies'>) => openBrowser(server.app, { cookies })
const zips = async () =>
  (await readdir(folder.path, { recursive: true })).filter(
    (name) => name.endsWith('.zip') && name.includes('uploads'),
  )

/** Requests an export, runs its job, and gets a link with the password. */
async function linkOf(person: Person) {
  const browser = browserOf(person)
  await browser.post(EXPORT)
  await server.runJobs()
  const { url } = bodyOf(await browser.post(`${EXPORT}/link`, { password: person.password }))
  return { browser, url: String(url) }
}

async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const path = join(folder.path, 'read.zip.part')
  await writeFile(path, bytes)
  return unzip(path)
}
const textOf = (files: Map<string, Buffer>, path: string) => String(files.get(path))

test("the zip has the person's texts, choices and messages, with their files, and opens", async () => {
  const { buyer, word } = await aTalkativeBuyer(server, picture)
  const { browser, url } = await linkOf(buyer)

  const answer = await browser.get(url)

  expect(answer.headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="dream-design-data.zip"',
    'cache-control': 'no-store',
  })
  const files = await unzipped(answer.rawPayload)
  expect(JSON.parse(textOf(files, 'account.json'))).toMatchObject({ email: buyer.user.email })
  expect(textOf(files, 'everything-else/profiles.json')).toContain(`Suburb ${word}`)
  const [folderOfBroker] = [...files.keys()].flatMap((path) => /^conversations\/[^/]+/.exec(path)?.[0] ?? [])
  const messages = JSON.parse(textOf(files, `${folderOfBroker}/messages.json`))
  expect(messages.map(({ from, text }: Record<string, string>) => [from, text])).toContainEqual([
    'you',
    `Hello, ${word} here`,
  ])
  expect(JSON.stringify(messages)).toContain('A good question, says the broker')
  expect(textOf(files, `${folderOfBroker}/briefs.json`)).toContain(`Note ${word}`)
  const photo = files.get(`${folderOfBroker}/files/1-${word}.webp`)
  expect(photo?.subarray(8, 12).toString()).toBe('WEBP')
  expect(textOf(files, 'read-me.txt')).toContain('everything that is stored of you')
})

test('the zip has no secret that opens an account, and no private note of a broker', async () => {
  const { buyer, word } = await aTalkativeBuyer(server, picture)
  const { browser, url } = await linkOf(buyer)

  const files = await unzipped((await browser.get(url)).rawPayload)
  const all = [...files].map(([path, bytes]) => `${path} ${String(bytes)}`).join('\n')

  const { rows } = await sql<{ hash: string }>`
    select password_hash as hash from users where id = ${buyer.user.id}
    union all select encode(access_hash, 'hex') from sessions where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  for (const { hash } of rows) expect(all).not.toContain(hash)
  expect(all).not.toContain(`About ${word}`)
})

test('many swipes come page by page, each once', async () => {
  const buyer = await aBuyer(server.database)
  await sql`
    with designs as (
      insert into designs (id, slug, category, document)
      select gen_random_uuid(), 'many-' || n, 'Kitchen', jsonb_build_object('title', 'Many ' || n) from generate_series(1, 1203) n
      returning id
    )
    insert into preferences (user_id, design_id, action, at)
    select ${buyer.user.id}, id, 'pass', now() - make_interval(secs => (row_number() over ())::int / 7) from designs`.execute(
    server.database.db,
  )
  const { browser, url } = await linkOf(buyer)

  const files = await unzipped((await browser.get(url)).rawPayload)

  const swipes = JSON.parse(textOf(files, 'likes-and-passes.json'))
  expect(new Set(swipes.map(({ design }: { design: string }) => design)).size).toBe(1203)
  expect(swipes).toHaveLength(1203)
})

test('the link needs the password, this session, and use within five minutes', async () => {
  const buyer = await aBuyer(server.database)
  const { browser, url } = await linkOf(buyer)
  const wrong = await browser.post(`${EXPORT}/link`, { password: 'Wrong-2026' })
  const elsewhere = await signIn(server.database, buyer.user.id)
  const stranger = await aBuyer(server.database)

  expect(bodyOf(wrong)).toMatchObject({ code: 'password-wrong', errors: [{ path: 'password' }] })
  expect((await browser.get(url)).statusCode).toBe(200)
  for (const cookies of [elsewhere.cookies, stranger.cookies])
    expect(bodyOf(await browserOf({ cookies }).get(url))).toMatchObject({ code: 'export-missing' })
  expect((await openBrowser(server.app).get(url)).statusCode).toBe(401)
  await sql`update data_exports set link_until = now()`.execute(server.database.db)
  expect(bodyOf(await browser.get(url))).toMatchObject({ code: 'export-missing' })
})

test('after a day the export and its file are gone, and a new request makes a new one', async () => {
  const buyer = await aBuyer(server.database)
  const { browser, url } = await linkOf(buyer)
  const before = await zips()
  await sql`update data_exports set expires_at = now() where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )

  expect(bodyOf(await browser.get(url))).toMatchObject({ code: 'export-missing' })
  expect(bodyOf(await browser.get(EXPORT))).toMatchObject({ state: 'none' })
  expect(bodyOf(await browser.post(EXPORT))).toMatchObject({ state: 'making' })
  expect((await zips()).length).toBe(before.length - 1)
})

test('two tabs that request at once make one export, announced by email, and three a day are the limit', async () => {
  const buyer = await aBuyer(server.database)
  const browser = browserOf(buyer)
  const answers = await Promise.all([1, 2, 3].map(() => browser.copy().post(EXPORT)))
  await server.runJobs()

  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([202]))
  expect(bodyOf(await browser.get(EXPORT))).toMatchObject({ state: 'ready', bytes: expect.any(Number) })
  expect(server.messenger.sent.filter(({ to }) => to === buyer.user.email)).toHaveLength(1)

  for (let more = 0; more < 2; more += 1) {
    await sql`update data_exports set expires_at = now() where user_id = ${buyer.user.id}`.execute(
      server.database.db,
    )
    expect((await browser.post(EXPORT)).statusCode).toBe(202)
    await server.runJobs()
  }
  await sql`update data_exports set expires_at = now() where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  expect((await browser.post(EXPORT)).statusCode).toBe(429)
})

test('an admin starts an export for somebody, and only that person can download it', async () => {
  const buyer = await aBuyer(server.database)
  const admin = browserOf(await anAdmin(server.database))
  const ask = (id: string) => admin.post(`/api/admin/people/${id}/export`, { reason: 'They asked by letter' })

  const started = bodyOf(await ask(buyer.user.id))
  await server.runJobs()

  expect(started).toMatchObject({ dataExport: { isReady: false } })
  expect(JSON.stringify(started)).not.toContain('/export/')
  expect(server.messenger.lastTo(buyer.user.email).text).toContain('copy of your data is ready')
  const browser = browserOf(buyer)
  const { url } = bodyOf(await browser.post(`${EXPORT}/link`, { password: buyer.password }))
  expect((await admin.get(url)).statusCode).toBe(404)
  expect((await browser.get(url)).statusCode).toBe(200)
  expect(bodyOf(await ask((await aBroker(server.database)).user.id))).toMatchObject({ code: 'not-a-buyer' })
})

test('deleting the account deletes its export', async () => {
  const buyer = await aBuyer(server.database)
  await linkOf(buyer)
  await deleteAccount(server, buyer)
  await letGraceEnd(server, buyer.user.id)
  await server.runJobs()

  const { rows } = await sql`select from data_exports where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  expect(rows).toEqual([])
  await sql`update data_exports set expires_at = now()`.execute(server.database.db)
  const { chooseFileStore } = await import('#platform/files/choose-file-store.ts')
  const fileStore = chooseFileStore({ s3Url: null, dataDir: join(folder.path, 'data') })
  await removeOldExports({ database: server.database, fileStore })
  expect(await zips()).toEqual([])
})
