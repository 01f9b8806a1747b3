import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { getApiData } from '#lib/api/query.ts'
import type { Failure } from '#lib/forms/submission.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './brief-form.module.css'

/** Error of a failed choice: nothing is lost, and where else to go. */
export function FailedChoice({ failure }: { failure: Failure }) {
  const { code, message } = failure
  const isLocked = code === 'locked'
  const { brokers } = getApiData('GET /api/user-progress')?.unlockAt ?? UNLOCK_AT
  const isNoBroker = code === 'broker-full' || code === 'not-found'
  return (
    <div className={css['problem']}>
      <ProblemLine
        message={
          isLocked
            ? `Brokers open at ${brokers} Floor Plan likes. Your brief is saved.`
            : `${message} Your brief is saved.`
        }
      />
      {(isLocked || isNoBroker) && (
        <ButtonLink href={isLocked ? '/explore' : '/brokers'} variant="outline">
          {isLocked ? 'Keep swiping' : 'See other brokers'}
        </ButtonLink>
      )}
    </div>
  )
}
