import { mkdir, writeFile } from 'node:fs/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const library = temporaryFolder()
const SVG = `<svg xmlns="http://www.w3.org/2000/svg"><path d="${'M0 0H9'.repeat(50)}"/></svg>\n`
const DRAWING = '/media/plans/wattle/plan-ground.0123abcd.svg'
const IMMUTABLE = 'public, max-age=31536000, immutable'
let server: TestApp

beforeAll(async () => {
  await mkdir(`${library.path}/plans/wattle`, { recursive: true })
  await writeFile(`${library.path}${DRAWING.replace('/media', '')}.gz`, gzipSync(SVG))
  await writeFile(`${library.path}/plans/wattle/card-ground.89abcdef.avif`, 'a picture')
  await writeFile(`${library.path}/plans/wattle/lesson.mp4`, 'a clip')
  await writeFile(`${library.path}/designs.json`, '{}')
  server = await startTestApp({ mediaFolder: library.path })
})
afterAll(async () => {
  await server.close()
  await library[Symbol.asyncDispose]()
})

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

test('a drawing is sent as stored to clients that accept gzip', async () => {
  const answer = await get(DRAWING, { 'accept-encoding': 'gzip, deflate, br' })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'image/svg+xml',
    'cache-control': IMMUTABLE,
    vary: 'accept-encoding',
    etag: expect.any(String),
    'x-content-type-options': 'nosniff',
  })
  expect(gunzipSync(answer.rawPayload).toString()).toBe(SVG)
})

test.each([undefined, 'identity', 'br', 'gzip;q=0, identity'])(
  'a drawing is unpacked for whoever takes no gzip (%s)',
  async (accepted) => {
    const answer = await get(DRAWING, accepted ? { 'accept-encoding': accepted } : {})

    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-length': String(SVG.length),
      'cache-control': IMMUTABLE,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
    expect(answer.body).toBe(SVG)
  },
)

test.each(['gzip', 'identity'])('a drawing that the browser has is not sent again (%s)', async (accepted) => {
  const headers = { 'accept-encoding': accepted }
  const { etag } = (await get(DRAWING, headers)).headers

  const again = await get(DRAWING, { ...headers, 'if-none-match': String(etag) })

  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
})

test('compressed and uncompressed drawings have different ETags', async () => {
  const [packed, unpacked] = await Promise.all([get(DRAWING, { 'accept-encoding': 'gzip' }), get(DRAWING)])

  expect(packed.headers.etag).not.toBe(unpacked.headers.etag)
})

test('a HEAD request for an uncompressed drawing sends no body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: DRAWING })

  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-length']).toBe(String(SVG.length))
  expect(answer.body).toBe('')
})

test.each([
  '/media/plans/wattle/plan-ground.99999999.svg',
  `${DRAWING}.gz`,
  '/media/plans/wattle',
  '/media/designs.json',
  '/media/plans/..%2fwattle/plan-ground.0123abcd.svg',
])('%s is not there', async (url) => {
  const answers = await Promise.all([get(url), get(url, { 'accept-encoding': 'gzip' })])

  for (const answer of answers) {
    expect(answer.statusCode).toBe(404)
    expect(answer.body).not.toContain('<svg')
  }
})

test('nothing can be written to a drawing', async () => {
  const answer = await server.app.inject({ method: 'POST', url: DRAWING })

  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
})

test('pictures and videos are sent unchanged, videos in ranges', async () => {
  const picture = await get('/media/plans/wattle/card-ground.89abcdef.avif', {
    'accept-encoding': 'gzip, br',
  })
  const video = await get('/media/plans/wattle/lesson.mp4', { range: 'bytes=2-5' })

  expect(picture.headers['content-type']).toBe('image/avif')
  expect(picture.headers['cache-control']).toBe(IMMUTABLE)
  expect(picture.body).toBe('a picture')
  expect(video.statusCode).toBe(206)
  expect(video.headers['content-range']).toBe('bytes 2-5/6')
  expect(video.body).toBe('clip')
})

test.each([
  ['GET', '/media/.git/config.svg'],
  ['GET', '/media/plans/.hidden.svg'],
  ['GET', '/media/plans/../designs.svg'],
  ['GET', '/media/plans/%2e%2e/wattle/lesson.mp4'],
  ['GET', '/media/plans%2fwattle%2flesson.mp4'],
  ['GET', '/media//plans/wattle/lesson.mp4'],
  ['GET', '/media/plans/wattle/lesson.mp4/'],
  ['GET', '/media/plans/wattle/lesson.mp4%00.svg'],
  ['GET', '/media/plans/wattle/lesson.mp4%'],
  ['GET', '/media/plans/WATTLE/lesson.mp4'],
  ['HEAD', '/media/.git/config.svg'],
  ['DELETE', '/media/plans/wattle/lesson.mp4'],
] as const)('%s %s is refused as the mistake that it is', async (method, url) => {
  const answer = await server.app.inject({ method, url })

  expect([400, 404]).toContain(answer.statusCode)
  expect(answer.body).not.toContain('clip')
})

const VIDEO = '/media/plans/wattle/lesson.mp4'

test.each([
  ['bytes=0-0', 206, 'a'],
  ['bytes=-4', 206, 'clip'],
  ['bytes=2-', 206, 'clip'],
  ['bytes=2-99', 206, 'clip'],
  ['bytes=6-', 416, ''],
  ['bytes=-0', 416, ''],
  ['bytes=4-2', 416, ''],
  ['bytes=99999999999999999999-', 416, ''],
  ['lines=0-1', 200, 'a clip'],
] as const)('the part %s is answered with %i', async (range, status, body) => {
  const answer = await get(VIDEO, { range })

  expect(answer.statusCode).toBe(status)
  if (status === 416) expect(answer.headers['content-range']).toBe('bytes */6')
  else expect(answer.body).toBe(body)
})

test('a range is sent only of the version that the browser has other ranges of', async () => {
  const { etag } = (await get(VIDEO)).headers
  const part = (ifRange: string) => get(VIDEO, { range: 'bytes=2-5', 'if-range': ifRange })

  expect((await part(String(etag))).statusCode).toBe(206)
  expect((await part('W/"another"')).statusCode).toBe(200)
  expect((await part('Sat, 01 Jan 2000 00:00:00 GMT')).statusCode).toBe(200)
})

test('a request for an earlier version of a file is answered that it has changed', async () => {
  const other = await get(VIDEO, { 'if-match': '"another"' })
  const older = await get(VIDEO, { 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })

  expect([other.statusCode, older.statusCode]).toEqual([412, 412])
  expect(other.json()).toMatchObject({ code: 'file-changed' })
})

test('thousands of ranges at once are answered with one', async () => {
  const parts = Array.from({ length: 3500 }, (_, at) => `${at % 6}-${at % 6}`)

  const answer = await get(VIDEO, { range: `bytes=${parts.join()}` })

  expect([answer.statusCode, answer.body]).toEqual([206, 'a clip'])
})
