import type { Video } from '@dream/contract/api/videos'
import type { Place } from '../shelves.ts'

/** What the player is given. */
export type PlayerProps = {
  userId: string
  video: Video
  place: Place
  /** Where it goes on. */
  startAtS: number
  /** Whether it plays at once, silently, because it was just asked for. */
  startsPlaying: boolean
  isKept: boolean
  /** Answers why it failed, in words for the person, or null. */
  onKeep: (isKept: boolean) => Promise<string | null>
  onProgress: (video: Video, atS: number) => void
  onGo: (video: Video) => void
  onClose: () => void
}
