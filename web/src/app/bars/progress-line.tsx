import { memo } from 'react'
import { ProgressRuler } from '#ui/status/progress-ruler.tsx'
import { nextStep, type NextStep, unlockAtOf, type UserProgress } from '../progress.ts'
import { useShownProgress } from './use-shown-progress.ts'
import css from './progress-line.module.css'

/** Progress towards the next unlock, always shown while swiping. Its height is reserved while the count loads. */
export function ProgressLine() {
  return <Line progress={useShownProgress()} />
}

const Line = memo(function Line({ progress }: { progress: UserProgress | undefined }) {
  const next = progress && nextStep(progress)
  const likes = progress?.floorPlanLikes ?? 0
  return (
    <section className={css['progress']} aria-label="Progress" data-tour="progress">
      <p className={css['line']} aria-live="polite">
        {next && (
          <>
            {next.missing > 0 ? (
              <Missing step={next} />
            ) : (
              <span>{next.title} unlocks once your likes are sent</span>
            )}
            <span>
              {next.at - next.missing} of {next.at}
            </span>
          </>
        )}
        {next === null && (
          <>
            <b>Everything is unlocked</b>
            <span>{likes} liked</span>
          </>
        )}
      </p>
      <ProgressRuler label="Floor Plan likes" value={likes} marks={Object.values(unlockAtOf(progress))} />
    </section>
  )
})

function Missing({ step }: { step: NextStep }) {
  return (
    <span>
      <b>{step.missing} more</b> Floor Plan {step.missing === 1 ? 'like' : 'likes'} to unlock{' '}
      <b>{step.title}</b>
    </span>
  )
}
