import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { MessageFile } from '@dream/contract/api/files'
import { UPLOADS_A_DAY } from '@dream/contract/rules/files'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aConversation } from '#testing/conversations.ts'
import { startListeningApp } from '#testing/listening-app.ts'
import type { Person } from '#testing/people.ts'
import { joinChat } from '#testing/sockets.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { aPdf, aPhoto, upload } from '#testing/uploads.ts'

let server: Awaited<ReturnType<typeof startListeningApp>>
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startListeningApp({ settings: { DATA_DIR: folder.path } })
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

async function aChat() {
  const { buyer, broker, conversationId } = await aConversation(server.database)
  const as = (person: Person) => ({
    person,
    upload: (bytes: Buffer, wish: { name?: string; type?: string; clientId?: string } = {}) =>
      upload(server.url, person, { conversationId, bytes, ...wish }),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(server.url + path, { headers: { ...person.headers, ...headers } }),
    send: async (message: object) => {
      const answer = await fetch(`${server.url}/api/conversations/${conversationId}/messages`, {
        method: 'POST',
        headers: { ...person.headers, origin: server.url, 'content-type': 'application/json' },
        body: JSON.stringify({ clientId: randomUUID(), ...message }),
      })
      const body = JSON.parse(await answer.text())
      return { status: answer.status, body }
    },
    remove: (messageId: string) =>
      fetch(`${server.url}/api/conversations/${conversationId}/messages/${messageId}`, {
        method: 'DELETE',
        headers: { ...person.headers, origin: server.url },
      }),
  })
  return { buyer: as(buyer), broker: as(broker), conversationId }
}
const fileIn = async (answer: Response) => MessageFile.parse(await answer.json())
const codeIn = async (answer: Response) => {
  const told = (await answer.json()) as { code: string }
  return [answer.status, told.code]
}
/** Everything that lies below the folder of uploads. */
const stored = async () => {
  const entries = await readdir(join(folder.path, 'uploads'), { recursive: true, withFileTypes: true })
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
}

test('a photo arrives upright, smaller and without what the camera wrote into it', async () => {
  const { buyer, broker } = await aChat()
  const desktop = await joinChat(server.url, broker.person)

  const file = await fileIn(
    await buyer.upload(await aPhoto({ width: 3000, height: 2000 }), { name: 'Land.JPG' }),
  )
  const sent = await buyer.send({ type: 'image', fileId: file.id, body: 'Our block' })

  expect(file).toMatchObject({
    kind: 'image',
    name: 'Land.webp',
    mime: 'image/webp',
    width: 1365,
    height: 2048,
  })
  expect(sent.body).toMatchObject({ type: 'image', body: 'Our block', file })
  expect((await desktop.hears('new_message')).message).toEqual(sent.body)
  const answer = await broker.get(file.url)
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes).toHaveLength(file.bytes)
  expect(bytes.includes('SecretCamera')).toBe(false)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1365, height: 2048 })
  expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  const small = Buffer.from(await (await broker.get(file.previewUrl ?? '')).arrayBuffer())
  expect(await sharp(small).metadata()).toMatchObject({ width: 320, height: 480 })
  expect(file.placeholder).toMatch(/^data:image\/webp;base64,.{40,400}$/)
})

test('a document is kept as it is, and given only to be saved', async () => {
  const { buyer, broker } = await aChat()
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

test('a file is for the two people alone, at each request, and before it is sent for its owner alone', async () => {
  const [{ buyer, broker }, other] = [await aChat(), await aChat()]
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
  expect(await codeIn(await upload(server.url, buyer.person, { conversationId, bytes: aPdf() }))).toEqual([
    404,
    'not-found',
  ])
})

test('an upload that is tried again, also at the same time, is one file; a file goes with one message of its own kind', async () => {
  const { buyer, broker } = await aChat()
  const photo = await aPhoto()
  const clientId = randomUUID()

  const [first, second] = await Promise.all([
    buyer.upload(photo, { clientId }).then(fileIn),
    buyer.upload(photo, { clientId }).then(fileIn),
  ])
  const third = await fileIn(await buyer.upload(photo, { clientId }))
  const message = { type: 'image', fileId: first.id, clientId: randomUUID() }
  const sent = await buyer.send(message)
  const again = await buyer.send(message)

  expect([second, third]).toEqual([first, first])
  expect([sent.status, again]).toEqual([201, sent])
  expect((await buyer.send({ type: 'image', fileId: first.id })).body.code).toBe('file-missing')
  const unsent = await fileIn(await buyer.upload(photo))
  expect((await buyer.send({ type: 'file', fileId: unsent.id })).body.code).toBe('file-missing')
  expect((await broker.send({ type: 'image', fileId: unsent.id })).body.code).toBe('file-missing')
})

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [415, 'file-type']],
  ['a page that is called a photo', Buffer.from('<script>alert(1)</script>'), [415, 'file-type']],
  ['nothing at all', Buffer.alloc(0), [415, 'file-type']],
  ['what only begins like a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), [422, 'file-unreadable']],
  ['more than ten megabytes', aPdf(10 * 1024 * 1024 + 1), [413, 'file-too-large']],
] as const)('%s is refused in words, and nothing is left of it', async (_, bytes, refusal) => {
  const { buyer } = await aChat()
  const before = await stored()

  const answer = await buyer.upload(bytes, { name: 'photo.jpg', type: 'image/jpeg' })

  expect(await codeIn(answer)).toEqual(refusal)
  expect(await stored()).toEqual(before)
})

