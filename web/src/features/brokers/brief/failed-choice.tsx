import { UNLOCK_AT } from '@dream/contract/rules/unlocks'
import type { Failure } from '#lib/submission.ts'
import { buttonClass } from '#ui/button.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import css from './brief-form.module.css'

/** Why a choice failed, that nothing is lost by it, and where else to go. */
export function FailedChoice({ failure }: { failure: Failure }) {
  const { code, message } = failure
  const isLocked = code === 'locked'
  const isNoBroker = code === 'broker-full' || code === 'not-found'
  return (
    <div className={css['problem']}>
      <ProblemLine
        message={
          isLocked
            ? `Brokers open at ${UNLOCK_AT.brokers} Floor Plan likes. Your brief is kept.`
            : `${message} Your brief is kept.`
        }
      />
      {(isLocked || isNoBroker) && (
        <a href={isLocked ? '/explore' : '/brokers'} className={buttonClass({ variant: 'outline' })}>
          {isLocked ? 'Keep swiping' : 'See other brokers'}
        </a>
      )}
    </div>
  )
}
