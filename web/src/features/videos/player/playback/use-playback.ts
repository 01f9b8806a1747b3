import { useEffect, useRef, useState } from 'react'
import { usePhase } from './use-phase.ts'
import { useReports } from './use-reports.ts'

type PlaybackOptions = {
  startAtS: number
  /** Whether it starts by itself, muted, because the person has just opened it. */
  startsPlaying: boolean
  seconds: number
  /** Called at least once a second with the watched position. */
  onProgress: (atS: number) => void
}

/** Video element with its state and actions. */
export function usePlayback({ startAtS, startsPlaying, seconds, onProgress }: PlaybackOptions) {
  const media = useRef<HTMLVideoElement>(null)
  const { phase, events, setWaiting } = usePhase()
  const [positionS, setPositionS] = useState(startAtS)
  const resumeS = useRef(startAtS)
  /** After a retry the element reports time 0 until its metadata is loaded. */
  const isReloading = useRef(false)
  const report = useReports(onProgress)
  useEffect(() => {
    if (startsPlaying) play(media.current)
  }, [startsPlaying])
  usePauseWhileHidden(media)

  function seek(toS: number) {
    const atS = Math.min(Math.max(0, toS), seconds)
    resumeS.current = atS
    setPositionS(atS)
    if (media.current) media.current.currentTime = atS
  }
  function retry() {
    setWaiting()
    isReloading.current = true
    media.current?.load()
    play(media.current)
  }
  function toggle() {
    if (phase === 'failed') retry()
    else if (media.current?.paused === false) media.current.pause()
    else play(media.current)
  }
  function tick() {
    if (isReloading.current || !media.current) return
    const atS = media.current.currentTime
    resumeS.current = atS
    setPositionS(atS)
    report.soon(atS)
  }
  const timeEvents = {
    onLoadedMetadata: () => {
      isReloading.current = false
      if (resumeS.current > 0 && media.current) media.current.currentTime = resumeS.current
    },
    onTimeUpdate: tick,
    onSeeked: () => {
      tick()
      events.onSeeked()
    },
    onPause: () => {
      events.onPause()
      report.now(resumeS.current)
    },
    onEnded: () => {
      events.onEnded()
      report.now(seconds)
    },
  }
  return { media, events: { ...events, ...timeEvents }, phase, positionS, tick, seek, toggle, retry }
}
export type Playback = ReturnType<typeof usePlayback>

/** A browser may block autoplay: then the play button is there. */
function play(media: HTMLVideoElement | null) {
  media?.play().catch(() => undefined)
}

function usePauseWhileHidden(media: { current: HTMLVideoElement | null }) {
  useEffect(() => {
    const pause = () => {
      if (document.visibilityState === 'hidden') media.current?.pause()
    }
    document.addEventListener('visibilitychange', pause)
    return () => document.removeEventListener('visibilitychange', pause)
  }, [media])
}
