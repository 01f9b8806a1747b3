import type { Video } from '@dream/contract/api/sections/videos'
import { clsx } from 'clsx'
import { Check, RotateCcw } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import css from './stage.module.css'

type End = {
  topic: string
  /** Next video of the topic; null after its last. */
  next: Video | null
  onNext: () => void
  onAgain: () => void
  onClose: () => void
}

/** Card at the end of a video, which offers the next one. */
export function EndCard({ topic, next, onNext, onAgain, onClose }: End) {
  return (
    <div className={clsx(css['card'], css['end'])}>
      <p className={css['watched']}>
        <Check size={18} strokeWidth={2.4} aria-hidden="true" />
        Watched
      </p>
      {next ? (
        <button type="button" className={css['next']} onClick={onNext}>
          <img src={next.poster} alt="" width={next.width} height={next.height} decoding="async" />
          <span className={css['next-name']}>
            <span>Next</span> {next.title}
          </span>
        </button>
      ) : (
        <>
          <p className={css['text']}>That was the last one in {topic}.</p>
          <Button onClick={onClose}>Back to the hub</Button>
        </>
      )}
      <Button variant="quiet" icon={<RotateCcw />} onClick={onAgain}>
        Watch again
      </Button>
    </div>
  )
}

/** Card over a video that failed to load. */
export function FailedCard({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={css['card']} role="alert">
      <p className={css['text']}>Couldn't load this video</p>
      <p>Check your connection. You can still read the transcript.</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}
