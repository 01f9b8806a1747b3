import { beforeAll, expect, test } from 'vitest'

import { attempt } from '#selection/choose.ts'
import type { Library } from './library.ts'
import { libraryOf } from './library.ts'
import { slimTower } from '#plan/templates/double/slim-tower/slim-tower.ts'

const house = () => {
  for (let seed = 0; seed < 200; seed++) {
    const plan = attempt(slimTower, String(seed))
    if (plan) return { title: 'Wattle Bend', plan }
  }
  throw new Error('No seed makes a good plan.')
}

let library: Library
beforeAll(() => {
  library = libraryOf([house()])
})

const bytesOf = ({ files }: Library) => Promise.all(files.map(({ make }) => make()))

test('the same plan always makes the same files', async () => {
  const again = libraryOf([house()])

  expect(again.files.map(({ path }) => path)).toEqual(library.files.map(({ path }) => path))
  expect(again.designs).toEqual(library.designs)
  expect(await bytesOf(again)).toEqual(await bytesOf(library))
})

test('a two-storey house has a card in light and dark and a drawing for each storey, and three fronts', () => {
  const paths = library.files.map(({ path }) => path.replace(/[0-9a-f]{8}/, '#'))

  expect(paths).toEqual([
    ...['ground', 'upper'].flatMap((level) => [
      `wattle-bend/card-${level}.#.avif`,
      `wattle-bend/card-${level}-dark.#.avif`,
      `wattle-bend/plan-${level}.#.svg.gz`,
    ]),
    ...['hipped', 'gabled', 'flat'].map((style) => `wattle-bend/street-${style}.#.svg.gz`),
  ])
})

test("a drawing's URL has no suffix of its compression", () => {
  const [design] = library.designs

  expect([...(design?.drawings ?? []), ...(design?.views ?? [])].map(({ light }) => `${light}.gz`)).toEqual(
    library.files.flatMap(({ path }) => (path.endsWith('.gz') ? [`/media/plans/${path}`] : [])),
  )
})

test('a plan can be regenerated from its origin', () => {
  const [design] = library.designs
  const origin = library.origins[design?.slug ?? '']

  expect(origin?.template).toBe('slim-tower')
  expect(
    libraryOf([{ title: 'Wattle Bend', plan: attempt(slimTower, origin?.seed ?? '') ?? house().plan }])
      .designs,
  ).toEqual(library.designs)
})
