import type { FavouriteVideo, Video } from '@dream/contract/api/sections/videos'
import { VIDEO_TOPICS } from '@dream/contract/rules/app/videos'
import { isHalfWatched, type WatchProgressById } from './watch-progress.ts'

/** Row of the hub. */
export type Shelf = { title: string; videos: readonly Video[] }

/** Topics with videos, in the topics' order; videos in the order of the list. */
export function topicsOf(videos: readonly Video[]): Shelf[] {
  return VIDEO_TOPICS.map((topic) => ({
    title: topic,
    videos: videos.filter((video) => video.topic === topic),
  })).filter((shelf) => shelf.videos.length > 0)
}

/** Favourite videos, newest first. */
export function favouritesOf(videos: readonly Video[], favourites: readonly FavouriteVideo[]): Video[] {
  return favourites.flatMap(({ id }) => videos.find((video) => video.id === id) ?? [])
}

/** Unfinished video that was seen last. */
export function begunOf(videos: readonly Video[], progressById: WatchProgressById): Video | null {
  const seenAt = (video: Video) => progressById[video.id]?.seenAt ?? 0
  const begun = videos.filter((video) => isHalfWatched(progressById[video.id], video.seconds))
  return begun.toSorted((one, other) => seenAt(other) - seenAt(one))[0] ?? null
}

/** Position of a video in its topic, with its neighbours. */
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
