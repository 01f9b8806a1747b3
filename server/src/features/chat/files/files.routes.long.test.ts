import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { fileIn, refusalIn, startFileServer } from '#testing/apps/file-server.ts'
import { aPdf, aPhoto, upload } from '#testing/apps/uploads.ts'

let server: Awaited<ReturnType<typeof startFileServer>>
beforeAll(async () => {
  server = await startFileServer()
})
afterAll(() => server.close())

test('a document is stored unchanged, and served only as a download', async () => {
  const { buyer, broker } = await server.aChat()
  const pdf = aPdf()

  const file = await fileIn(await broker.upload(pdf, { name: 'Qüote "1".pdf', type: 'image/png' }))
  await broker.send({ type: 'file', fileId: file.id })
  const answer = await buyer.get(file.url)
  const part = await buyer.get(file.url, { range: 'bytes=5-9' })
  const tail = await buyer.get(file.url, { range: 'bytes=-3' })
  const beyond = await buyer.get(file.url, { range: 'bytes=5000-' })

  expect(file).toMatchObject({
    kind: 'file',
    name: 'Qüote 1.pdf',
    mime: 'application/pdf',
    bytes: 2000,
    width: null,
  })
  expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="Q_ote 1.pdf"; filename*=UTF-8''Q%C3%BCote%201.pdf`,
    'content-security-policy': "default-src 'none';sandbox;frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
  })
  expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
    206,
    'bytes 5-9/2000',
    '1.7\nx',
  ])
  expect([tail.status, await tail.text()]).toEqual([206, 'xxx'])
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */2000'])
})

test('a file is checked at each request: it is for the two people only, and before it is sent for its owner only', async () => {
  const [{ buyer, broker }, other] = [await server.aChat(), await server.aChat()]
  const file = await fileIn(await buyer.upload(await aPhoto()))

  const early = await broker.get(file.url)
  await buyer.send({ type: 'image', fileId: file.id })
  const known = await broker.get(file.url)
  const etag = known.headers.get('etag') ?? ''

  expect([early.status, known.status]).toEqual([404, 200])
  expect((await broker.get(file.url, { 'if-none-match': etag })).status).toBe(304)
  expect((await other.buyer.get(file.url, { 'if-none-match': etag })).status).toBe(404)
  expect((await other.broker.get(file.previewUrl ?? '')).status).toBe(404)
  expect((await fetch(server.url + file.url)).status).toBe(401)
  expect((await buyer.get('/api/files/not-an-id')).status).toBe(404)
  const { conversationId } = other
  expect(await refusalIn(await upload(server.url, buyer.person, { conversationId, bytes: aPdf() }))).toEqual([
    404,
    'not-found',
  ])
})

test('deleting its message deletes a file for both, and from the store', async () => {
  const { buyer, broker } = await server.aChat()
  const file = await fileIn(await buyer.upload(await aPhoto()))
  const before = await server.stored()
  const sent = await buyer.send({ type: 'image', fileId: file.id })

  await buyer.remove(sent.body.id)

  expect((await broker.get(file.url)).status).toBe(404)
  expect((await buyer.get(file.previewUrl ?? '')).status).toBe(404)
  await expect.poll(async () => before.length - (await server.stored()).length).toBe(2)
  // Its row is deleted with the file itself.
  const known = () => sql`select from files where id = ${file.id}`.execute(server.database.db)
  await expect.poll(async () => (await known()).rows.length).toBe(0)
})

test('stored pictures are complete: the store holds exactly the pictures that are served', async () => {
  const { buyer } = await server.aChat()
  const file = await fileIn(await buyer.upload(await aPhoto({ format: 'png' })))

  const path = (await server.stored()).find((each) => each.endsWith(file.id)) ?? ''

  expect((await readFile(path)).length).toBe(file.bytes)
})
