import { fireEvent } from '@testing-library/react'
import { vi } from 'vitest'

/** Video on the screen; it has no role to find it by. */
export const videoElement = () => document.querySelector('video') as HTMLVideoElement

/** Simulates playback up to a position. */
export function reach(seconds: number) {
  videoElement().currentTime = seconds
  fireEvent.timeUpdate(videoElement())
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
  fireEvent.pointerDown(videoElement(), { ...finger, clientX: fromX })
  fireEvent.pointerMove(videoElement(), { ...finger, clientX: (fromX + toX) / 2 })
  fireEvent.pointerMove(videoElement(), { ...finger, clientX: toX })
  fireEvent.pointerUp(videoElement(), { ...finger, clientX: toX })
}
