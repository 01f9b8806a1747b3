import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { differences, readDesigns, writeLibrary } from './library-files.ts'
import type { Library } from './library.ts'

const file = (path: string, text: string) => ({ path, make: async () => Buffer.from(text) })
const library: Library = {
  designs: [],
  origins: { wattle: { template: 'cottage', seed: '7' } },
  archive: {},
  files: [
    file('wattle/card-ground.0123abcd.avif', 'a card'),
    { path: 'wattle/plan-ground.4567abcd.svg.gz', make: async () => gzipSync('<svg/>') },
  ],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'))
  await mkdir(join(folder, 'plans', 'old-plan'), { recursive: true })
  await writeFile(join(folder, 'plans', 'old-plan', 'card.avif'), '')
})
afterEach(() => rm(folder, { recursive: true }))

test('a written library has all its files and no old ones', async () => {
  await writeLibrary(library, folder)

  expect((await readdir(join(folder, 'plans'), { recursive: true })).toSorted()).toEqual([
    'wattle',
    'wattle/card-ground.0123abcd.avif',
    'wattle/plan-ground.4567abcd.svg.gz',
  ])
  expect(
    gunzipSync(await readFile(join(folder, 'plans/wattle/plan-ground.4567abcd.svg.gz'))).toString(),
  ).toBe('<svg/>')
  expect(await readDesigns(folder)).toEqual([])
  expect(await differences(library, folder)).toEqual([])
})

test('an existing file is not rendered again', async () => {
  await writeLibrary(library, folder)
  const before = await stat(join(folder, 'plans/wattle/card-ground.0123abcd.avif'))
  const [card, drawing] = library.files
  const unmakeable = { path: card?.path ?? '', make: () => Promise.reject(new Error('made again')) }

  await writeLibrary({ ...library, files: drawing ? [unmakeable, drawing] : [] }, folder)

  expect((await stat(join(folder, 'plans/wattle/card-ground.0123abcd.avif'))).mtimeMs).toBe(before.mtimeMs)
})

test('a changed, a damaged and a missing file are reported', async () => {
  await writeLibrary(library, folder)
  await writeFile(join(folder, 'plans/wattle/card-ground.0123abcd.avif'), 'another card')
  await rm(join(folder, 'plans/wattle/plan-ground.4567abcd.svg.gz'))
  await writeFile(join(folder, 'origins.json'), '{}')

  const wrong = await differences(library, folder)

  expect(wrong.toSorted()).toEqual([
    'origins.json',
    'plans/wattle/card-ground.0123abcd.avif',
    'plans/wattle/plan-ground.4567abcd.svg.gz',
  ])
})

test('other compression of the same drawing is not a difference', async () => {
  await writeLibrary(library, folder)
  await writeFile(join(folder, 'plans/wattle/plan-ground.4567abcd.svg.gz'), gzipSync('<svg/>', { level: 1 }))

  expect(await differences(library, folder)).toEqual([])
})

test('a drawing that differs from the generated one is a difference', async () => {
  await writeLibrary(library, folder)
  await writeFile(join(folder, 'plans/wattle/plan-ground.4567abcd.svg.gz'), gzipSync('<svg id="x"/>'))

  expect(await differences(library, folder)).toEqual(['plans/wattle/plan-ground.4567abcd.svg.gz'])
})
