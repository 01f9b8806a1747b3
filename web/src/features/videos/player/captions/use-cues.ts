import { useEffect, useRef, useState } from 'react'
import { cuesOf, type Cue } from './cues.ts'

/**
 * Captions of a track element, parsed by the browser but rendered by us: native ones neither follow the text size nor avoid text
 * in the picture. `onCue` is called with each change of the line.
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
    // Some browsers cannot listen on a hidden track.
    track.addEventListener?.('cuechange', () => latest.current(), { signal })
    track.mode = 'hidden'
    return () => control.abort()
  }, [])
  return { element, cues }
}
