import { KITCHEN, LIVING, SECOND_LIVING, STUDY, SUITE } from '@dream/contract/rules/account/profile'
import { expect, it } from 'vitest'
import { picturedTags } from './pictured.ts'

it('weighs for the chosen answer and against the other', () => {
  expect(picturedTags({ living: 'rear', suite: 'unsure' })).toEqual({
    'living:rear': 0.5,
    'living:front': -0.7,
  })
})

it('weighs every possible answer except "Not sure"', () => {
  const questions = [
    ['kitchen', KITCHEN],
    ['living', LIVING],
    ['suite', SUITE],
    ['secondLiving', SECOND_LIVING],
    ['study', STUDY],
  ] as const
  for (const [question, choices] of questions) {
    for (const { value } of choices) {
      const says = Object.keys(picturedTags({ [question]: value })).length
      expect([question, value, says > 0]).toEqual([question, value, value !== 'unsure'])
    }
  }
})

it('ignores an unknown answer', () => {
  expect(picturedTags({ kitchen: 'on-the-roof' })).toEqual({})
})
