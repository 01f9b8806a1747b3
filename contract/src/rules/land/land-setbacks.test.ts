import { expect, it } from 'vitest'
import { STATES } from '../account/australia.ts'
import { SETBACK_M, startingSetbacks } from './land-setbacks.ts'
import { setbackSource } from './setback-sources.ts'

it.each([...STATES, 'unsure', null] as const)(
  '%s has figures to start from and says what they are',
  (state) => {
    const { setbacks, note } = startingSetbacks(state)

    expect(Object.values(setbacks).every((metres) => metres > 0 && metres <= SETBACK_M.max)).toBe(true)
    expect(note).toMatch(/starting figures|rule of thumb/)
  },
)

it('a state without a figure of its own starts with those of the plans’ lot widths', () => {
  expect(startingSetbacks('TAS').setbacks).toEqual(startingSetbacks(null).setbacks)
  expect(startingSetbacks('VIC').setbacks).not.toEqual(startingSetbacks(null).setbacks)
})

it.each(STATES)('%s names the body whose rules decide, and the date of our figures', (state) => {
  const source = setbackSource(state)

  expect(source?.url).toMatch(/^https:\/\/[a-z.]+\.gov\.au(\/|$)/)
  expect(source?.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
})

it('an unknown state has no rules of its own', () => {
  expect([null, 'unsure' as const].map(setbackSource)).toEqual([null, null])
})
