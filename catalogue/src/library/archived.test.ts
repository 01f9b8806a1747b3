import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import type { Design } from '@dream/contract/api/designs/design'

import { archivedPlans, archiveWith, readArchive } from './archived.ts'
import { writeLibrary } from './library-files.ts'

const picture = (light: string) => ({ level: null, light, dark: null, width: 1, height: 1 })
const design = {
  slug: 'wattle-bend',
  pictures: [picture('/media/plans/wattle-bend/card.0123abcd.avif')],
  drawings: [picture('/media/plans/wattle-bend/plan.0123abcd.svg')],
  views: [picture('/media/dollhouse/house.0123.avif')],
} as unknown as Design
const published = [{ slug: 'wattle-bend', title: 'Wattle Bend', template: 'cottage', seed: '7' }]
const DRAWING = 'plans/wattle-bend/plan.0123abcd.svg.gz'
const CARD = 'plans/wattle-bend/card.0123abcd.avif'
const archive = archiveWith({}, published, { designs: [design], titles: [] })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a removed plan is archived with its drawings, without its cards and views', () => {
  expect(archive).toEqual({ 'wattle-bend': { template: 'cottage', seed: '7', files: [DRAWING] } })
})

test('a kept plan is not archived, and one that comes back leaves the archive', () => {
  const options = { designs: [design], titles: ['Wattle Bend'] }

  expect(archiveWith({}, published, options)).toEqual({})
  expect(archiveWith(archive, [], options)).toEqual({})
})

test('the name of an archived plan stays reserved', () => {
  expect(archivedPlans(archive)).toEqual(published)
})

test('the files of archived plans are kept when the library is written, others are deleted', async () => {
  await mkdir(join(folder, 'plans', 'wattle-bend'), { recursive: true })
  await mkdir(join(folder, 'plans', 'quandong-rise'), { recursive: true })
  for (const file of [CARD, DRAWING, 'plans/quandong-rise/card.4567abcd.avif'])
    await writeFile(join(folder, file), '')

  await writeLibrary({ designs: [], files: [], origins: {}, archive }, folder)

  expect((await readdir(join(folder, 'plans'))).toSorted()).toEqual(['wattle-bend'])
  expect(await readdir(join(folder, 'plans', 'wattle-bend'))).toEqual(['plan.0123abcd.svg.gz'])
  expect(await readArchive(folder)).toEqual(archive)
})
