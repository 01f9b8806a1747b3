import { KITCHEN, LIVING, SECOND_LIVING, STUDY, SUITE } from '@dream/contract/rules/account/profile'
import { expect, it } from 'vitest'
import { picturedTags } from './pictured.ts'

it('speaks for what was chosen and against the other', () => {
  expect(picturedTags({ living: 'rear', suite: 'unsure' })).toEqual({
    'living:rear': 0.5,
    'living:front': -0.7,
  })
})

it('hears each answer that can be given, but for not being sure', () => {
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

it('says nothing of an answer that it does not know', () => {
  expect(picturedTags({ kitchen: 'on-the-roof' })).toEqual({})
})
