import type { Video } from '@dream/contract/api/sections/videos'
import { useEffect, useRef, useState } from 'react'
import { canPlayMusic, createMusic, type Music } from '#lib/sound/music.ts'
import type { Phase } from '../playback/use-phase.ts'

/** Duration of the fade-out after a video's end. */
const ENDS_OVER_S = 1.8

/** Music of a silent video, if any. */
export const musicOf = ({ hasSound, music }: Video) => (hasSound || !canPlayMusic() ? undefined : music)

/** Plays the video's music while the video plays, if it is on; returns whether it failed to load. */
export function useMusic(video: Video, isOn: boolean, phase: Phase): boolean {
  const [hasFailed, setFailed] = useState(false)
  const current = useRef<Music | null>(null)
  const loop = isOn ? musicOf(video) : undefined
  useEffect(() => {
    if (!loop) return
    const music = createMusic(loop)
    current.current = music
    const presses = ['click', 'keydown'] as const
    for (const press of presses) addEventListener(press, music.ready, true)
    return () => {
      for (const press of presses) removeEventListener(press, music.ready, true)
      current.current = null
      music.close()
      setFailed(false)
    }
  }, [loop])
  useEffect(() => {
    if (phase !== 'playing') current.current?.pause(phase === 'ended' ? ENDS_OVER_S : undefined)
    else
      current.current?.play().then(
        () => setFailed(false),
        () => setFailed(true),
      )
  }, [phase, loop])
  return hasFailed
}
