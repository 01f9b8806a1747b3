import { useEffect, useState, type SyntheticEvent } from 'react'

/** `ready` has not played yet; `waiting` is meant to play but has nothing to show; `failed` could not be loaded. */
export type Phase = 'ready' | 'paused' | 'playing' | 'waiting' | 'ended' | 'failed'

/** Who waits longer sees that the video fails to load. */
const PATIENCE_MS = 12_000

/** What a video does now, as its events report. */
export function usePhase() {
  const [phase, setPhase] = useState<Phase>('ready')
  useEffect(() => {
    if (phase !== 'waiting') return
    const timer = setTimeout(() => setPhase('failed'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [phase])
  const events = {
    onPlay: () => setPhase('waiting'),
    onPlaying: () => setPhase('playing'),
    onWaiting: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      if (!currentTarget.paused) setPhase('waiting')
    },
    onPause: () => setPhase((now) => (now === 'failed' ? now : 'paused')),
    onSeeked: () => setPhase((now) => (now === 'ended' ? 'paused' : now)),
    onEnded: () => setPhase('ended'),
    onError: () => setPhase('failed'),
  }
  return { phase, events, setWaiting: () => setPhase('waiting') }
}
