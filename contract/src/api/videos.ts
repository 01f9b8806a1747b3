import { z } from 'zod'
import { VIDEO_TOPICS } from '../rules/videos.ts'
import type { Endpoint, EndpointName } from './endpoint.ts'

export const VideoTopic = z.enum(VIDEO_TOPICS)
export type VideoTopic = z.infer<typeof VideoTopic>

/** An address of a file of the library, from the site's root. */
const mediaAddress = z.string().regex(/^\/media\/[\w./-]+$/)

/** A short learning video, portrait, mostly silent. */
export const Video = z.object({
  id: z.uuid(),
  slug: z.string(),
  topic: VideoTopic,
  title: z.string(),
  /** One sentence: what one knows afterwards. */
  description: z.string(),
  seconds: z.number().positive(),
  /** Whether there is anything to hear; without it there is not. */
  hasSound: z.boolean().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** H.264 in MP4 with its index in front. */
  source: mediaAddress,
  /** WebVTT with the words that are also burned into the picture. */
  captions: mediaAddress,
  poster: mediaAddress,
  /** Tiny picture to show until the poster is there, as a data address. */
  placeholder: z.string(),
  /** What is said and shown, one paragraph each. */
  transcript: z.array(z.string()).min(1),
})
export type Video = z.infer<typeof Video>

/** `catalogue/library/lessons/lessons.json`: the videos in the order in which they are listed. */
export const LessonsFile = z.object({ version: z.int().positive(), videos: z.array(Video).min(1) })
export type LessonsFile = z.infer<typeof LessonsFile>

/** A video that somebody has kept, and when. */
export const KeptVideo = z.object({ id: z.uuid(), keptAt: z.iso.datetime() })
export type KeptVideo = z.infer<typeof KeptVideo>

const byId = z.object({ id: z.uuid() })

export const videoEndpoints = {
  'GET /api/videos': {
    summary: 'The learning videos, in the order in which they are listed',
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(Video) }),
    problems: [],
  },
  'GET /api/videos/favorites': {
    summary: 'Ids of the videos one has kept, newest first',
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(KeptVideo) }),
    problems: [],
  },
  'PUT /api/videos/favorites/:id': {
    summary: 'Keep a video; twice is once',
    audience: 'buyer',
    status: 204,
    params: byId,
    answer: z.undefined(),
    problems: ['not-found'],
  },
  'DELETE /api/videos/favorites/:id': {
    summary: 'Keep a video no longer',
    audience: 'buyer',
    status: 204,
    params: byId,
    answer: z.undefined(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
