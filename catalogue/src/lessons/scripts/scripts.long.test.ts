import { Video } from '@dream/contract/api/sections/videos'
import { expect, test } from 'vitest'

import { grow, isWithin, overlaps } from '#plan/geometry/geometry.ts'

import { captionProblems } from '../check-lessons.ts'
import { cuesOf, lessonId, videoOf } from '../library.ts'
import { LESSON_LIST } from '../list.ts'
import { animationOf } from '../stage/animation.ts'
import { frameAt } from '../stage/frame.ts'

const animations = LESSON_LIST.map((make) => animationOf(make()))
const MUSIC = { source: '/media/lessons/music.m4a', loopFromS: 0.5, loopToS: 72.5 }
const none = { path: 'x', digest: 'x' }
const origin = (seconds: number) => ({
  script: 'x',
  plans: 'x',
  files: { video: none, captions: none, poster: none },
  placeholder: 'x',
  seconds,
})

test.each(animations)(
  'the lesson $lesson.slug can be read in time and lasts 20 to 30 seconds',
  (animation) => {
    expect(captionProblems(cuesOf(animation.beats), animation.seconds)).toEqual([])
    expect(animation.seconds).toBeGreaterThanOrEqual(20)
    expect(animation.seconds).toBeLessThanOrEqual(30)
  },
)

test.each(animations)('the lesson $lesson.slug is a valid video of the contract', (animation) => {
  expect(Video.safeParse(videoOf(animation.lesson, origin(animation.seconds), MUSIC)).success).toBe(true)
})

test.each(animations)('the lesson $lesson.slug shows the same picture for the same time', (animation) => {
  const again = LESSON_LIST.map((make) => make()).find(({ slug }) => slug === animation.lesson.slug)

  const [first, second] = [animation.lesson, again ?? animation.lesson].map((lesson) =>
    frameAt(animationOf(lesson), 9.32),
  )

  expect(first).toEqual(second)
})

test('every lesson has a slug and an id of its own', () => {
  const slugs = animations.map(({ lesson }) => lesson.slug)

  expect(new Set(slugs).size).toBe(slugs.length)
  expect(new Set(slugs.map(lessonId)).size).toBe(slugs.length)
})

test.each(animations)('the coloured areas of the lesson $lesson.slug lie in the picture', ({ beats }) => {
  const places = beats.flatMap(({ beat: { marks, view } }) =>
    marks.flatMap((mark) => (mark.kind === 'area' ? mark.rects.map((rect) => ({ rect, view })) : [])),
  )

  const outside = places.filter(({ rect, view }) => !overlaps(rect, view.frame))
  expect(outside.map(({ rect }) => rect)).toEqual([])
})

test.each(animations)('the walks in the lesson $lesson.slug stay on the plan', ({ beats }) => {
  const ways = beats.flatMap(({ beat: { marks, view } }) =>
    marks.flatMap((mark) => (mark.kind === 'walk' ? mark.points.map((point) => ({ point, view })) : [])),
  )

  const isOn = ({ point: [x, y], view }: (typeof ways)[number]) =>
    isWithin({ x, y, w: 1, h: 1 }, [grow(view.house.box, 1000)])
  expect(ways.every(isOn)).toBe(true)
})
