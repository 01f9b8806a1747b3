import { STATES } from '@dream/contract/rules/account/australia'
import { BROKER_LIMITS } from '@dream/contract/rules/brokers/brokers'
import { Plus, X } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Field, FieldNote } from '#ui/forms/field.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { Draft, DraftArea } from './draft.ts'
import type { PageErrors } from './field-errors.ts'
import css from './page.module.css'

type Props = {
  areas: readonly DraftArea[]
  /** States of the broker, for the default of a new area. */
  states: Draft['states']
  errors: PageErrors
  onChange: (areas: DraftArea[]) => void
}

/** Field for the areas that a broker knows, with their postcodes. */
export function AreasField({ areas, states, errors, onChange }: Props) {
  const note = useId()
  const add = () => onChange([...areas, { name: '', state: states[0] ?? 'VIC', postcodes: '' }])
  return (
    <>
      {areas.map((area, at) => (
        <AreaFields
          // oxlint-disable-next-line react/no-array-index-key -- Areas may have equal names while they are typed.
          key={at}
          place={at + 1}
          area={area}
          nameError={errors.areaNames?.[at]}
          postcodesError={errors.areaPostcodes?.[at]}
          onChange={(changed) => onChange(areas.with(at, changed))}
          onRemove={() => onChange(areas.toSpliced(at, 1))}
        />
      ))}
      {errors.areas && <FieldNote id={note} error={errors.areas} />}
      {areas.length < BROKER_LIMITS.areas.max && (
        <Button size="small" variant="quiet" icon={<Plus aria-hidden="true" />} onClick={add}>
          Add an area
        </Button>
      )}
    </>
  )
}

type AreaProps = {
  place: number
  area: DraftArea
  nameError: string | undefined
  postcodesError: string | undefined
  onChange: (area: DraftArea) => void
  onRemove: () => void
}

function AreaFields({ place, area, nameError, postcodesError, onChange, onRemove }: AreaProps) {
  const id = useId()
  return (
    <fieldset className={css['area']}>
      <legend className="visually-hidden">Area {place}</legend>
      <Field
        label="Name"
        placeholder="Melbourne’s west"
        value={area.name}
        maxLength={BROKER_LIMITS.areas.name}
        autoComplete="off"
        error={nameError}
        onChange={(event) => onChange({ ...area, name: event.target.value })}
      />
      <div className={css['select']}>
        <label htmlFor={id}>State</label>
        <select
          id={id}
          value={area.state}
          onChange={({ target: { value } }) => {
            const state = STATES.find((each) => each === value)
            if (state) onChange({ ...area, state })
          }}
        >
          {STATES.map((state) => (
            <option key={state}>{state}</option>
          ))}
        </select>
      </div>
      <IconButton label={`Remove ${area.name || `area ${place}`}`} icon={<X />} onClick={onRemove} />
      <Field
        className={css['postcodes'] ?? ''}
        label="Postcodes"
        placeholder="3011-3049, 3335"
        hint="Single postcodes or ranges, separated by commas."
        value={area.postcodes}
        maxLength={120}
        autoComplete="off"
        error={postcodesError}
        onChange={(event) => onChange({ ...area, postcodes: event.target.value })}
      />
    </fieldset>
  )
}
