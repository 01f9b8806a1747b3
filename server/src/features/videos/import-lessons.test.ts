import { access, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Video } from '@dream/contract/api/sections/videos'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aSwiper } from '#testing/designs/swipers.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aVideoDocument, storeVideos } from '#testing/designs/videos.ts'
import { importLessons } from './import-lessons.ts'
import { insertFavorite, readFavorites, readVideos } from './videos.store.ts'

let database: OwnDatabase
let library: ReturnType<typeof temporaryFolder>

beforeEach(async () => {
  database = await aDatabase()
  library = temporaryFolder()
  await mkdir(join(library.path, 'lessons'))
})
afterEach(async () => {
  await database.close()
  await library[Symbol.asyncDispose]()
})

const file = () => join(library.path, 'lessons', 'lessons.json')

async function importVideos(videos: readonly Video[]) {
  await writeFile(file(), JSON.stringify({ version: 1, videos }))
  return importLessons(database, library.path)
}
const titles = async () => (await readVideos(database.db)).map(({ title }) => title)

it('new lessons are imported in their order, and once', async () => {
  const videos = [aVideoDocument(), aVideoDocument({ topic: 'Building it' })]

  const first = await importVideos(videos)
  const second = await importLessons(database, library.path)

  expect([first, second]).toEqual(['imported', 'unchanged'])
  expect(await readVideos(database.db)).toEqual(videos)
})

it('changed lessons update, add, archive and reorder videos', async () => {
  const [kept, changed, gone] = [
    aVideoDocument({ title: 'Kept' }),
    aVideoDocument({ title: 'Old' }),
    aVideoDocument({ title: 'Gone' }),
  ]
  await importVideos([gone, kept, changed])

  await importVideos([{ ...changed, title: 'New' }, aVideoDocument({ title: 'Added' }), kept])

  expect(await titles()).toEqual(['New', 'Added', 'Kept'])
})

it('a video that comes back is published again, and is still a favourite', async () => {
  const buyer = await aSwiper(database)
  const [first, second] = [aVideoDocument({ title: 'First' }), aVideoDocument({ title: 'Second' })]
  await importVideos([first, second])
  await insertFavorite(database.db, buyer, first.id)
  await importVideos([second])
  expect(await readFavorites(database.db, buyer)).toEqual([])

  await importVideos([first, second])

  expect(await titles()).toEqual(['First', 'Second'])
  expect(await readFavorites(database.db, buyer)).toMatchObject([{ id: first.id }])
})

it('videos that did not come from the library are left alone', async () => {
  await storeVideos(database, [aVideoDocument({ title: 'Own' })])

  await importVideos([aVideoDocument({ title: 'Lesson' })])

  expect((await titles()).toSorted()).toEqual(['Lesson', 'Own'])
})

it('a library without lessons has no videos, and starts all the same', async () => {
  expect(await importLessons(database, library.path)).toBe('unchanged')
  await importVideos([aVideoDocument()])
  await rm(file())

  expect(await importLessons(database, library.path)).toBe('imported')
  expect(await titles()).toEqual([])
})

it('four processes that start at once import once', async () => {
  await writeFile(file(), JSON.stringify({ version: 1, videos: [aVideoDocument()] }))

  const results = await Promise.all(Array.from({ length: 4 }, () => importLessons(database, library.path)))

  expect(results.toSorted()).toEqual(['imported', 'unchanged', 'unchanged', 'unchanged'])
})

it('lessons that break the contract are refused and change nothing', async () => {
  await importVideos([aVideoDocument({ title: 'Before' })])

  await expect(
    importVideos([aVideoDocument({ source: 'https://elsewhere.example/a.mp4' })]),
  ).rejects.toThrow()

  expect(await titles()).toEqual(['Before'])
})

it("the library's own lessons are imported, and every file they name exists", async () => {
  const own = fileURLToPath(new URL('../../../../catalogue/library/', import.meta.url))

  expect(await importLessons(database, own)).toBe('imported')

  const videos = await readVideos(database.db)
  const files = videos.flatMap(({ source, captions, poster, music }) => [
    source,
    captions,
    poster,
    ...(music ? [music.source] : []),
  ])
  await Promise.all(files.map((address) => access(join(own, address.replace('/media/', '')))))
})
