import { useEffect, useState, type SyntheticEvent } from 'react'

/** Phase of playback. `ready`: has not played yet; `waiting`: should play but has no data; `failed`: could not be loaded. */
export type Phase = 'ready' | 'paused' | 'playing' | 'waiting' | 'ended' | 'failed'

/** Timeout after which loading counts as failed. */
const PATIENCE_MS = 12_000

/** Phase of a video from its events. */
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
