import { BUDGET, COUNTS, MUST_HAVES, MUST_HAVES_MAX, STOREYS } from '@dream/contract/rules/profile'
import { ChoiceChips } from '#ui/choice-chips.tsx'
import { Stepper } from '#ui/stepper.tsx'
import css from './steps.module.css'
import type { Draft } from './answers.ts'
import type { StepProps } from './step-props.ts'

/** Step 5: rooms, storeys, budget and what must not be missing. */
export function StepWishes({ draft, onChange }: StepProps) {
  const left = MUST_HAVES_MAX - draft.mustHaves.length
  return (
    <>
      <div className={css['counts']}>
        <Stepper
          label="Bedrooms"
          {...COUNTS.bedrooms}
          start={3}
          value={draft.bedrooms}
          onChange={(bedrooms) => onChange({ bedrooms })}
        />
        <Stepper
          label="Bathrooms"
          {...COUNTS.bathrooms}
          start={2}
          value={draft.bathrooms}
          onChange={(bathrooms) => onChange({ bathrooms })}
        />
        <Stepper
          label="Cars"
          {...COUNTS.cars}
          start={2}
          value={draft.cars}
          onChange={(cars) => onChange({ cars })}
        />
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
            ? `That is all ${MUST_HAVES_MAX}. Take one off to add another.`
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
