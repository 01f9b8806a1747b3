import { z } from 'zod'
import { PROGRESS_BATCH_MAX, VIDEO_MAX_S, VIDEO_TOPICS } from '../../rules/app/videos.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

export const VideoTopic = z.enum(VIDEO_TOPICS)
export type VideoTopic = z.infer<typeof VideoTopic>

/** Path of a file of the library, from the site's root. */
const mediaUrl = z.string().regex(/^\/media\/[\w./-]+$/)

/** One of the two drawings of an exercise. */
const ExerciseChoice = z.object({
  drawing: mediaUrl,
  /** Overlay shown after the answer. */
  solution: mediaUrl,
  /** Text alternative of the drawing; follows its letter. */
  shows: z.string(),
})

/** "Which of these two?": question at the end of a video. Answers are not stored. */
export const VideoExercise = z.object({
  /** Time at which the video pauses. */
  startsAtS: z.number().nonnegative(),
  question: z.string(),
  /** Size of both drawings and their overlays, all SVGs. */
  width: z.int().positive(),
  height: z.int().positive(),
  a: ExerciseChoice,
  b: ExerciseChoice,
  answer: z.enum(['a', 'b']),
  /** One sentence with what was measured. */
  reason: z.string(),
})
export type VideoExercise = z.infer<typeof VideoExercise>

/** Optional music loop for silent videos; all of them may share one. */
export const VideoMusic = z.object({
  /** AAC in MP4. */
  source: mediaUrl,
  /** Start and end of the seamless loop. */
  loopFromS: z.number().nonnegative(),
  loopToS: z.number().positive(),
})
export type VideoMusic = z.infer<typeof VideoMusic>

/** Short learning video, portrait, mostly silent. */
export const Video = z.object({
  id: z.uuid(),
  slug: z.string(),
  topic: VideoTopic,
  title: z.string(),
  /** One sentence: the knowledge a viewer takes away. */
  description: z.string(),
  seconds: z.number().positive(),
  /** Whether it has sound; false when missing. */
  hasSound: z.boolean().optional(),
  width: z.int().positive(),
  height: z.int().positive(),
  /** H.264 in MP4 with its index in front. */
  source: mediaUrl,
  /** WebVTT with the captions that are also burned into the picture. */
  captions: mediaUrl,
  poster: mediaUrl,
  /** Tiny placeholder until the poster has loaded, as a data URL. */
  placeholder: z.string(),
  /** Transcript of speech and pictures, one paragraph each. */
  transcript: z.array(z.string()).min(1),
  exercise: VideoExercise.optional(),
  music: VideoMusic.optional(),
})
export type Video = z.infer<typeof Video>

/** `catalogue/library/lessons/lessons.json`: the videos in list order. */
export const LessonsFile = z.object({ version: z.int().positive(), videos: z.array(Video).min(1) })
export type LessonsFile = z.infer<typeof LessonsFile>

/** Favourite video, with the time it was saved. */
export const FavouriteVideo = z.object({ id: z.uuid(), savedAt: z.iso.datetime() })
export type FavouriteVideo = z.infer<typeof FavouriteVideo>

/** Watching progress of a person in a video, with the time by the watching device's clock. */
export const VideoProgress = z.object({
  id: z.uuid(),
  atS: z.number().nonnegative().max(VIDEO_MAX_S),
  isWatched: z.boolean(),
  seenAt: z.iso.datetime(),
})
export type VideoProgress = z.infer<typeof VideoProgress>

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
    summary: "Ids of one's favourite videos, newest first",
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(FavouriteVideo) }),
    problems: [],
  },
  'GET /api/videos/progress': {
    summary: 'How far one has watched which videos, on any device',
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(VideoProgress) }),
    problems: [],
  },
  'PUT /api/videos/progress': {
    summary: 'Store how far one has watched; per video the newest wins, and what was watched stays watched',
    audience: 'buyer',
    status: 204,
    body: z.object({ items: z.array(VideoProgress).min(1).max(PROGRESS_BATCH_MAX) }),
    answer: z.undefined(),
    problems: [],
  },
  'PUT /api/videos/favorites/:id': {
    summary: 'Add a video to the favourites; twice is once',
    audience: 'buyer',
    status: 204,
    params: byId,
    answer: z.undefined(),
    problems: ['not-found'],
  },
  'DELETE /api/videos/favorites/:id': {
    summary: 'Remove a video from the favourites',
    audience: 'buyer',
    status: 204,
    params: byId,
    answer: z.undefined(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
