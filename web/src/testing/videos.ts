import type { Video, VideoExercise } from '@dream/contract/api/sections/videos'

/** Learning video of half a minute; `number` determines its id, slug and title. */
export function aVideo(overrides: Partial<Video> = {}, number = 1): Video {
  return {
    id: `00000000-0000-5000-8000-${String(number).padStart(12, '0')}`,
    slug: `lesson-${number}`,
    topic: 'Your block',
    title: `Lesson ${number}`,
    description: 'You know what a frontage is.',
    seconds: 30,
    width: 720,
    height: 1280,
    source: `/media/lessons/lesson-${number}/video.mp4`,
    captions: `/media/lessons/lesson-${number}/captions.vtt`,
    poster: `/media/lessons/lesson-${number}/poster.avif`,
    placeholder: 'data:image/webp;base64,AA==',
    transcript: ['Frontage is the width of your block.', 'A wide rear keeps the kitchen together.'],
    ...overrides,
  }
}

/** Exercise 24 seconds into a video; B is right. */
export const anExercise = (): VideoExercise => ({
  startsAtS: 24,
  question: 'Which of these two blocks has the wider frontage?',
  width: 336,
  height: 560,
  a: {
    drawing: '/media/lessons/lesson-1/exercise/a.svg',
    solution: '/media/lessons/lesson-1/exercise/a-solution.svg',
    shows: 'a block 10.5 m along the street',
  },
  b: {
    drawing: '/media/lessons/lesson-1/exercise/b.svg',
    solution: '/media/lessons/lesson-1/exercise/b-solution.svg',
    shows: 'a block 14.5 m along the street',
  },
  answer: 'b',
  reason: 'B is 14.5 m wide along the street, A only 10.5 m.',
})

/** Looped music of 72 seconds. */
export const aMusic = () => ({ source: '/media/lessons/music.m4a', loopFromS: 0.5, loopToS: 72.5 })
