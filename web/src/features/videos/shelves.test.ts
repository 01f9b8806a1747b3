import { expect, it } from 'vitest'
import { aVideo } from '#testing/videos.ts'
import { begunOf, favouritesOf, placeOf, topicsOf } from './shelves.ts'

const frontage = aVideo({}, 1)
const sun = aVideo({ topic: 'Sun and air' }, 2)
const slope = aVideo({}, 3)
const mark = (atS: number, seenAt: number) => ({ atS, isWatched: false, seenAt })

it('topics are in their own order, their videos in the order of the list, without empty ones', () => {
  expect(topicsOf([sun, slope, frontage])).toEqual([
    { title: 'Your block', videos: [slope, frontage] },
    { title: 'Sun and air', videos: [sun] },
  ])
})

it('favourites are in the order in which they were added, without videos that are no longer listed', () => {
  const favourites = [sun, aVideo({}, 9), frontage].map(({ id }) => ({ id, savedAt: '2026-11-21T03:00:00Z' }))

  expect(favouritesOf([frontage, sun, slope], favourites)).toEqual([sun, frontage])
})

it('the video to resume is the one seen last', () => {
  const marks = { [frontage.id]: mark(12, 100), [sun.id]: mark(5, 200), [slope.id]: mark(29, 300) }

  expect(begunOf([frontage, sun, slope], marks)).toBe(sun)
  expect(begunOf([frontage, sun, slope], {})).toBeNull()
})

it('a video knows its neighbours within its topic', () => {
  const videos = [frontage, sun, slope]

  expect(placeOf(videos, slope)).toEqual({ number: 2, of: 2, previous: frontage, next: null })
  expect(placeOf(videos, sun)).toEqual({ number: 1, of: 1, previous: null, next: null })
})
