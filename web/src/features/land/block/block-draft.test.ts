import { describe, expect, it } from 'vitest'
import { aProfile } from '#testing/land.ts'
import { blockOfDraft, changeOf, draftOf, problemsOf } from './block-draft.ts'

const draft = draftOf(aProfile({ blockWidth: 14, blockDepth: 32, facing: 'north' }))

describe('a block without saved setbacks', () => {
  it('starts with the state’s usual setbacks', () => {
    expect(draft).toMatchObject({ width: '14', depth: '32', front: '4', side: '1.2', corner: null })
    expect(draftOf(aProfile({ state: 'TAS' }))).toMatchObject({ width: '', front: '4.5', side: '1' })
  })

  it('starts with the person’s own setbacks where they are saved', () => {
    const setbacks = { front: 6, rear: 2, side: 0.9, sideStreet: 3 }

    expect(draftOf(aProfile({ setbacks }))).toMatchObject({ front: '6', rear: '2', side: '0.9' })
  })
})

it.each([
  [{}, {}],
  [{ width: '', depth: '' }, {}],
  [{ width: '3' }, { width: 'At least 5 m' }],
  [{ depth: 'deep' }, { depth: 'Enter metres, like 14.5' }],
  [{ front: '' }, { front: 'Enter metres' }],
  [
    { side: '30', rear: 'x' },
    { rear: 'Enter metres, like 14.5', side: 'At most 20 m' },
  ],
])('%j has the problems %j', (typed, problems) => {
  expect(problemsOf({ ...draft, ...typed })).toEqual(problems)
})

const IN_VICTORIA: Parameters<typeof blockOfDraft>[1] = { state: 'VIC', mustHaves: [] }

it('can be used for the fit once its width is known and nothing is invalid', () => {
  expect(blockOfDraft({ ...draft, width: ' 14,5 m', corner: 'yes' }, IN_VICTORIA)).toEqual({
    width: 14.5,
    depth: 32,
    isCorner: true,
    setbacks: { front: 4, rear: 3, side: 1.2, sideStreet: 2 },
    isOwn: false,
    wantsHalf: false,
  })
  expect(blockOfDraft({ ...draft, depth: '' }, IN_VICTORIA)?.depth).toBeNull()
  expect(blockOfDraft({ ...draft, width: '' }, IN_VICTORIA)).toBeNull()
  expect(blockOfDraft({ ...draft, rear: 'x' }, IN_VICTORIA)).toBeNull()
})

it('is sent as numbers, and empty fields as not answered', () => {
  expect(changeOf({ ...draft, depth: '', corner: 'no', front: '5' })).toEqual({
    blockWidth: 14,
    blockDepth: null,
    facing: 'north',
    corner: 'no',
    setbacks: { front: 5, rear: 3, side: 1.2, sideStreet: 2 },
    onlyFitting: false,
  })
})

it('keeps the wish for plans that fit, and has none by default', () => {
  expect(draft.onlyFitting).toBe(false)
  expect(changeOf(draftOf(aProfile({ onlyFitting: true }))).onlyFitting).toBe(true)
})
