import { STEPS, type Step } from '../answers.ts'
import css from './step-progress.module.css'

/** Progress as a dimension line in five parts. */
export function StepProgress({ step }: { step: Step }) {
  return (
    <div
      className={css['progress']}
      role="progressbar"
      aria-label="Profile"
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${STEPS.length}`}
    >
      <span className={css['parts']}>
        {STEPS.map((each) => (
          <i key={each} data-done={each <= step ? '' : undefined} />
        ))}
      </span>
      <span className={css['text']} aria-hidden="true">
        {step} of {STEPS.length}
      </span>
    </div>
  )
}
