import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { LIBRARY } from './library.ts'
import { readChosen, readPublished } from './origins.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'origins-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('published plans are read in order, with their names', async () => {
  const origins = {
    'saltbush-bend': { template: 'cottage', seed: '7' },
    'kelp-rise': { template: 'cottage', seed: '1' },
  }
  await writeFile(join(folder, 'origins.json'), JSON.stringify(origins))

  expect(await readPublished(folder)).toEqual([
    { slug: 'saltbush-bend', title: 'Saltbush Bend', template: 'cottage', seed: '7' },
    { slug: 'kelp-rise', title: 'Kelp Rise', template: 'cottage', seed: '1' },
  ])
})

test('a missing library has published nothing', async () => {
  expect(await readPublished(folder)).toEqual([])
})

test('a list without the origin of a plan is refused', async () => {
  await writeFile(join(folder, 'origins.json'), '{"saltbush-bend":{"template":"cottage"}}')

  await expect(readPublished(folder)).rejects.toThrow('saltbush-bend')
})

test('the library has published the chosen plans, in the same order', async () => {
  expect(await readPublished(LIBRARY)).toEqual(await readChosen())
})
