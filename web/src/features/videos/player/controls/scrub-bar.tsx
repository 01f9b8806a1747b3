import { useEffect, useRef } from 'react'
import { clock } from '../../clock.ts'
import css from './scrub-bar.module.css'
import type { Playback } from '../playback/use-playback.ts'

type Props = {
  playback: Playback
  seconds: number
  /** Start of the transcript's paragraphs; they are ticks on the bar. */
  marks: readonly (number | null)[]
}

/** Scrub bar with the position in the video. It is updated in every frame while the video plays. */
export function ScrubBar({ playback, seconds, marks }: Props) {
  const { media, phase, positionS, seek } = playback
  const bar = useRef<HTMLInputElement>(null)
  const isPlaying = phase === 'playing'
  useEffect(() => {
    if (!isPlaying) return
    const draw = () => {
      const { current } = media
      if (bar.current && current) put(bar.current, current.currentTime, seconds)
      frame = requestAnimationFrame(draw)
    }
    let frame = requestAnimationFrame(draw)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, media, seconds])
  useEffect(() => {
    if (bar.current) put(bar.current, positionS, seconds)
  }, [positionS, seconds])
  return (
    <div className={css['row']}>
      <span aria-hidden="true">{clock(positionS)}</span>
      <div className={css['bar']}>
        <input
          ref={bar}
          type="range"
          min={0}
          max={seconds}
          step={0.1}
          defaultValue={positionS}
          aria-label="Position"
          aria-valuetext={`${clock(positionS)} of ${clock(seconds)}`}
          onChange={({ target }) => seek(Number(target.value))}
        />
        <span className={css['ticks']} aria-hidden="true">
          {marks.map((atS) => atS !== null && <i key={atS} style={{ left: `${(atS / seconds) * 100}%` }} />)}
        </span>
      </div>
      <span aria-hidden="true">{clock(seconds)}</span>
    </div>
  )
}

function put(bar: HTMLInputElement, atS: number, seconds: number) {
  bar.value = String(atS)
  bar.style.setProperty('--at', `${Math.min(1, atS / seconds) * 100}%`)
}
