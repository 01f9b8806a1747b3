import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CatalogueFile } from '@dream/contract/api/design'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { attempt } from './choose.ts'
import type { Library } from './library.ts'
import { libraryOf, writeLibrary } from './library.ts'
import { slimGarden } from './plan/templates/slim-garden.ts'

const plan = Array.from({ length: 20 }, (_, seed) => attempt(slimGarden, String(seed))).find(
  (one) => one !== null,
)

let library: Library
beforeAll(async () => {
  library = await libraryOf(plan ? [plan] : [])
}, 60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the same plan always makes the same files', async () => {
  const again = await libraryOf(plan ? [plan] : [])

  expect(library.files.length).toBe(3)
  expect(again).toEqual(library)
}, 60_000)

test('a written library names every file it has and keeps no old one', async () => {
  await mkdir(join(folder, 'plans', 'old-plan'), { recursive: true })
  await writeFile(join(folder, 'plans', 'old-plan', 'card.avif'), '')

  await writeLibrary(library, folder)

  const { designs } = CatalogueFile.parse(JSON.parse(await readFile(join(folder, 'designs.json'), 'utf8')))
  const named = designs.flatMap(({ pictures, drawings }) => [
    ...pictures.flatMap(({ light, dark }) => [light, dark]),
    ...drawings.map(({ light }) => light),
  ])
  const files = (await readdir(join(folder, 'plans'), { recursive: true })).filter((path) =>
    path.includes('.'),
  )
  expect(new Set(files.map((path) => `/media/plans/${path}`))).toEqual(new Set(named))
  expect(await readdir(join(folder, 'plans'))).not.toContain('old-plan')
})
