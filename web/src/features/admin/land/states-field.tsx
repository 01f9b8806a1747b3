import { STATE_NAMES, STATES, type State } from '@dream/contract/rules/account/australia'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'

const CHOICES = STATES.map((value) => ({ value, label: STATE_NAMES[value] }))

type Props = {
  label: string
  hint?: string
  states: readonly State[]
  error?: string | undefined
  onChange: (states: State[]) => void
}

/** Choice of states and territories. */
export const StatesField = ({ label, hint, states, error, onChange }: Props) => (
  <ChoiceChips
    label={label}
    {...(hint && { hint })}
    choices={CHOICES}
    values={states}
    max={STATES.length}
    error={error}
    onChange={onChange}
  />
)
