import { STATES } from '@dream/contract/rules/account/australia'
import { NAME_MAX } from '@dream/contract/rules/account/credentials'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import css from './steps.module.css'
import type { StepProps } from './step-props.ts'

const STATE_CHOICES = [
  ...STATES.map((state) => ({ value: state, label: state })),
  { value: 'unsure', label: 'Not sure' } as const,
]

/** Step 1: name and place. */
export function StepPlace({ draft, problems, onChange }: StepProps) {
  return (
    <>
      <ChoiceChips
        label="State or territory"
        choices={STATE_CHOICES}
        value={draft.state}
        error={problems.state}
        onChange={(state) => onChange({ state })}
      />
      <div className={css['pair']}>
        <Field
          label="Postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={4}
          enterKeyHint="next"
          value={draft.postcode}
          error={problems.postcode}
          onChange={(event) => onChange({ postcode: event.target.value })}
        />
        <Field
          label="or suburb"
          autoComplete="address-level2"
          maxLength={80}
          enterKeyHint="next"
          value={draft.suburb}
          error={problems.suburb}
          onChange={(event) => onChange({ suburb: event.target.value })}
        />
      </div>
      <Field
        label="Your name"
        autoComplete="name"
        maxLength={NAME_MAX}
        enterKeyHint="go"
        value={draft.name}
        error={problems.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
    </>
  )
}
