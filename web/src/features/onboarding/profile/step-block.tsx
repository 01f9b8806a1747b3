import { FACING, SLOPE } from '@dream/contract/rules/profile'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Field } from '#ui/field.tsx'
import { Question } from './question.tsx'
import css from './steps.module.css'
import type { StepProps } from './step-props.ts'

/** Step 4: the block, as far as it is known. */
export function StepBlock({ draft, problems, onChange }: StepProps) {
  return (
    <>
      <div className={css['pair']}>
        <Question problem={problems.blockWidth}>
          <Field
            label="Width"
            unit="m"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            enterKeyHint="next"
            placeholder="Not sure"
            value={draft.blockWidth}
            error={problems.blockWidth}
            onChange={(event) => onChange({ blockWidth: event.target.value })}
          />
        </Question>
        <Question problem={problems.blockDepth}>
          <Field
            label="Depth"
            unit="m"
            inputMode="decimal"
            autoComplete="off"
            maxLength={8}
            enterKeyHint="go"
            placeholder="Not sure"
            value={draft.blockDepth}
            error={problems.blockDepth}
            onChange={(event) => onChange({ blockDepth: event.target.value })}
          />
        </Question>
      </div>
      <ChoiceChips
        label="Slope"
        choices={SLOPE}
        value={draft.slope}
        onChange={(slope) => onChange({ slope })}
      />
      <ChoiceChips
        label="Which way does the back face?"
        choices={FACING}
        value={draft.facing}
        onChange={(facing) => onChange({ facing })}
      />
    </>
  )
}
