import { BUDGET, COUNTS, MUST_HAVES, MUST_HAVES_MAX, STOREYS } from '@dream/contract/rules/account/profile'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Stepper } from '#ui/forms/stepper.tsx'
import css from './steps.module.css'
import type { Draft } from '../answers.ts'
import type { StepProps } from './step-props.ts'

/** Step 5: rooms, storeys, budget and must-haves. */
export function StepWishes({ draft, onChange }: StepProps) {
  const left = MUST_HAVES_MAX - draft.mustHaves.length
  const count = (rooms: 'bedrooms' | 'bathrooms' | 'cars', label: string, start: number) => (
    <Stepper
      label={label}
      {...COUNTS[rooms]}
      start={start}
      value={draft[rooms]}
      onChange={(value) => onChange({ [rooms]: value })}
    />
  )
  return (
    <>
      <div className={css['counts']}>
        {count('bedrooms', 'Bedrooms', 3)}
        {count('bathrooms', 'Bathrooms', 2)}
        {count('cars', 'Cars', 2)}
      </div>
      <ChoiceChips
        label="Storeys"
        choices={STOREYS}
        value={draft.storeys}
        onChange={(storeys) => onChange({ storeys })}
      />
      <ChoiceChips
        label="Budget to build, without land"
        choices={BUDGET}
        value={draft.budget}
        onChange={(budget) => onChange({ budget })}
      />
      <ChoiceChips
        label="Must-haves"
        hint={
          left === 0
            ? `That's all ${MUST_HAVES_MAX}. Remove one to add another.`
            : `Choose up to ${MUST_HAVES_MAX}.`
        }
        choices={MUST_HAVES}
        values={draft.mustHaves}
        max={MUST_HAVES_MAX}
        onChange={(mustHaves: Draft['mustHaves']) => onChange({ mustHaves })}
      />
    </>
  )
}
