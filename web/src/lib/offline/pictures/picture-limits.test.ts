import { describe, expect, test } from 'vitest'
import { standInFor, surplusOf } from './picture-limits.ts'

const cached = (...pictures: readonly (readonly [url: string, bytes: number, at: number])[]) =>
  pictures.map(([url, bytes, at]) => ({ url, bytes, at }))

describe('of cached pictures', () => {
  test('all stay within the limits', () => {
    expect(surplusOf(cached(['a', 10, 1], ['b', 10, 2]), { count: 2, bytes: 20 })).toEqual([])
  })

  test('the least recently seen go when there are too many', () => {
    const pictures = cached(['old', 1, 1], ['new', 1, 3], ['middle', 1, 2])

    expect(surplusOf(pictures, { count: 2, bytes: 100 })).toEqual(['old'])
  })

  test('the least recently seen go when they are too large in total', () => {
    const pictures = cached(['oldest', 1, 1], ['old', 60, 2], ['new', 30, 3], ['newest', 30, 4])

    expect(surplusOf(pictures, { count: 9, bytes: 100 })).toEqual(['oldest', 'old'])
  })

  test('one that is too large by itself goes', () => {
    expect(surplusOf(cached(['huge', 101, 1]), { count: 9, bytes: 100 })).toEqual(['huge'])
  })
})

const PICTURES = [
  'https://dream.example.com/media/plans/wattle/card-ground.17ac178c.avif',
  'https://dream.example.com/media/plans/wattle/card-upper.d8cd7cdd.avif',
  'https://dream.example.com/media/rooms/kitchen-2/800.b66aa782.avif',
]

describe('without a network', () => {
  test.each([
    ['/media/plans/wattle/card-ground-dark.194779a6.avif', 0],
    ['/media/plans/wattle/card-upper-dark.42737f67.avif', 1],
    ['/media/rooms/kitchen-2/360.12872607.webp', 2],
  ])('%s is replaced by a variant of the same picture', (path, index) => {
    expect(standInFor(`https://dream.example.com${path}`, PICTURES)).toBe(PICTURES[index])
  })

  test.each([
    '/media/plans/wattle/plan-ground.0123abcd.svg',
    '/media/plans/banksia/card-ground.17ac178c.avif',
    '/media/rooms/kitchen-20/800.b66aa782.avif',
  ])('%s has no variant', (path) => {
    expect(standInFor(`https://dream.example.com${path}`, PICTURES)).toBeUndefined()
  })
})
