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
import { FOLDER, LIST, renderJob, rendersText, readRenders, viewsOf } from './manifest.ts'

const [template] = TEMPLATES
const plan = [...Array(20).keys()].map((seed) => attempt(template!, String(seed))).find((one) => one)!
const render: HouseRender = { file: 'house.0123456789ab.avif', width: 720, height: 900 }
const { hash } = renderJob(plan)

let library: string
beforeEach(async () => {
  library = await mkdtemp(join(tmpdir(), 'dollhouses-'))
  await mkdir(join(library, FOLDER))
  const origins = { wattle: { template: plan.template, seed: plan.seed } }
  await writeFile(join(library, 'origins.json'), JSON.stringify(origins))
})
afterEach(() => rm(library, { recursive: true }))

async function withLibrary({
  views = viewsOf(render),
  renders = { [hash]: render },
  file = render.file,
} = {}) {
  const design = describe(
    { plan, title: 'Wattle', words: { line: '', features: [] } },
    { cards: viewsOf(render), drawings: [], views: [] },
  )
  await writeDesigns([{ ...design, slug: 'wattle', views }], library)
  await writeFile(join(library, FOLDER, LIST), rendersText(renders))
  await writeFile(join(library, FOLDER, file), '')
  return (await dollhouses(library)).problems
}

test('a library whose plans all show their doll-houses has no problem', async () => {
  expect(await withLibrary()).toEqual([])
  expect(await readRenders(library)).toEqual({ [hash]: render })
})

test.each([
  ['is not rendered', { renders: {} }, 'Wattle: its doll-house is not rendered'],
  [
    'is of another state of the plan',
    { renders: { ffff: render } },
    'Wattle: its doll-house is not rendered',
  ],
  ['is not shown', { views: [] }, 'Wattle: shows another doll-house'],
  ['has no file', { file: 'house.ba9876543210.avif' }, `${FOLDER}/${render.file} is missing`],
])('a doll-house that %s is a problem', async (_, library_, problem) => {
  expect(await withLibrary(library_)).toContain(problem)
})

test('a picture that no plan shows is a problem', async () => {
  const problems = await withLibrary({ file: 'house.ba9876543210.avif' })

  expect(problems).toContain(`${FOLDER}/house.ba9876543210.avif belongs to no design`)
})
