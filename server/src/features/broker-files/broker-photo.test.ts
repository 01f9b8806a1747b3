import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import sharp from 'sharp'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startListeningApp } from '#testing/apps/listening-app.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aPdf, aPhoto } from '#testing/apps/uploads.ts'
import { aBrokerInReview, aListedBroker } from '#testing/people/brokers.ts'
import { anUnlockedBuyer } from '#testing/people/conversations.ts'
import { aBroker, aBuyer, anAdmin, type Person } from '#testing/people/people.ts'
import { chooseFileStore } from '#platform/files/choose-file-store.ts'
import { removeUnusedBrokerFiles } from './take-broker-file.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: join(folder.path, 'data') } })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

const WHOLE = { x: 0, y: 0, size: 1 }

async function put(who: Person, bytes: Buffer, crop = WHOLE) {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'me.png')
  const { x, y, size } = crop
  const answer = await fetch(`${server.url}/api/broker/photo?x=${x}&y=${y}&size=${size}`, {
    method: 'POST',
    headers: { ...who.headers, origin: server.url },
    body: form,
  })
  return { status: answer.status, body: (await answer.json()) as { portrait: string; code: string } }
}
const browserOf = ({ cookies }: Person) => openBrowser(server.app, { cookies })

/** Picture of four coloured quarters: red and green above, blue and white below. */
async function quarters(side = 400) {
  const half = side / 2
  const part = (background: string) =>
    sharp({ create: { width: half, height: half, channels: 3, background } })
      .png()
      .toBuffer()
  const [red, green, blue] = [await part('#f00'), await part('#0f0'), await part('#00f')]
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: half, top: 0 },
      { input: blue, left: 0, top: half },
    ])
    .png()
    .toBuffer()
}

test('the chosen square of a photo is stored, re-encoded and without its location', async () => {
  const broker = await aBrokerInReview(server.database)

  const { status, body } = await put(broker, await quarters(), { x: 0.5, y: 0, size: 0.5 })

  expect(status).toBe(201)
  const served = await browserOf(broker).get(body.portrait)
  const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 480,
    height: 480,
    exif: undefined,
  })
  const { dominant } = await sharp(served.rawPayload).stats()
  expect(dominant.g).toBeGreaterThan(200)
  expect(dominant.r).toBeLessThan(60)
  expect(served.headers['content-security-policy']).toContain('sandbox')
  const camera = await put(broker, await aPhoto())
  const plain = await browserOf(broker).get(camera.body.portrait)
  expect(plain.rawPayload.includes('SecretCamera')).toBe(false)
})

test("a photo is live at once on a draft, and on a listed broker's page once it is published", async () => {
  const [draft, listed] = [await aBrokerInReview(server.database), await aListedBroker(server.database)]
  const own = async (who: Person) => bodyOf(await browserOf(who).get('/api/broker/profile'))
  const buyer = browserOf(await anUnlockedBuyer(server.database))
  const seen = async () => bodyOf(await buyer.get(`/api/brokers/${listed.user.id}`)).portrait

  await put(draft, await quarters())
  const { body } = await put(listed, await quarters())

  expect(await own(draft)).toMatchObject({ portrait: expect.stringContaining('/api/portraits/'), version: 2 })
  expect(await own(listed)).toMatchObject({ portrait: body.portrait, review: 'waiting' })
  expect(await seen()).toBeNull()
  const admin = browserOf(await anAdmin(server.database))
  const url = `/api/admin/brokers/${listed.user.id}`
  const review = bodyOf(await admin.get(url))
  expect(review).toMatchObject({ published: { portrait: null }, page: { portrait: body.portrait } })
  expect((await admin.get(body.portrait)).statusCode).toBe(200)
  await admin.post(`${url}/publish`, { version: review.page.version })
  expect(await seen()).toBe(body.portrait)
  await browserOf(listed).delete('/api/broker/photo')
  expect(await seen()).toBe(body.portrait)
  expect(await own(listed)).toMatchObject({ portrait: null, review: 'waiting' })
})

test.each([
  ['a PDF', async () => aPdf(), WHOLE, 'file-type'],
  ['no picture at all', async () => Buffer.from('<svg onload="alert(1)"/>'), WHOLE, 'file-type'],
  ['half a picture', async () => (await quarters()).subarray(0, 300), WHOLE, 'file-unreadable'],
  ['too small a square', () => quarters(), { ...WHOLE, size: 0.1 }, 'file-unreadable'],
  ['more than ten megabytes', async () => Buffer.alloc(10 * 1024 * 1024 + 1, 'x'), WHOLE, 'file-too-large'],
])('%s is refused, and nothing of it is left', async (_, bytes, crop, code) => {
  const broker = await aBrokerInReview(server.database)

  const { body } = await put(broker, await bytes(), crop)

  expect(body.code).toBe(code)
  const { rows } = await sql`select from broker_files where broker_id = ${broker.user.id}`.execute(
    server.database.db,
  )
  expect(rows).toEqual([])
})

test('a broker without a page must write it first, buyers cannot upload a photo, and strangers see none', async () => {
  const { body } = await put(await aBrokerInReview(server.database), await quarters())

  expect((await put(await aBroker(server.database), await quarters())).body.code).toBe('page-first')
  expect((await put(await aBuyer(server.database), await quarters())).body.code).toBe('forbidden')
  expect((await openBrowser(server.app).get(body.portrait)).statusCode).toBe(401)
  expect((await browserOf(await aBuyer(server.database)).get(body.portrait)).statusCode).toBe(200)
})

test('a replaced photo is removed after a day, and the current one stays', async () => {
  const broker = await aBrokerInReview(server.database)
  const [first, second] = [await put(broker, await quarters()), await put(broker, await quarters())]
  const store = chooseFileStore({ s3Url: null, dataDir: join(folder.path, 'data') })
  const deps = { database: server.database, fileStore: store }
  await removeUnusedBrokerFiles(deps)
  expect((await browserOf(broker).get(first.body.portrait)).statusCode).toBe(200)

  await sql`update broker_files set created_at = now() - interval '25 hours'`.execute(server.database.db)
  await removeUnusedBrokerFiles(deps)

  expect((await browserOf(broker).get(first.body.portrait)).statusCode).toBe(404)
  expect((await browserOf(broker).get(second.body.portrait)).statusCode).toBe(200)
  const id = first.body.portrait.split('/').at(-1) ?? '-'
  const left = await readdir(folder.path, { recursive: true })
  expect(left.filter((name) => name.includes(id))).toEqual([])
})
