import { afterAll, beforeAll, expect, test } from 'vitest'
import type { VideoFileKind } from '@dream/contract/rules/admin/content/videos'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { aForm } from '#testing/apps/forms.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aPhoto } from '#testing/apps/uploads.ts'
import { aCaptions, aVideoFile, aVideoDocument, storeVideos } from '#testing/designs/videos.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'
import { removeUnusedVideoFiles } from './remove-unused-files.ts'

const data = temporaryFolder()
let server: TestApp
beforeAll(async () => {
  server = await startTestApp({ settings: { DATA_DIR: data.path } })
})
afterAll(async () => {
  await server.close()
  await data[Symbol.asyncDispose]()
})

async function anEditor() {
  const { cookies } = await anAdmin(server.database, { adminRole: 'editor' })
  const browser = openBrowser(server.app, { cookies })
  const path = (id: string) => `/api/admin/videos/${id}`
  return {
    browser,
    start: async () => bodyOf(await browser.post('/api/admin/videos', { title: 'Driveways' })),
    write: async (id: string, version: number, changes: object) =>
      bodyOf(await browser.patch(path(id), { version, changes })),
    act: (id: string, action: string, body: object) => browser.post(`${path(id)}/${action}`, body),
    async send(id: string, kind: VideoFileKind, bytes: Buffer) {
      const { body, headers } = await aForm(bytes)
      return browser.post(`${path(id)}/files?kind=${kind}`, body, { headers })
    },
  }
}
async function forBuyers(): Promise<{ id: string; title: string }[]> {
  const { headers } = await aBuyer(server.database)
  return bodyOf(await server.app.inject({ url: '/api/videos', headers })).items
}

test('a video is created, filled, published, watched in ranges, and archived', async () => {
  const { start, send, write, act } = await anEditor()
  const { id, version } = await start()
  const video = await aVideoFile()
  const files = {
    ...bodyOf(await send(id, 'video', video)).changes,
    ...bodyOf(await send(id, 'poster', await aPhoto())).changes,
    ...bodyOf(await send(id, 'captions', aCaptions())).changes,
  }
  expect(files).toMatchObject({
    width: 720,
    height: 1280,
    placeholder: expect.stringMatching(/^data:image\/webp/),
  })
  expect(files.seconds).toBeGreaterThan(5)

  const words = { description: 'How wide it is.', transcript: ['Look at the width.', ''] }
  const drafted = await write(id, version, { ...files, ...words })
  expect((await forBuyers()).map((video) => video.id)).not.toContain(id)
  const published = bodyOf(await act(id, 'publish', { version: drafted.version }))

  expect(published.published).toMatchObject({ title: 'Driveways', transcript: ['Look at the width.'] })
  expect((await forBuyers()).find((video) => video.id === id)).toMatchObject({ title: 'Driveways', ...files })
  const part = await server.app.inject({ url: files.source, headers: { range: 'bytes=10-19' } })
  expect([part.statusCode, part.headers['content-range'], part.headers['content-type']]).toEqual([
    206,
    `bytes 10-19/${video.length}`,
    'video/mp4',
  ])
  expect(part.rawPayload).toEqual(video.subarray(10, 20))
  const captions = await server.app.inject({ url: files.captions })
  expect([captions.headers['content-type'], captions.rawPayload]).toEqual([
    'text/vtt; charset=utf-8',
    aCaptions(),
  ])

  await act(id, 'archive', { version: published.version })
  expect((await forBuyers()).map((video) => video.id)).not.toContain(id)
})

test('gaps are named before it can be published', async () => {
  const { start, act } = await anEditor()
  const { id, version } = await start()

  const answer = bodyOf(await act(id, 'publish', { version }))

  expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual([
    'changes.source',
    'changes.poster',
    'changes.captions',
    'changes.transcript',
    'changes.description',
  ])
})

