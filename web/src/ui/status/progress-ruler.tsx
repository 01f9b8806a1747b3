import { clsx } from 'clsx'
import { memo } from 'react'
import css from './progress-ruler.module.css'

type Props = {
  /** Accessible name. */
  label: string
  value: number
  /** Values with a long tick, ascending; the last is the ruler's end. */
  marks: readonly number[]
  /** Numbers under some marks, and a name under the one that matters. */
  captions?: readonly { at: number; text: string; name?: string | undefined; isStrong?: boolean }[]
  className?: string
}

/** Progress as a scale bar: a teal line over ticks, one per step, long ones at the marks. */
export function ProgressRuler({ label, value, marks, captions, className }: Props) {
  const end = marks.at(-1) ?? 1
  const at = (step: number) => `${(Math.min(step, end) / end) * 100}%`
  return (
    <div
      className={clsx(css['ruler'], className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={end}
      aria-valuenow={Math.min(value, end)}
    >
      <span className={css['line']}>
        <span className={css['done']} style={{ transform: `translateX(calc(${at(value)} - 100%))` }} />
      </span>
      {Array.from({ length: end + 1 }, (_, step) => (
        <Tick key={step} left={at(step)} isLong={marks.includes(step)} isReached={step <= value} />
      ))}
      {captions?.map((caption) => (
        <span
          key={caption.at}
          className={css['caption']}
          data-strong={caption.isStrong || caption.name ? '' : undefined}
          data-end={caption.at === end ? '' : undefined}
          style={{ left: at(caption.at) }}
        >
          {caption.text}
          {caption.name && <span className={css['name']}>{caption.name}</span>}
        </span>
      ))}
    </div>
  )
}

/** Memoised: one more like changes a single tick. */
const Tick = memo(function Tick({ left, isLong, isReached }: TickProps) {
  return (
    <span
      className={css['tick']}
      data-long={isLong ? '' : undefined}
      data-reached={isReached ? '' : undefined}
      style={{ left }}
    />
  )
})

type TickProps = { left: string; isLong: boolean; isReached: boolean }
