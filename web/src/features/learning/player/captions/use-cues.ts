import { useEffect, useRef, useState } from 'react'
import { cuesOf, type Cue } from './cues.ts'

/**
 * The captions of a track element, read by the browser but drawn by us: its own text does not grow with the text size
 * nor keep out of the picture's words. `onCue` is called with each change of the line.
 */
export function useCues(onCue: () => void) {
  const element = useRef<HTMLTrackElement>(null)
  const [cues, setCues] = useState<readonly Cue[]>([])
  const latest = useRef(onCue)
  useEffect(() => {
    latest.current = onCue
  })
  useEffect(() => {
    const track = element.current?.track
    if (!element.current || !track) return
    const control = new AbortController()
    const { signal } = control
    element.current.addEventListener('load', () => setCues(cuesOf(track) ?? []), { signal })
    // Some browsers cannot listen on a track that they will not draw.
    track.addEventListener?.('cuechange', () => latest.current(), { signal })
    track.mode = 'hidden'
    return () => control.abort()
  }, [])
  return { element, cues }
}