test('captions that end after their video are refused when it is published', async () => {
  const [id = ''] = await storeVideos(server.database, [aVideoDocument()])
  const { send, write, act } = await anEditor()
  const { captions } = bodyOf(await send(id, 'captions', aCaptions('00:31.000'))).changes
  await write(id, 1, { captions })

  const answer = bodyOf(await act(id, 'publish', { version: 2 }))

  expect(answer.errors).toEqual([
    { path: 'changes.captions', message: 'They end after the video, which has 30.0 seconds.' },
  ])
})

test('exercise and music stay when the words of their video change, and go when another video file replaces its own', async () => {
  const choice = { drawing: '/media/lessons/a.svg', solution: '/media/lessons/b.svg', shows: 'a block' }
  const exercise = {
    startsAtS: 24,
    question: 'Which of these two?',
    width: 336,
    height: 560,
    a: choice,
    b: choice,
    answer: 'a' as const,
    reason: 'A is wider than B.',
  }
  const music = { source: '/media/lessons/music.m4a', loopFromS: 0.5, loopToS: 72.5 }
  const [id = ''] = await storeVideos(server.database, [aVideoDocument({ exercise, music })])
  const { send, write, act } = await anEditor()
  const shown = async () => (await forBuyers()).find((video) => video.id === id)

  const renamed = await write(id, 1, { title: 'Wider blocks' })
  const { version } = bodyOf(await act(id, 'publish', { version: renamed.version }))
  expect(await shown()).toMatchObject({ title: 'Wider blocks', exercise, music })
  const { changes } = bodyOf(await send(id, 'video', await aVideoFile()))
  const replaced = await write(id, version, changes)
  await act(id, 'publish', { version: replaced.version })

  expect(await shown()).toMatchObject({ source: changes.source })
  expect(await shown()).not.toHaveProperty('exercise')
  expect(await shown()).not.toHaveProperty('music')
})

test.each([
  ['video', 'a picture', () => aPhoto(), 415, 'This is no MP4.'],
  [
    'video',
    'a page',
    async () => Buffer.from('<html><script>alert(1)</script>'.repeat(20)),
    415,
    'This is no MP4.',
  ],
  [
    'poster',
    'a drawing',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    422,
    "This picture can't",
  ],
  ['captions', 'a video', () => aVideoFile(), 413, 'At most 500 kB'],
  [
    'captions',
    'SubRip',
    async () => Buffer.from('1\n00:00:00,000 --> 00:00:01,000\nHi'),
    415,
    'It does not begin with WEBVTT.',
  ],
] as const)('as a %s, %s is refused by what it is', async (kind, _, bytes, status, message) => {
  const { start, send } = await anEditor()
  const { id } = await start()

  const answer = await send(id, kind, await bytes())

  expect([answer.statusCode, bodyOf(answer).message]).toEqual([status, expect.stringContaining(message)])
})

test('a draft cannot set the length of a video file that it does not have', async () => {
  const { send, write, act } = await anEditor()
  const [id = ''] = await storeVideos(server.database, [aVideoDocument()])
  const { source } = bodyOf(await send(id, 'video', await aVideoFile())).changes
  await write(id, 1, { source, seconds: 5000 })

  const answer = bodyOf(await act(id, 'publish', { version: 2 }))

  expect(answer.errors[0].path).toBe('changes.source')
})

test('an unused file is removed after a day, and a used one stays', async () => {
  const { start, send, write } = await anEditor()
  const { id, version } = await start()
  const kept = bodyOf(await send(id, 'captions', aCaptions())).changes.captions
  const dropped = bodyOf(await send(id, 'captions', aCaptions())).changes.captions
  await write(id, version, { captions: kept })
  const { db } = server.database
  await db
    .updateTable('content_files')
    .set({ at: new Date(Date.now() - 25 * 3_600_000) })
    .execute()
  const removed: string[] = []
  const fileStore = {
    put: async () => {},
    open: async () => null,
    remove: async (key: string) => void removed.push(key),
  }

  await removeUnusedVideoFiles({ database: server.database, fileStore })

  expect(removed.map((name) => `/media/films/${name}`)).toContain(dropped)
  expect((await server.app.inject({ url: dropped })).statusCode).toBe(404)
  expect((await server.app.inject({ url: kept })).statusCode).toBe(200)
})
