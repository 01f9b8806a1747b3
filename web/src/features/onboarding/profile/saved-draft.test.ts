import { expect, test } from 'vitest'
import type { Draft } from './answers.ts'
import { restoreDraft } from './saved-draft.ts'

const saved: Draft = {
  name: 'Maya',
  state: 'VIC',
  suburb: '',
  postcode: '',
  whoFor: 'family',
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

test('an unsaved step is restored as it was left', () => {
  const draft: Draft = {
    ...saved,
    blockWidth: '14.',
    cars: 0,
    onlyFitting: true,
    mustHaves: ['room:study'],
    state: 'unsure',
  }

  expect(restoreDraft(structuredClone({ step: 4, draft }), saved)).toEqual({ step: 4, draft })
})

test('an answer that is no longer a choice falls back to the saved one', () => {
  const stored = {
    step: 2,
    draft: { ...saved, whoFor: 'robots', bedrooms: 40, mustHaves: ['pool'], suburb: 7, onlyFitting: 'yes' },
  }

  expect(restoreDraft(stored, saved)).toEqual({ step: 2, draft: saved })
})

test.each([[null], ['text'], [{}], [{ step: 'two', draft: saved }], [{ step: 2, draft: null }]])(
  '%j is not a draft',
  (stored) => {
    expect(restoreDraft(stored, saved)).toBeNull()
  },
)
