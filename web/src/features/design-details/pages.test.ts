import type { Picture } from '@dream/contract/api/designs/design'
import { expect, it } from 'vitest'
import { aDealtDesign, aDealtKitchen } from '#testing/designs.ts'
import { pagesOf, spokenPage } from './pages.ts'

const picture = (light: string, level: Picture['level'] = null): Picture => ({
  level,
  light,
  dark: null,
  width: 720,
  height: 960,
})
const model = picture('/media/dollhouse/house.0123456789ab.avif')
const street = (style: string): Picture => ({
  ...picture(`/media/plans/wattle/street-${style}.0123abcd.svg`),
  dark: `/media/plans/wattle/street-${style}.0123abcd.svg#dark`,
})
const named = (design: Parameters<typeof pagesOf>[0]) => pagesOf(design).map(({ name }) => name)

it('shows a plan, then its doll’s house', () => {
  const design = aDealtDesign({ drawings: [picture('/plan.svg')], views: [model] })

  expect(named(design)).toEqual(['Plan', 'Doll’s house'])
})

it('shows both storeys, then one doll’s house for both', () => {
  const drawings = [picture('/ground.svg', 'ground'), picture('/upper.svg', 'upper')]

  expect(named(aDealtDesign({ drawings, views: [model] }))).toEqual(['Ground', 'Upper', 'Doll’s house'])
})

it('shows the house from the street second, in each of its styles', () => {
  const views = [model, street('hipped'), street('gabled'), street('flat')]
  const pages = pagesOf(aDealtDesign({ drawings: [picture('/plan.svg')], views }))

  expect(pages.map(({ name }) => name)).toEqual(['Plan', 'Street', 'Doll’s house'])
  expect(pages[1]?.variants?.list.map(({ name }) => name)).toEqual(['Hip roof', 'Gables', 'Flat roof'])
  expect(pages[1] && spokenPage(pages[1], 'Wattle')).toBe('Wattle from the street, drawn to scale')
})

it('shows a doll’s house from its street and from its garden on one page', () => {
  const [fromStreet, fromGarden] = ['street', 'garden'].map((side) =>
    picture(`/media/dollhouse/${side}.0123456789ab.avif`),
  ) as [Picture, Picture]
  const [, page] = pagesOf(
    aDealtDesign({ drawings: [picture('/plan.svg')], views: [fromStreet, fromGarden] }),
  )

  expect(page?.variants?.list.map(({ name }) => name)).toEqual(['From the street', 'From the garden'])
  expect(page && spokenPage({ ...page, picture: fromGarden }, 'Wattle')).toBe(
    'Doll’s house of Wattle from its garden, a concept render: its rooms seen from above',
  )
})

it('counts the uploaded views of a builder, on one page', () => {
  const views = ['a', 'b', 'c'].map((name) => picture(`/media/uploads/${name}.avif`))
  const pages = pagesOf(aDealtDesign({ drawings: [picture('/plan.svg')], views }))

  expect(pages.map(({ name }) => name)).toEqual(['Plan', 'Doll’s house'])
  expect(pages[1]?.variants?.list.map(({ name }) => name)).toEqual(['View 1', 'View 2', 'View 3'])
})

it('has one page for a design without a doll’s house', () => {
  expect(pagesOf(aDealtKitchen())).toHaveLength(1)
})

it('starts with the living area of a house in view, upstairs with the middle', () => {
  const design = aDealtDesign({
    drawings: [picture('/ground.svg', 'ground'), picture('/upper.svg', 'upper')].map((drawing) => ({
      ...drawing,
      height: 2980,
    })),
    views: [model],
  })
  const { plan } = design
  if (!plan) throw new Error('A floor plan has a plan.')
  const livedAt = { ground: 19.4, upper: 1.95 }

  const [ground, upper, house] = pagesOf({ ...design, plan: { ...plan, livedAt } })

  expect(ground?.focus.y).toBeLessThan(0.3)
  expect(upper?.focus.y).toBeGreaterThan(0.7)
  expect(house?.focus).toEqual({ x: 0.5, y: 0.5 })
})

it('the label says which storey a drawing shows and that a doll’s house is a concept', () => {
  const drawings = [picture('/ground.svg', 'ground'), picture('/upper.svg', 'upper')]
  const spoken = pagesOf(aDealtDesign({ drawings, views: [model] })).map((page) => spokenPage(page, 'Wattle'))

  expect(spoken).toEqual([
    'Drawing of Wattle, ground level',
    'Drawing of Wattle, upper level',
    'Doll’s house of Wattle, a concept render: its rooms seen from above',
  ])
})
