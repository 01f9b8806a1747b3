import type { KeptVideo, Video } from '@dream/contract/api/videos'
import { VIDEO_TOPICS } from '@dream/contract/rules/videos'
import { isHalfWatched, type WatchMarks } from './watch-marks.ts'

/** One row of the hub. */
export type Shelf = { title: string; videos: readonly Video[] }

/** The topics that have videos, in the topics' order; within one the order of the list. */
export function topicsOf(videos: readonly Video[]): Shelf[] {
  return VIDEO_TOPICS.map((topic) => ({
    title: topic,
    videos: videos.filter((video) => video.topic === topic),
  })).filter((shelf) => shelf.videos.length > 0)
}

/** The kept videos as they were kept, newest first. */
export function keptOf(videos: readonly Video[], kept: readonly KeptVideo[]): Video[] {
  return kept.flatMap(({ id }) => videos.find((video) => video.id === id) ?? [])
}

/** What was begun and not finished, the one seen last. */
export function begunOf(videos: readonly Video[], marks: WatchMarks): Video | null {
  const seenAt = (video: Video) => marks[video.id]?.seenAt ?? 0
  const begun = videos.filter((video) => isHalfWatched(marks[video.id], video.seconds))
  return begun.toSorted((one, other) => seenAt(other) - seenAt(one))[0] ?? null
}

/** Where a video stands in its topic, with its neighbours there. */
export function placeOf(videos: readonly Video[], video: Video) {
  const inTopic = videos.filter(({ topic }) => topic === video.topic)
  const at = inTopic.findIndex(({ id }) => id === video.id)
  return {
    number: at + 1,
    of: inTopic.length,
    previous: inTopic[at - 1] ?? null,
    next: inTopic[at + 1] ?? null,
  }
}
export type Place = ReturnType<typeof placeOf>
