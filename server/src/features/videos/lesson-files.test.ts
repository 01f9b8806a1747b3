import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const VIDEO = '/media/lessons/frontage.0a1b2c3d.mp4'
const CAPTIONS = '/media/lessons/frontage.4e5f6a7b.vtt'
const MUSIC = '/media/lessons/music.8c9d0e1f.m4a'
const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251))
/** Headers of a browser that plays: never a compressed copy. */
const PLAYS = { 'accept-encoding': 'identity;q=1, *;q=0' }

const library = temporaryFolder()
let server: TestApp

beforeAll(async () => {
  await mkdir(join(library.path, 'lessons'))
  await writeFile(join(library.path, 'lessons/frontage.0a1b2c3d.mp4'), BYTES)
  await writeFile(join(library.path, 'lessons/frontage.4e5f6a7b.vtt'), 'WEBVTT\n')
  await writeFile(join(library.path, 'lessons/music.8c9d0e1f.m4a'), BYTES)
  await writeFile(join(library.path, 'lessons/lessons.json'), '{}')
  server = await startTestApp({ mediaFolder: library.path })
})
afterAll(async () => {
  await server.close()
  await library[Symbol.asyncDispose]()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { ...PLAYS, ...headers } })

it('a video is sent whole, accepts ranges, and is immutable', async () => {
  const answer = await get(VIDEO)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '1000',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.rawPayload.equals(BYTES)).toBe(true)
})

it('music is sent as audio, and is immutable', async () => {
  const answer = await get(MUSIC)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'audio/mp4',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(answer.rawPayload.equals(BYTES)).toBe(true)
})

describe('a range of a video', () => {
  it.each([
    ['from the start', 'bytes=0-', 0, 999],
    ['in the middle', 'bytes=200-299', 200, 299],
    ['past the end', 'bytes=900-5000', 900, 999],
    ['at the end', 'bytes=-100', 900, 999],
    ['of one byte', 'bytes=0-0', 0, 0],
  ])('%s is answered with 206 and just these bytes', async (_, range, from, to) => {
    const answer = await get(VIDEO, { range })

    expect(answer.statusCode).toBe(206)
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-range': `bytes ${from}-${to}/1000`,
      'content-length': String(to - from + 1),
    })
    expect(answer.rawPayload.equals(BYTES.subarray(from, to + 1))).toBe(true)
  })

  it('behind the end is answered with 416 and the length', async () => {
    const answer = await get(VIDEO, { range: 'bytes=1000-' })

    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */1000')
  })

  it('continues only in the same version of the file', async () => {
    const { headers } = await get(VIDEO)
    const range = 'bytes=500-'

    const same = await get(VIDEO, { range, 'if-range': String(headers.etag) })
    const other = await get(VIDEO, { range, 'if-range': '"another"' })

    expect([same.statusCode, same.rawPayload.length]).toEqual([206, 500])
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, 1000])
  })
})

it('captions are text in UTF-8', async () => {
  const answer = await get(CAPTIONS)

  expect(answer.headers['content-type']?.toString().toLowerCase()).toBe('text/vtt; charset=utf-8')
  expect(answer.body).toBe('WEBVTT\n')
})

it('the list of lessons is not served, and a missing video is 404', async () => {
  const answers = await Promise.all(
    ['/media/lessons/lessons.json', '/media/lessons/no.mp4'].map((url) => get(url)),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
})

it('the page may play media from this origin only', async () => {
  const page = await get('/videos')

  expect(page.headers['content-security-policy']).toContain(";media-src 'self';")
})
