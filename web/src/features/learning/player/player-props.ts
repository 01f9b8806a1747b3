import type { Video } from '@dream/contract/api/sections/videos'
import type { Place } from '../shelves.ts'

/** What the player is given. */
export type PlayerProps = {
  userId: string
  video: Video
  place: Place
  /** Where it resumes. */
  startAtS: number
  /** Whether it plays at once, silently, because it was just asked for. */
  startsPlaying: boolean
  isFavourite: boolean
  /** Answers why it failed, in words for the person, or null. */
  onFavourite: (isFavourite: boolean) => Promise<string | null>
  onProgress: (video: Video, atS: number) => void
  onGo: (video: Video) => void
  onClose: () => void
}
