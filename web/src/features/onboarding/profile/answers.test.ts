import { describe, expect, test } from 'vitest'
import { metresOf } from '@dream/contract/rules/land/metres'
import { changeOf, draftOf, isStepEmpty, problemsOf, toStep, type Draft } from './answers.ts'

const empty: Draft = {
  name: '',
  state: null,
  suburb: '',
  postcode: '',
  whoFor: null,
  firstHome: null,
  stage: null,
  when: null,
  blockWidth: '',
  blockDepth: '',
  slope: null,
  facing: null,
  onlyFitting: false,
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
  budget: null,
  mustHaves: [],
}

describe('the place', () => {
  test.each([
    [
      { name: '', state: null },
      {
        name: 'Name is required',
        state: 'Choose a state or territory, or Not sure',
        suburb: 'Enter your suburb or postcode',
      },
    ],
    [{ name: 'Maya', state: 'VIC' as const }, { suburb: 'Enter your suburb or postcode' }],
    [{ name: 'Maya', state: 'VIC' as const, suburb: 'Geelong' }, {}],
    [{ name: 'Maya', state: 'VIC' as const, postcode: '3220' }, {}],
    [{ name: 'Maya', state: 'unsure' as const }, {}],
    [{ name: 'Maya', state: 'unsure' as const, postcode: '4000' }, {}],
    [
      { name: 'Maya', state: 'VIC' as const, postcode: '300' },
      { postcode: 'Enter a postcode of four digits' },
    ],
    [{ name: 'Maya', state: 'VIC' as const, postcode: '4000' }, { postcode: '4000 is not in Victoria' }],
    [{ name: 'Maya', state: 'NSW' as const, postcode: '3644' }, {}],
    [{ name: 'Maya', state: null, postcode: '4000' }, { state: 'Choose a state or territory, or Not sure' }],
  ])('%o has the problems %o', (answers, problems) => {
    expect(problemsOf(1, { ...empty, ...answers })).toEqual(problems)
  })
})

describe('the block', () => {
  test.each([
    ['', null],
    ['14.5', 14.5],
    [' 14,5 ', 14.5],
    ['16 m', 16],
    ['12.', 12],
    ['12.345', 12.35],
    ['wide', Number.NaN],
    ['-3', Number.NaN],
  ])('%j is %j metres', (typed, metres) => {
    expect(metresOf(typed)).toEqual(metres)
  })

  test.each([
    ['4', '130', { blockWidth: 'At least 5 m', blockDepth: 'At most 120 m' }],
    ['61', '9', { blockWidth: 'At most 60 m', blockDepth: 'At least 10 m' }],
    ['about 14', '', { blockWidth: 'Enter metres, like 14.5' }],
    ['5', '120', {}],
    ['', '', {}],
  ])('%j wide and %j deep has the problems %o', (blockWidth, blockDepth, problems) => {
    expect(problemsOf(4, { ...empty, blockWidth, blockDepth })).toEqual(problems)
  })
})

test('the first three steps need an answer, the last two do not', () => {
  const needed = ([1, 2, 3, 4, 5] as const).filter((step) => Object.keys(problemsOf(step, empty)).length > 0)

  expect(needed).toEqual([1, 2, 3])
})

test('not sure is an answer to each question about people and stage', () => {
  const unsure: Draft = { ...empty, whoFor: 'unsure', firstHome: 'unsure', stage: 'unsure', when: 'unsure' }

  expect([problemsOf(2, unsure), problemsOf(3, unsure)]).toEqual([{}, {}])
})

test('saving a step sends only its answers, with empty ones as null', () => {
  const draft: Draft = {
    ...empty,
    name: ' Maya ',
    state: 'VIC',
    blockWidth: '14,5',
    mustHaves: ['room:study'],
  }

  expect(changeOf(1, draft)).toEqual({ name: 'Maya', state: 'VIC', postcode: null, suburb: null })
  expect(changeOf(4, draft)).toEqual({ blockWidth: 14.5, blockDepth: null, slope: null, facing: null })
  expect(changeOf(4, draft, { isEdited: true })).toMatchObject({ blockWidth: 14.5, onlyFitting: false })
  expect(changeOf(5, draft)).toMatchObject({ bedrooms: null, mustHaves: ['room:study'] })
})

test('a step without an answer is empty', () => {
  expect(isStepEmpty(4, empty)).toBe(true)
  expect(isStepEmpty(4, { ...empty, slope: 'unsure' })).toBe(false)
  expect(isStepEmpty(5, { ...empty, cars: 0 })).toBe(false)
  expect(isStepEmpty(5, { ...empty, mustHaves: ['room:study'] })).toBe(false)
})

test('saved answers are restored as they were typed', () => {
  const draft = draftOf({
    ...empty,
    suburb: null,
    postcode: '3000',
    blockWidth: 14.5,
    blockDepth: null,
    corner: null,
    setbacks: null,
    kitchen: null,
    living: null,
    suite: null,
    secondLiving: null,
    study: null,
    step: 2,
    missing: [],
    isComplete: false,
    phone: null,
  })

  expect(draft).toMatchObject({ suburb: '', postcode: '3000', blockWidth: '14.5', blockDepth: '' })
})

test.each([
  [0, 1],
  [1, 1],
  [4, 4],
  [9, 5],
  [Number.NaN, 5],
])('step %j is shown as step %j', (asked, step) => {
  expect(toStep(asked)).toBe(step)
})
