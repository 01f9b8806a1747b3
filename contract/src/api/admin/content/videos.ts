import { z } from 'zod'
import { CONTENT_STATUSES } from '../../../rules/admin/content/content.ts'
import { VIDEO_FILE_KINDS } from '../../../rules/admin/content/videos.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { IdInput } from '../../id-input.ts'
import { VideoExercise, VideoMusic, VideoTopic } from '../../sections/videos.ts'
import { editOf } from '../edit.ts'
import { ListChoice, listPage, ListQuery, Selection } from '../list.ts'
import { ContentBulkResult, contentOf, contentProblems, RestoredVersion, SeenVersion } from './content.ts'

const text = (max: number) => z.string().max(max, `At most ${max} characters`)
/** Path of a file of the library or of an upload; empty: none yet. */
const file = z.string().regex(/^(\/media\/[\w./-]+)?$/)

/** Draft of a video; any field may still be missing. Length and size come with the video file. */
export const VideoDraft = z.object({
  slug: z.string(),
  topic: VideoTopic,
  title: text(80),
  /** One sentence: the knowledge a viewer takes away. */
  description: text(300),
  seconds: z.number().nonnegative(),
  hasSound: z.boolean().optional(),
  width: z.int().nonnegative(),
  height: z.int().nonnegative(),
  source: file,
  captions: file,
  poster: file,
  placeholder: z.string().max(4000),
  /** Transcript of speech and pictures, one paragraph each. */
  transcript: z.array(text(600)).max(60),
  /** Both belong to a video of the library, and are removed with it. */
  exercise: VideoExercise.optional(),
  music: VideoMusic.optional(),
})
export type VideoDraft = z.infer<typeof VideoDraft>

const Content = contentOf(VideoDraft)
export type VideoContent = z.infer<typeof Content>

export const AdminVideo = z.object({
  id: z.uuid(),
  /** Position in the hub. */
  place: z.int(),
  title: z.string(),
  topic: VideoTopic,
  seconds: z.number(),
  poster: z.string(),
  status: z.enum(CONTENT_STATUSES),
  hasDraft: z.boolean(),
})
export type AdminVideo = z.infer<typeof AdminVideo>

/** Fields of the draft that an uploaded file fills. */
export const VideoFile = z.object({
  changes: z.union([
    z.object({
      source: z.string(),
      seconds: z.number(),
      width: z.int(),
      height: z.int(),
      hasSound: z.boolean(),
    }),
    z.object({ poster: z.string(), placeholder: z.string() }),
    z.object({ captions: z.string() }),
  ]),
})
export type VideoFile = z.infer<typeof VideoFile>

const params = z.object({ id: IdInput })
const editors = { audience: 'admin', roles: ['owner', 'editor'] } as const
const bulk = {
  ...editors,
  status: 200,
  body: z.object({ selection: Selection }),
  answer: ContentBulkResult,
  problems: ['selection-changed'],
} as const
const change = { ...editors, status: 200, params, answer: Content, problems: contentProblems } as const

export const adminVideoEndpoints = {
  'GET /api/admin/videos': {
    summary: 'Every video of the learning hub, in its order',
    ...editors,
    status: 200,
    query: ListQuery,
    answer: listPage(AdminVideo),
    problems: [],
  },
  'GET /api/admin/videos/csv': {
    summary: 'Every video of the learning hub, as a CSV',
    ...editors,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'POST /api/admin/videos/publish': {
    summary: 'Publish the drafts of many videos; what is not complete is left out',
    ...bulk,
  },
  'POST /api/admin/videos/archive': {
    summary: 'Show many videos no more',
    ...bulk,
  },
  'POST /api/admin/videos': {
    summary: 'Start a new video, as a draft',
    ...editors,
    status: 201,
    body: z.object({
      title: z.string().trim().min(1, 'Give the video a title').max(80, 'At most 80 characters'),
    }),
    answer: Content,
    problems: [],
  },
  'GET /api/admin/videos/:id': {
    summary: 'One video: its draft, what is published, and its versions',
    ...editors,
    status: 200,
    params,
    answer: Content,
    problems: ['not-found'],
  },
  'POST /api/admin/videos/:id/files': {
    summary: 'Upload a video, a poster or captions for the draft of a video; told from its bytes',
    ...editors,
    status: 201,
    params,
    query: z.object({ kind: z.enum(VIDEO_FILE_KINDS) }),
    takesFile: true,
    answer: VideoFile,
    problems: [
      'not-found',
      'file-too-large',
      'file-type',
      'file-unreadable',
      'storage-full',
      'unavailable',
      'validation-failed',
    ],
  },
  'PATCH /api/admin/videos/:id': {
    summary: 'Change the draft of a video',
    ...change,
    body: editOf(VideoDraft),
  },
  'POST /api/admin/videos/:id/publish': {
    summary: 'Publish the draft of a video, once it is complete',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/videos/:id/discard': {
    summary: 'Drop the draft of a video',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/videos/:id/restore': {
    summary: 'Make an earlier version of a video its draft',
    ...change,
    body: RestoredVersion,
  },
  'POST /api/admin/videos/:id/archive': {
    summary: 'Show a video no more; publishing brings it back',
    ...change,
    body: SeenVersion,
  },
} as const satisfies Record<EndpointName, Endpoint>
