import { expect, it } from 'vitest'
import { aBrief } from '#testing/brokers.ts'
import { draftOf, NEW_DRAFT, plansOf, restoreDraft, filledParts, briefInputOf } from './draft.ts'

const brief = aBrief()
const [wattle, banksia, grevillea] = brief.plans
const ids = [wattle!.id, banksia!.id, grevillea!.id]

it('by default everything that the app wrote is shared, with the shown plans', () => {
  expect(briefInputOf(brief, NEW_DRAFT)).toEqual({
    share: ['whoFor', 'mustHaves', 'dislikes', 'areas', 'block', 'budget', 'stage', 'plans'],
    planIds: ids,
  })
})

it('withheld parts are not shared, and no id of withheld plans is sent', () => {
  const wish = briefInputOf(brief, {
    ...NEW_DRAFT,
    withheld: ['budget', 'plans'],
    note: '  Call after five ',
  })

  expect(wish).toEqual({
    share: ['whoFor', 'mustHaves', 'dislikes', 'areas', 'block', 'stage'],
    note: 'Call after five',
  })
})

it('an empty part is not shared, even if it is ticked', () => {
  const open = aBrief({ budget: 'unsure', dislikes: [], plans: [] })

  expect(filledParts(open)).toEqual(['whoFor', 'mustHaves', 'areas', 'block', 'stage'])
  expect(briefInputOf(open, NEW_DRAFT).share).not.toContain('budget')
})

it('a plan that is no longer liked is not shown', () => {
  const draft = { ...NEW_DRAFT, planIds: [grevillea!.id, 'gone', wattle!.id] }

  expect(plansOf(brief, draft, []).map(({ title }) => title)).toEqual(['Grevillea', 'Wattle'])
  expect(plansOf(brief, NEW_DRAFT, [])).toEqual(brief.plans)
})

it('the shared brief becomes the draft of the next one', () => {
  const { budget: _budget, plans: _plans, ...rest } = brief
  const shared = { ...rest, version: 2, sharedAt: '2026-11-21T03:00:00Z', note: 'Hello' }

  expect(draftOf(shared)).toEqual({ withheld: ['budget', 'plans'], planIds: null, note: 'Hello' })
})

it.each([
  [null, NEW_DRAFT],
  ['nonsense', NEW_DRAFT],
  [
    { withheld: ['budget', 'shoe size'], planIds: ids, note: 'Hi' },
    { withheld: ['budget'], planIds: ids, note: 'Hi' },
  ],
  [
    { withheld: 7, planIds: [1, 'a', 'b', 'c', 'd'], note: 9 },
    { ...NEW_DRAFT, planIds: ['a', 'b', 'c'] },
  ],
])('a stored draft %j is restored as far as it makes sense', (stored, draft) => {
  expect(restoreDraft(stored, NEW_DRAFT)).toEqual(draft)
})
