import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Video on the screen; it has no role to find it by. */
export const film = () => document.querySelector('video') as HTMLVideoElement

/** Simulates playback up to a position. */
export function reach(seconds: number) {
  film().currentTime = seconds
  fireEvent.timeUpdate(film())
}

/** Simulates that the captions of the video have loaded. */
export function loadCaptions(cues: readonly { startTime: number; endTime: number; text: string }[]) {
  const track = Object.assign(new EventTarget(), { mode: 'disabled', cues })
  vi.spyOn(HTMLTrackElement.prototype, 'track', 'get').mockReturnValue(track as unknown as TextTrack)
}
export const captionsArrive = () => fireEvent.load(document.querySelector('track') as HTMLTrackElement)

/** Swipes over the video with a finger. */
export function swipe(fromX: number, toX: number) {
  const finger = { pointerType: 'touch', isPrimary: true, clientY: 200 }
  fireEvent.pointerDown(film(), { ...finger, clientX: fromX })
  fireEvent.pointerMove(film(), { ...finger, clientX: (fromX + toX) / 2 })
  fireEvent.pointerMove(film(), { ...finger, clientX: toX })
  fireEvent.pointerUp(film(), { ...finger, clientX: toX })
}
