import { readFile } from 'node:fs/promises'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { expect, test } from 'vitest'
import { chooseSamples } from './samples.ts'
import { facadeOf, readFronts } from './same-house.ts'

const LIBRARY = new URL('../../../catalogue/library/designs.json', import.meta.url)

test('a plan and its front on the public pages are one house: same width, garage and porch on the same sides', async () => {
  const { plans, facades } = await chooseSamples()
  const fronts = await readFronts()

  for (const [index, facade] of facades.entries()) {
    const plan = plans[index]?.plan
    const front = fronts[facade.slug]?.front
    const garage = front?.parts.find(({ kind }) => kind === 'garage')
    const side = garage && garage.from + garage.to < 0 ? 'left' : 'right'
    expect({ storeys: front?.storeys, garage: side }).toEqual({
      storeys: plan?.storeys,
      garage: plan?.garageSide,
    })
    expect(Math.abs((front?.width ?? 0) - (plan?.houseWidth ?? 9))).toBeLessThanOrEqual(0.3)
  }
  expect(facades[0]).not.toBe(facades[1])
})

test('a plan without a render of its own front has none', async () => {
  const { designs } = CatalogueFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8')))
  const facades = designs.filter(({ category }) => category === 'Facade')
  const fronts = await readFronts()
  const named = new Set(Object.values(fronts).map(({ plan }) => plan))
  const other = designs.find(({ slug, plan }) => plan !== null && !named.has(slug))

  expect(facadeOf({ slug: 'fernlight-rise' }, facades, fronts)?.slug).toBe('facade-farmhouse-2')
  expect(other && facadeOf(other, facades, fronts)).toBeNull()
})
