import { STAGE, WHEN } from '@dream/contract/rules/account/profile'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { ChoiceList } from '#ui/forms/choice-list.tsx'
import type { StepProps } from './step-props.ts'

/** Step 3: the stage of the plan, and when to build. */
export function StepStage({ draft, problems, onChange }: StepProps) {
  return (
    <>
      <ChoiceList
        label="How far along are you?"
        isLabelHidden
        columns={2}
        choices={STAGE}
        value={draft.stage}
        error={problems.stage}
        onChange={(stage) => onChange({ stage })}
      />
      <ChoiceChips
        label="When would you like to build?"
        choices={WHEN}
        value={draft.when}
        error={problems.when}
        onChange={(when) => onChange({ when })}
      />
    </>
  )
}
