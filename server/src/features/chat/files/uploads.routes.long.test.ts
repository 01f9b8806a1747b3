import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { UPLOADS_A_DAY } from '@dream/contract/rules/chat/files'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileIn, refusalIn, startFileServer } from '#testing/apps/file-server.ts'
import { joinChat } from '#testing/sockets/sockets.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aPdf, aPhoto } from '#testing/apps/uploads.ts'

let server: Awaited<ReturnType<typeof startFileServer>>
beforeAll(async () => {
  server = await startFileServer()
})
afterAll(() => server.close())

test("a photo arrives upright, smaller and without the camera's metadata", async () => {
  const { buyer, broker } = await server.aChat()
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
  expect((await desktop.receives('new_message')).message).toEqual(sent.body)
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

test('an upload that is retried, also concurrently, is one file; a file goes with one message of its own kind', async () => {
  const { buyer, broker } = await server.aChat()
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

test('a HEIC, whose location record would stay, is refused with the format to send instead', async () => {
  const { buyer } = await server.aChat()
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')

  const answer = await buyer.upload(heic, { name: 'IMG_0001.HEIC' })

  expect([answer.status, await answer.json()]).toMatchObject([
    415,
    { code: 'file-type', message: "HEIC photos can't be sent here. Send it as a JPEG." },
  ])
})

test.each([
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), [415, 'file-type']],
  ['a page that is called a photo', Buffer.from('<script>alert(1)</script>'), [415, 'file-type']],
  ['nothing at all', Buffer.alloc(0), [415, 'file-type']],
  ['what only begins like a photo', Buffer.from('ffd8ffe000104a464946', 'hex'), [422, 'file-unreadable']],
  ['more than ten megabytes', aPdf(10 * 1024 * 1024 + 1), [413, 'file-too-large']],
] as const)('%s is refused in words, and nothing is left of it', async (_, bytes, refusal) => {
  const { buyer } = await server.aChat()
  const before = await server.stored()

  const answer = await buyer.upload(bytes, { name: 'photo.jpg', type: 'image/jpeg' })

  expect(await refusalIn(answer)).toEqual(refusal)
  expect(await server.stored()).toEqual(before)
})

test('a picture that would exhaust the memory, or that is truncated, is refused', async () => {
  const { buyer } = await server.aChat()
  const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
  const photo = await aPhoto({ width: 1200, height: 900, format: 'png' })

  const refused = await buyer.upload(bomb)
  expect([refused.status, await refused.json()]).toEqual([
    422,
    { code: 'file-unreadable', message: 'Pictures can have at most 24 megapixels. Send a smaller one.' },
  ])
  expect(await refusalIn(await buyer.upload(photo.subarray(0, photo.length / 2)))).toEqual([
    422,
    'file-unreadable',
  ])
})

test('an aborted upload leaves nothing behind, and can be retried', async () => {
  const { buyer, conversationId } = await server.aChat()
  const before = await server.stored()
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
  await expect.poll(server.stored).not.toEqual(before)

  broken.destroy()

  await expect.poll(server.stored).toEqual(before)
  expect((await buyer.upload(aPdf(), { clientId })).status).toBe(201)
})

test("a person who has used up a day's uploads is told so, and can continue the next day", async () => {
  const { buyer } = await server.aChat()
  await buyer.upload(aPdf())
  await sql`
    update upload_days set files = ${UPLOADS_A_DAY.files} where user_id = ${buyer.person.user.id}`.execute(
    server.database.db,
  )

  const refused = await buyer.upload(aPdf())
  await sql`
    update upload_days set day = current_date - 1 where user_id = ${buyer.person.user.id}`.execute(
    server.database.db,
  )
  const nextDay = await buyer.upload(aPdf())

  expect(await refusalIn(refused)).toEqual([429, 'upload-limit'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(nextDay.status).toBe(201)
  const {
    rows: [row],
  } = await sql<{ files: number; bytes: string }>`
    select files, bytes from upload_days where user_id = ${buyer.person.user.id}`.execute(server.database.db)
  expect(row).toEqual({ files: 1, bytes: '2000' })
})

test('only uploads accept forms, and an upload does not accept JSON', async () => {
  const { buyer, conversationId } = await server.aChat()
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

  expect(await refusalIn(message)).toEqual([415, 'content-type'])
  expect(await refusalIn(json)).toEqual([400, 'validation-failed'])
  expect(await refusalIn(foreign)).toEqual([403, 'csrf-failed'])
})

test('a refused upload counts each time it begins, whatever its id', async () => {
  const { buyer } = await server.aChat()
  const clientId = randomUUID()
  const used = async () => {
    const { rows } = await sql<{ files: number; bytes: string }>`
      select files, bytes from upload_days where user_id = ${buyer.person.user.id}`.execute(
      server.database.db,
    )
    return rows[0] ?? { files: 0, bytes: '0' }
  }

  for (let tries = 0; tries < 3; tries += 1) {
    await buyer.upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), { clientId })
  }
  const { files, bytes } = await used()
  await sql`update upload_days set files = ${UPLOADS_A_DAY.files} where user_id = ${buyer.person.user.id}`.execute(
    server.database.db,
  )
  const refused = await buyer.upload(await aPhoto(), { clientId })

  expect(files).toBe(3)
  expect(Number(bytes)).toBeGreaterThan(100)
  expect(await refusalIn(refused)).toEqual([429, 'upload-limit'])
})

test("the process that decodes pictures has none of the server's privileges", async () => {
  const { createPictureMaker } = await import('./make-pictures.ts')
  const seen: { pid: number; uid: string; env: string }[] = []
  const watching = setInterval(() => seen.push(...picturesJobs()), 5)
  await using folder = temporaryFolder()
  const [source, full, preview] = ['source', 'full', 'preview'].map((name) => `${folder.path}/${name}`) as [
    string,
    string,
    string,
  ]
  await writeFile(source, await aPhoto({ width: 4000, height: 3000 }))

  await createPictureMaker().make('sam', { source, full, preview })
  clearInterval(watching)

  expect(seen.length).toBeGreaterThan(0)
  expect(seen.every(({ env }) => env === '')).toBe(true)
  if (process.getuid?.() === 0) expect(seen.some(({ uid }) => uid === '65534')).toBe(true)
})

/** Running picture processes, with their users and environments. */
function picturesJobs() {
  return readdirSync('/proc').flatMap((name) => {
    try {
      if (!readFileSync(`/proc/${name}/cmdline`, 'utf8').includes('picture-job.ts')) return []
      const uid = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1] ?? ''
      return [{ pid: Number(name), uid, env: readFileSync(`/proc/${name}/environ`, 'utf8') }]
    } catch {
      return []
    }
  })
}
