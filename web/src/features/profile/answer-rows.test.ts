import type { Profile } from '@dream/contract/api/account/profile'
import { expect, test } from 'vitest'
import { answerRows } from './answer-rows.ts'

const nothing: Profile = {
  name: 'Maya King',
  state: null,
  suburb: null,
  postcode: null,
  whoFor: null,
  firstHome: null,
  stage: null,
  when: null,
  blockWidth: null,
  blockDepth: null,
  slope: null,
  facing: null,
  corner: null,
  setbacks: null,
  onlyFitting: false,
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
  kitchen: null,
  living: null,
  suite: null,
  secondLiving: null,
  study: null,
  budget: null,
  mustHaves: [],
  step: 1,
  missing: [],
  isComplete: true,
  phone: null,
}
const textsOf = (facts: Partial<Profile>) => answerRows({ ...nothing, ...facts }).map((row) => row.text)

test('complete answers are one line per step', () => {
  const texts = textsOf({
    state: 'VIC',
    suburb: 'Brunswick',
    postcode: '3056',
    whoFor: 'family',
    firstHome: 'yes',
    stage: 'have-land',
    when: 'this-year',
    blockWidth: 14.5,
    blockDepth: 32,
    slope: 'flat',
    facing: 'north',
    onlyFitting: true,
    bedrooms: 4,
    bathrooms: 1,
    cars: 0,
    storeys: '1',
    budget: '450-600',
    mustHaves: ['room:study', 'room:media'],
  })

  expect(texts).toEqual([
    'Brunswick 3056 · Victoria',
    'Family with children · first home',
    'Have land · within 12 months',
    '14.5 × 32 m · flat · back faces north · only plans that fit',
    '4 beds · 1 bath · no garage · one storey · $450k to $600k · 2 must-haves',
  ])
})

test('open answers and not sure are left out', () => {
  const texts = textsOf({
    state: 'unsure',
    whoFor: 'unsure',
    firstHome: 'no',
    blockWidth: 12,
    storeys: 'unsure',
  })

  expect(texts).toEqual([null, 'built or bought before', null, '12 m wide', null])
})