test('a picture that would fill the memory, or that was cut off, is refused', async () => {
  const { buyer } = await aChat()
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  const photo = await aPhoto({ width: 1200, height: 900, format: 'png' })

  expect(await codeIn(await buyer.upload(bomb))).toEqual([422, 'file-unreadable'])
  expect(await codeIn(await buyer.upload(photo.subarray(0, photo.length / 2)))).toEqual([
    422,
    'file-unreadable',
  ])
})

test('an upload that breaks off leaves nothing, and can be tried again', async () => {
  const { buyer, conversationId } = await aChat()
  const before = await stored()
  const clientId = randomUUID()
  const broken = request(`${server.url}/api/conversations/${conversationId}/files?clientId=${clientId}`, {
    method: 'POST',
    headers: {
      ...buyer.person.headers,
      origin: server.url,
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': 500_000,
    },
  })
  broken.on('error', () => undefined)
  broken.write('--b\r\ncontent-disposition: form-data; name="file"; filename="x.pdf"\r\n\r\n%PDF-1.7')
  await expect.poll(stored).not.toEqual(before)

  broken.destroy()

  await expect.poll(stored).toEqual(before)
  expect((await buyer.upload(aPdf(), { clientId })).status).toBe(201)
})

test('with its message a file is gone for both, and from the store', async () => {
  const { buyer, broker } = await aChat()
  const file = await fileIn(await buyer.upload(await aPhoto()))
  const before = await stored()
  const sent = await buyer.send({ type: 'image', fileId: file.id })

  await buyer.remove(sent.body.id)

  expect((await broker.get(file.url)).status).toBe(404)
  expect((await buyer.get(file.previewUrl ?? '')).status).toBe(404)
  await expect.poll(async () => before.length - (await stored()).length).toBe(2)
  expect(await server.database.sql`select from files where id = ${file.id}`).toHaveLength(0)
})

test("who has used up a day's uploads is told so, and can go on the next day", async () => {
  const { buyer } = await aChat()
  await buyer.upload(aPdf())
  await server.database.sql`
    update upload_days set files = ${UPLOADS_A_DAY.files} where user_id = ${buyer.person.user.id}`

  const refused = await buyer.upload(aPdf())
  await server.database.sql`
    update upload_days set day = current_date - 1 where user_id = ${buyer.person.user.id}`
  const nextDay = await buyer.upload(aPdf())

  expect(await codeIn(refused)).toEqual([429, 'upload-limit'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(nextDay.status).toBe(201)
  const [row] = await server.database.sql<{ files: number; bytes: string }[]>`
    select files, bytes from upload_days where user_id = ${buyer.person.user.id}`
  expect(row).toEqual({ files: 1, bytes: '2000' })
})

test('forms are taken by uploads alone, and an upload is no JSON', async () => {
  const { buyer, conversationId } = await aChat()
  const url = `${server.url}/api/conversations/${conversationId}`
  const form = new FormData()
  form.set('body', 'Hello')
  const headers = { ...buyer.person.headers, origin: server.url }

  const message = await fetch(`${url}/messages`, { method: 'POST', headers, body: form })
  const json = await fetch(`${url}/files?clientId=${randomUUID()}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: '{}',
  })
  const foreign = await fetch(`${url}/files?clientId=${randomUUID()}`, {
    method: 'POST',
    headers: { cookie: buyer.person.headers.cookie, origin: server.url },
    body: form,
  })

  expect(await codeIn(message)).toEqual([415, 'content-type'])
  expect(await codeIn(json)).toEqual([400, 'validation-failed'])
  expect(await codeIn(foreign)).toEqual([403, 'csrf-failed'])
})

test('what is stored is whole: the pictures of the store are those that are served', async () => {
  const { buyer } = await aChat()
  const file = await fileIn(await buyer.upload(await aPhoto({ format: 'png' })))

  const path = (await stored()).find((each) => each.endsWith(file.id)) ?? ''

  expect((await readFile(path)).length).toBe(file.bytes)
})
