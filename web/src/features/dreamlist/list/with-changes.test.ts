import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { newestFirst } from './join-pages.ts'
import { beforeTheRest, withChanges, type Changes } from './with-changes.ts'

const listed = [1, 2, 3].map((number) =>
  aLikedDesign({ title: `Plan ${number}`, likedAt: `2026-01-0${number}T10:00:00.000Z` }, number),
)
const { likedAt: _, ...fresh } = aLikedDesign({ title: 'Fresh' }, 9)
const ids = listed.map(({ id }) => id)
const NOTHING: Changes = { removed: new Set(), restored: [], made: [] }

const titles = (changes: Partial<Changes>, readAt = 100) =>
  withChanges(listed, readAt, { ...NOTHING, ...changes })
    .toSorted(newestFirst)
    .map(({ title }) => title)

it('shows an unsent like as the newest', () => {
  const made = [{ designId: fresh.id, card: fresh, sentAt: null }]

  expect(titles({ made })).toEqual(['Fresh', 'Plan 3', 'Plan 2', 'Plan 1'])
})

it('shows a sent like until the list is read again, and then what the list says', () => {
  const made = [{ designId: fresh.id, card: fresh, sentAt: 100 }]

  expect(titles({ made }, 99)).toEqual(['Fresh', 'Plan 3', 'Plan 2', 'Plan 1'])
  expect(titles({ made }, 100)).toEqual(['Plan 3', 'Plan 2', 'Plan 1'])
})

it('shows nothing twice, and several in the order of their likes', () => {
  const [second] = listed.slice(1)
  const made = [fresh, { ...fresh, id: ids[0] ?? '' }, { ...fresh, id: 'another', title: 'Fresher' }].map(
    (card) => ({ designId: card.id, card, sentAt: null }),
  )

  expect(titles({ made, restored: second ? [second] : [] })).toEqual([
    'Fresher',
    'Fresh',
    'Plan 3',
    'Plan 2',
    'Plan 1',
  ])
})

it('leaves out an undone like', () => {
  const made = [{ designId: ids[1] ?? '', card: null, sentAt: null }]

  expect(titles({ made, removed: new Set([ids[0] ?? '']) })).toEqual(['Plan 3'])
})

it('restores a like at its time', () => {
  const card = { ...fresh, likedAt: '2026-01-02T12:00:00.000Z' }

  expect(titles({ made: [{ designId: card.id, card, sentAt: null }] })).toEqual([
    'Plan 3',
    'Fresh',
    'Plan 2',
    'Plan 1',
  ])
})

it('holds back a like that belongs after the loaded part of a list', () => {
  const [one, two, three] = listed

  expect(one && two && three && beforeTheRest([three, two, one], [three, two])).toEqual([three, two])
})
