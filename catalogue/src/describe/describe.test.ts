import { Design } from '@dream/contract/api/design'
import { expect, test } from 'vitest'

import { candidatesOf } from '#choose.ts'
import { TEMPLATES } from '#plan/templates/index.ts'
import { describe, idOf } from './describe.ts'
import { namesFor, slugOf } from './names.ts'

const plans = TEMPLATES.flatMap((template) => candidatesOf(template, 8)).map((candidate) => candidate.plan)
const picture = { level: null, light: '/media/plans/a/a.avif', dark: null, width: 1, height: 1 }
const designs = plans.map((plan, index) =>
  describe(plan, `Plan ${index}`, { cards: [picture], drawings: [picture] }),
)

test('every plan is a design as the contract has it', () => {
  expect(designs.filter((design) => !Design.safeParse(design).success)).toEqual([])
})

test("a butler's pantry, a study or a courtyard is only promised where there is one", () => {
  const rooms = (name: string) => (design: Design) =>
    design.plan?.rooms.some((room) => room.name === name) ?? false
  for (const design of designs) {
    expect(design.features.includes("Butler's pantry")).toBe(rooms("Butler's pantry")(design))
    expect(design.features.includes('Study')).toBe(rooms('Study')(design))
    expect(design.interests.includes('Courtyard sun') && !rooms('Courtyard')(design)).toBe(false)
  }
})

test('bedrooms, bathrooms and cars are counted in the drawing', () => {
  for (const design of designs) {
    const kinds = design.plan?.rooms.map((room) => room.kind) ?? []
    expect(design.bedrooms).toBe(kinds.filter((kind) => kind === 'master' || kind === 'bedroom').length)
    expect(design.bathrooms).toBe(kinds.filter((kind) => kind === 'ensuite' || kind === 'bathroom').length)
  }
})

test('the frontage is the house with a metre on both sides, rounded up to half a metre', () => {
  for (const { frontage, plan } of designs) {
    const spare = (frontage ?? 0) - (plan?.houseWidth ?? 0) - 2
    expect(spare).toBeGreaterThanOrEqual(-0.001)
    expect(spare).toBeLessThan(0.5)
  }
})

test('chips are few and short enough for the card', () => {
  for (const { interests, lookingFor } of designs) {
    expect(interests.length).toBeLessThanOrEqual(5)
    expect(lookingFor.length).toBeLessThanOrEqual(4)
    expect([...interests, ...lookingFor].filter((chip) => chip.length > 15)).toEqual([])
  }
})

test('every plan has a name of its own that it keeps', () => {
  const keys = Array.from({ length: 200 }, (_, index) => `front-suite/${index}`)

  const names = namesFor(keys)

  expect(new Set(names.values()).size).toBe(200)
  expect(namesFor(keys)).toEqual(names)
})

test('an id follows from the slug and looks like a UUID', () => {
  expect(idOf(slugOf('Saltbush Bend'))).toBe(idOf('saltbush-bend'))
  expect(idOf('saltbush-bend')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})
