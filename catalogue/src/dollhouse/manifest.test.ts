import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { attempt } from '#selection/choose.ts'
import { describe } from '#describe/describe.ts'
import { TEMPLATES } from '#plan/templates/index.ts'

import { writeDesigns } from '#library/library-files.ts'
import { dollhouses } from './check-dollhouses.ts'
import type { HouseRender } from './manifest.ts'
import { fileFor, FOLDER, LIST, renderJobs, rendersText, readRenders, viewsOf } from './manifest.ts'

const [template] = TEMPLATES
const plan = [...Array(20).keys()].map((seed) => attempt(template!, String(seed))).find((one) => one)!
const hashes = renderJobs(plan).map(({ hash }) => hash)
const [street, garden] = renderJobs(plan).map(({ side }): HouseRender => ({
  file: fileFor(side, Buffer.from(side)),
  width: 720,
  height: 900,
})) as [HouseRender, HouseRender]
const RENDERS: Record<string, HouseRender> = { [hashes[0]!]: street, [hashes[1]!]: garden }

let library: string
beforeEach(async () => {
  library = await mkdtemp(join(tmpdir(), 'dollhouses-'))
  await mkdir(join(library, FOLDER))
  const origins = { wattle: { template: plan.template, seed: plan.seed } }
  await writeFile(join(library, 'origins.json'), JSON.stringify(origins))
})
afterEach(() => rm(library, { recursive: true }))

async function withLibrary({
  views = viewsOf(hashes, RENDERS),
  renders = RENDERS,
  files = [street.file, garden.file],
} = {}) {
  const design = describe(
    { plan, title: 'Wattle', words: { line: '', features: [] } },
    { cards: viewsOf(hashes, RENDERS), drawings: [], views: [] },
  )
  await writeDesigns([{ ...design, slug: 'wattle', views }], library)
  await writeFile(join(library, FOLDER, LIST), rendersText(renders))
  for (const file of files) await writeFile(join(library, FOLDER, file), '')
  return (await dollhouses(library)).problems
}

test('a library whose plans all show their doll-houses has no problem', async () => {
  expect(await withLibrary()).toEqual([])
  expect(await readRenders(library)).toEqual(RENDERS)
})

test.each([
  ['is not rendered', { renders: {} }, 'Wattle: its doll-house is not rendered'],
  [
    'is of another state of the plan',
    { renders: { ffff: street, [hashes[1]!]: garden } },
    'Wattle: its doll-house is not rendered',
  ],
  ['is not shown', { views: [] }, 'Wattle: shows another doll-house'],
  [
    'is only there from the street',
    { renders: { [hashes[0]!]: street } },
    'Wattle: its doll-house is not rendered',
  ],
  ['shows one side', { views: viewsOf(hashes.slice(0, 1), RENDERS) }, 'Wattle: shows another doll-house'],
  ['has no file', { files: [street.file] }, `${FOLDER}/${garden.file} is missing`],
])('a doll-house that %s is a problem', async (_, library_, problem) => {
  expect(await withLibrary(library_)).toContain(problem)
})

test('a picture that no plan shows is a problem', async () => {
  const problems = await withLibrary({ files: [street.file, garden.file, 'street.ba9876543210.avif'] })

  expect(problems).toContain(`${FOLDER}/street.ba9876543210.avif belongs to no design`)
})
