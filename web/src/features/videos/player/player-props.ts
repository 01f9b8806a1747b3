import type { Video } from '@dream/contract/api/sections/videos'
import type { Place } from '../shelves.ts'

/** Props of the player. */
export type PlayerProps = {
  userId: string
  video: Video
  place: Place
  /** Position at which it resumes. */
  startAtS: number
  /** Whether it plays at once, muted, because the person has just opened it. */
  startsPlaying: boolean
  isFavourite: boolean
  /** Changes the favourite; resolves with an error message for the person, or null. */
  onFavourite: (isFavourite: boolean) => Promise<string | null>
  onProgress: (video: Video, atS: number) => void
  onGo: (video: Video) => void
  onClose: () => void
}
