import { DrawnDesign } from '@dream/contract/api/designs/design'
import { expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { TEMPLATES } from '#plan/templates/index.ts'
import { describe, idOf } from './describe.ts'
import { featuresOf } from './phrases.ts'
import { traitsOf } from './traits.ts'
import { nameOf, namesFor, slugOf } from './names.ts'

const plans = TEMPLATES.flatMap((template) => candidatesOf(template, 8)).map((candidate) => candidate.plan)
const picture = { level: null, light: '/media/plans/a/a.avif', dark: null, width: 1, height: 1 }
const designs = plans.map((plan, index) =>
  describe(
    { plan, title: `Plan ${index}`, words: { line: 'A line.', features: featuresOf(traitsOf(plan)) } },
    { cards: [picture], drawings: [picture], views: [] },
  ),
)

test('every plan becomes a design that matches the contract', () => {
  expect(designs.filter((design) => !DrawnDesign.safeParse(design).success)).toEqual([])
})

test("a butler's pantry, a study or a courtyard is only mentioned where the plan has one", () => {
  const rooms = (name: string) => (design: DrawnDesign) =>
    design.plan?.rooms.some((room) => room.name === name) ?? false
  for (const design of designs) {
    expect(design.features.includes("Butler's pantry")).toBe(rooms("Butler's pantry")(design))
    expect(design.features.includes('Study')).toBe(rooms('Study')(design))
    expect(design.interests.includes('Courtyard sun') && !rooms('Courtyard')(design)).toBe(false)
  }
})

test('bedrooms, bathrooms and cars match the drawing', () => {
  for (const design of designs) {
    const kinds = design.plan?.rooms.map((room) => room.kind) ?? []
    expect(design.bedrooms).toBe(kinds.filter((kind) => kind === 'master' || kind === 'bedroom').length)
    expect(design.bathrooms).toBe(kinds.filter((kind) => kind === 'ensuite' || kind === 'bathroom').length)
  }
})

const tagged = (tag: string) => designs.filter((design) => design.tags.includes(tag))
const spareOf = ({ frontage, plan }: DrawnDesign) => (frontage ?? 0) - (plan?.houseWidth ?? 0)

test('the frontage is the house with a metre on both sides, rounded up to half a metre', () => {
  for (const design of designs.filter((one) => !one.tags.some((tag) => tag.startsWith('site:')))) {
    expect(spareOf(design)).toBeGreaterThanOrEqual(1.999)
    expect(spareOf(design)).toBeLessThan(2.5)
  }
})

test('half a duplex needs no ground beside the shared wall', () => {
  expect(tagged('site:duplex').length).toBeGreaterThan(0)
  for (const design of tagged('site:duplex')) {
    expect(spareOf(design)).toBeLessThan(1.5)
    expect(design.lookingFor).toContain('Half a duplex')
  }
})

test('a garage on the boundary needs no metre beside it, and says so', () => {
  expect(tagged('site:zero-lot').length).toBeGreaterThan(0)
  for (const design of tagged('site:zero-lot')) {
    expect(spareOf(design)).toBeLessThan(1.5)
    expect(design.features).toContain('Garage on the boundary')
  }
})

test('on a corner a car fits between the side street and its garage', () => {
  expect(tagged('site:corner').length).toBeGreaterThan(0)
  for (const design of tagged('site:corner')) {
    expect(spareOf(design)).toBeGreaterThanOrEqual(1 + 5.5 - 1.5)
    expect(design.lookingFor).toContain('A corner block')
  }
})

test('dual living means a second kitchen, living room and bathroom', () => {
  expect(tagged('living:dual').length).toBeGreaterThan(0)
  for (const { plan, features } of tagged('living:dual')) {
    const count = (kind: string) => plan?.rooms.filter((room) => room.kind === kind).length ?? 0
    expect(features).toContain('Second kitchen')
    expect(count('kitchen')).toBe(2)
    expect(count('living')).toBeGreaterThanOrEqual(2)
    expect(count('bathroom')).toBeGreaterThanOrEqual(2)
  }
})

test("a children's wing at the rear is only mentioned where their bedrooms lie behind the middle of the house", () => {
  const split = designs.filter((design) => design.features.includes("Children's wing at the rear"))
  expect(split.length).toBeGreaterThan(0)
  for (const { plan } of split) {
    const depth = (plan?.houseDepth ?? 0) * 1000
    const rears = plan?.rooms.filter((room) => /-bed\d$/.test(room.id)).map(({ polygon }) => polygon) ?? []
    expect(rears.every((polygon) => Math.max(...polygon.map(([, y]) => y)) > depth / 2)).toBe(true)
    expect(plan?.masterPosition).toBe('front')
  }
})

test('a block takes the article that its spoken width needs', () => {
  for (const { lookingFor, frontage } of designs) {
    const isAn = /^(8|11|18)(\.|$)/.test(String(frontage))
    expect(lookingFor[0]).toBe(`${isAn ? 'An' : 'A'} ${frontage} m block`)
  }
})

test('a triple garage has three cars', () => {
  const triple = designs.filter((design) => design.features.includes('Triple garage'))
  expect(triple.length).toBeGreaterThan(0)
  expect(triple.filter((design) => design.garages !== 3)).toEqual([])
})

test('chips are few and short enough for the card', () => {
  for (const { interests, lookingFor } of designs) {
    expect(interests.length).toBeLessThanOrEqual(5)
    expect(lookingFor.length).toBeLessThanOrEqual(4)
    expect([...interests, ...lookingFor].filter((chip) => chip.length > 15)).toEqual([])
  }
})

test('every plan keeps a name of its own', () => {
  const keys = Array.from({ length: 200 }, (_, index) => `front-suite/${index}`)

  const names = namesFor(keys)

  expect(new Set(names.values()).size).toBe(200)
  expect(namesFor(keys)).toEqual(names)
})

test('a new plan gets an unused name, and no word of names is overused', () => {
  const keys = Array.from({ length: 400 }, (_, index) => `courtyard/${index}`)
  const taken = [...namesFor(keys.slice(0, 100)).values()]

  const names = [...namesFor(keys.slice(100), taken).values()]
  const firstWords = Map.groupBy(names, (name) => name.split(' ')[0])

  expect(new Set([...taken, ...names]).size).toBe(400)
  expect(Math.max(...[...firstWords.values()].map((list) => list.length))).toBeLessThanOrEqual(6)
})

test('a name follows from its slug', () => {
  expect(nameOf(slugOf('Saltbush Bend'))).toBe('Saltbush Bend')
})

test('an id follows from the slug and looks like a UUID', () => {
  expect(idOf(slugOf('Saltbush Bend'))).toBe(idOf('saltbush-bend'))
  expect(idOf('saltbush-bend')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
