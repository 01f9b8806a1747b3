import type { HomeState } from '@dream/contract/rules/account/australia'
import { startingSetbacks } from '@dream/contract/rules/land/land-setbacks'
import { asOfText, setbackSource } from '@dream/contract/rules/land/setback-sources'
import { CORNER, FACING } from '@dream/contract/rules/account/profile'
import { Check, X } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceChips } from '#ui/forms/choice-chips.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { setbackTexts, type BlockDraft, type BlockProblems } from './block-draft.ts'
import css from './my-block.module.css'

type Props = {
  draft: BlockDraft
  problems: BlockProblems
  state: HomeState | null
  onChange: (patch: Partial<BlockDraft>) => void
  /** Result of the block for the liked plans. */
  result: { fits: boolean; text: string } | null
  /** Last changed field, beside which the result is shown. */
  changed: keyof BlockDraft
}
type Length = 'width' | 'depth' | 'front' | 'rear' | 'side' | 'sideStreet'

/** Form for a block: its lengths, corner, orientation and setbacks. */
export function BlockForm({ draft, problems, state, onChange, result, changed }: Props) {
  const preset = startingSetbacks(state)
  const source = setbackSource(state)
  const length = (field: Length, label: string, placeholder?: string) => (
    <Field
      label={label}
      unit="m"
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      enterKeyHint="next"
      placeholder={placeholder}
      value={draft[field]}
      error={problems[field]}
      onChange={(event) => onChange({ [field]: event.target.value })}
    />
  )
  const resultBy = (...fields: (keyof BlockDraft)[]) =>
    result && fields.includes(changed) ? (
      <p className={css['summary']} data-fits={result.fits}>
        {result.fits ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
        {result.text}
      </p>
    ) : null
  return (
    <>
      <div className={css['with-result']}>
        <div className={css['pair']}>
          {length('width', 'Width', 'Not sure')}
          {length('depth', 'Depth', 'Not sure')}
        </div>
        {resultBy('width', 'depth')}
      </div>
      <ChoiceChips
        label="Is it on a corner?"
        choices={CORNER}
        value={draft.corner}
        onChange={(corner) => onChange({ corner })}
      />
      {resultBy('corner')}
      <ChoiceChips
        label="Which way does the back face?"
        choices={FACING}
        value={draft.facing}
        onChange={(facing) => onChange({ facing })}
      />
      {resultBy('facing')}
      <fieldset className={css['setbacks']}>
        <legend>Setbacks</legend>
        <p className="secondary-text">
          {preset.note} A starting point only: check yours with the council and the estate.
          {source && (
            <>
              {' '}
              The rules:{' '}
              <a href={source.url} target="_blank" rel="noreferrer">
                {source.name}
              </a>
              ; our figures as of {asOfText(source)}.
            </>
          )}
        </p>
        <div className={css['pair']}>
          {length('front', 'Front')}
          {length('rear', 'Rear')}
          {length('side', draft.corner === 'yes' ? 'Neighbour’s side' : 'Each side')}
          {draft.corner === 'yes' && length('sideStreet', 'Side street')}
        </div>
        {resultBy('front', 'rear', 'side', 'sideStreet')}
        <Button
          variant="quiet"
          className={css['reset']}
          onClick={() => onChange(setbackTexts(preset.setbacks))}
        >
          Use the starting figures
        </Button>
      </fieldset>
      <SwitchRow
        label="Deal me only plans that fit"
        hint={
          draft.width.trim() === ''
            ? 'From when you know the width of your block'
            : 'The others stay out of your deck'
        }
        isOn={draft.onlyFitting}
        onChange={(onlyFitting) => onChange({ onlyFitting })}
      />
    </>
  )
}
