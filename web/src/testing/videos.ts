import type { Video } from '@dream/contract/api/sections/videos'

/** A learning video of half a minute; `number` makes its id, its slug and its title. */
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
