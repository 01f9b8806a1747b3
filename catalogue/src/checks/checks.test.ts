import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Design } from '@dream/contract/api/designs/design'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { readDesigns, writeDesigns, writeLibrary } from '#library/library-files.ts'
import { libraryOf } from '#library/library.ts'
import { cottage } from '#plan/templates/single/narrow/cottage.ts'
import { librarySize } from './library-size.ts'
import { namedFiles } from './named-files.ts'
import { planDesigns } from './plan-designs.ts'

const [candidate] = candidatesOf(cottage, 10)

let sound: string
beforeAll(async () => {
  sound = await mkdtemp(join(tmpdir(), 'sound-library-'))
  await writeLibrary(libraryOf(candidate ? [{ title: 'Wattle Bend', plan: candidate.plan }] : []), sound)
})
afterAll(() => rm(sound, { recursive: true }))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'library-'))
  await cp(sound, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true }))

async function change(to: (design: Design) => Partial<Design>) {
  const designs = await readDesigns(folder)
  await writeDesigns(
    designs.map((design) => ({ ...design, ...to(design) })),
    folder,
  )
}

const fileOf = async (ending: string) => {
  const [design] = await readDesigns(folder)
  const urls = [...(design?.pictures ?? []), ...(design?.drawings ?? [])].map(({ light }) => light)
  const path = urls.find((url) => url.endsWith(ending))?.replace('/media/', '') ?? ''
  return ending === '.svg' ? `${path}.gz` : path
}

test('a sound library has no problem but its small size', async () => {
  expect((await planDesigns(folder)).problems).toEqual(['only 1 plans'])
  expect((await namedFiles(folder)).problems).toEqual([])
  expect((await librarySize(folder)).problems).toEqual([])
})

test.each<[string, (design: Design) => Partial<Design>, string]>([
  [
    'a size that its geometry does not have',
    ({ plan }) => ({ plan: plan && { ...plan, houseWidth: 99 } }),
    "its facts are not its geometry's",
  ],
  [
    'an area that is not the sum of its parts',
    () => ({ totalArea: 999 }),
    'its area is not the sum of its parts',
  ],
  [
    'an id that is not its own',
    () => ({ id: '00000000-0000-5000-8000-000000000000' }),
    "its id is not its slug's",
  ],
  [
    'a chip that is too long',
    () => ({ interests: ['Very long lunches', 'Guests'] }),
    'chips too long: Very long lunches',
  ],
  ['hardly any features', () => ({ features: ['Garage'] }), 'hardly any features'],
])('%s is reported', async (_, to, problem) => {
  await change(to)

  expect((await planDesigns(folder)).problems).toContain(`Wattle Bend: ${problem}`)
})

test('a plan that no template generates is reported', async () => {
  await writeFile(join(folder, 'origins.json'), '{"wattle-bend":{"template":"no-such-house","seed":"1"}}')

  expect((await planDesigns(folder)).problems).toContain('Wattle Bend: no template makes it any more')
})

test('near copies and duplicate titles are reported', async () => {
  const [design] = await readDesigns(folder)
  const origin = { template: 'cottage', seed: candidate?.plan.seed }
  await writeFile(
    join(folder, 'origins.json'),
    JSON.stringify({ 'wattle-bend': origin, 'kelp-rise': origin }),
  )
  await writeDesigns(design ? [design, design] : [], folder)

  expect((await planDesigns(folder)).problems).toEqual(
    expect.arrayContaining(['two plans share a title', 'two plans differ in only 0.0 % of their cells']),
  )
})

test('a line used for many plans is reported', async () => {
  const designs = await readDesigns(folder)
  const many = Array.from({ length: 5 }, (_, index) =>
    designs.map((one) => ({ ...one, title: `Plan ${index}` })),
  )
  await writeDesigns(many.flat(), folder)

  expect((await planDesigns(folder)).problems.some((problem) => problem.endsWith('is said of 5 plans'))).toBe(
    true,
  )
})

test('a missing, a changed and a left over file are reported', async () => {
  const [card, drawing] = [await fileOf('.avif'), await fileOf('.svg')]
  await rm(join(folder, card))
  await cp(join(folder, drawing), join(folder, 'plans/wattle-bend/plan-ground.00000000.svg.gz'))

  const { problems } = await namedFiles(folder)

  expect(problems.toSorted()).toEqual([
    `${card} is missing`,
    'plans/wattle-bend/plan-ground.00000000.svg.gz belongs to no design',
  ])
})

test('a drawing whose hash does not match its name is reported', async () => {
  const drawing = await fileOf('.svg')
  const wrong = drawing.replace(/\.[0-9a-f]{8}\./, '.00000000.')
  await cp(join(folder, drawing), join(folder, wrong))
  await change(({ drawings }) => ({
    drawings: drawings.map((one) => ({ ...one, light: `/media/${wrong.replace('.gz', '')}`, dark: null })),
  }))

  expect((await namedFiles(folder)).problems).toContain(`${wrong} is not what its name says`)
})

test('a picture of another size is reported', async () => {
  await change(({ pictures }) => ({ pictures: pictures.map((one) => ({ ...one, width: one.width + 1 })) }))

  expect((await namedFiles(folder)).problems[0]).toMatch(
    /^plans\/wattle-bend\/card-ground\..* pixels large, not /,
  )
})

test('plans above their size limit are reported', async () => {
  await writeFile(join(folder, 'plans', 'large.avif'), Buffer.alloc(45_000_000))

  expect((await librarySize(folder)).problems[0]).toMatch(/^plans take 45\.\d MB of 44$/)
})

test('a library above its size limit is reported', async () => {
  await writeFile(join(folder, 'large.mp4'), Buffer.alloc(75_000_000))

  expect((await librarySize(folder)).problems[0]).toMatch(/^the library takes 75\.\d MB of 75$/)
})
