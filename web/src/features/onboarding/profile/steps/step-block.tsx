import { FACING, SLOPE } from '@dream/contract/rules/account/profile'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import css from './steps.module.css'
import type { StepProps } from './step-props.ts'

/** Step 4: the block, as far as it is known. */
export function StepBlock({ draft, problems, onChange, isEdited }: StepProps) {
  const length = (name: 'blockWidth' | 'blockDepth', label: string, enterKeyHint: 'next' | 'go') => (
    <Field
      label={label}
      unit="m"
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      enterKeyHint={enterKeyHint}
      placeholder="Not sure"
      value={draft[name]}
      error={problems[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <>
      <div className={css['pair']}>
        {length('blockWidth', 'Width', 'next')}
        {length('blockDepth', 'Depth', 'go')}
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
      {isEdited && (
        <SwitchRow
          label="Deal me only plans that fit"
          hint={
            draft.blockWidth.trim() === ''
              ? 'From when you know the width of your block'
              : 'The others stay out of your deck'
          }
          isOn={draft.onlyFitting}
          onChange={(onlyFitting) => onChange({ onlyFitting })}
        />
      )}
    </>
  )
}
