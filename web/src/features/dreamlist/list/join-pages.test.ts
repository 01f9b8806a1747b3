import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { joinPages, newestFirst, putBack } from './join-pages.ts'

const LIKED_PAGE = 200

/** Numbered like; a higher number is newer. */
const like = (number: number) =>
  aLikedDesign({ likedAt: new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString() }, number)
const likes = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, at) => like(newest - at))

const old = likes(LIKED_PAGE + 20, 21)
const behind = [...old, ...likes(20, 1)]

it('continues the first page with later ones', () => {
  expect(joinPages(old, behind, LIKED_PAGE)).toEqual(likes(LIKED_PAGE + 20, 1))
})

it('keeps what new likes have pushed out of the first page', () => {
  expect(joinPages(likes(LIKED_PAGE + 23, 24), behind, LIKED_PAGE)).toEqual(likes(LIKED_PAGE + 23, 1))
})

it('has no duplicates that moved up into the first page, and nothing that is no longer liked', () => {
  const without = [...likes(LIKED_PAGE + 20, 101), ...likes(99, 20)]

  expect(joinPages(without, behind, LIKED_PAGE)).toEqual([...without, ...likes(19, 1)])
})

it('is the first page alone when there are no more', () => {
  expect(joinPages(likes(3, 1), behind, LIKED_PAGE)).toEqual(likes(3, 1))
})

it('restores a design at its place, once', () => {
  const listed = [like(4), like(2)]

  expect(putBack(listed, [like(3), like(2), like(3)]).sort(newestFirst)).toEqual([like(4), like(3), like(2)])
})
