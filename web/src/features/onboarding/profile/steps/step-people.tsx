import { FIRST_HOME, WHO_FOR } from '@dream/contract/rules/account/profile'
import { ChoiceList } from '#ui/forms/choice-list.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import type { StepProps } from './step-props.ts'

/** Step 2: who will live there, and whether it is the first home. */
export function StepPeople({ draft, problems, onChange }: StepProps) {
  return (
    <>
      <ChoiceList
        label="Who is it for?"
        isLabelHidden
        columns={2}
        choices={WHO_FOR}
        value={draft.whoFor}
        error={problems.whoFor}
        onChange={(whoFor) => onChange({ whoFor })}
      />
      <ChoiceChips
        label="Is it your first home?"
        choices={FIRST_HOME}
        value={draft.firstHome}
        error={problems.firstHome}
        onChange={(firstHome) => onChange({ firstHome })}
      />
    </>
  )
}
