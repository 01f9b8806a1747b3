import type { DocumentPlan } from '@dream/contract/api/admin/catalogue/design-document'
import { DOCUMENT } from '@dream/contract/rules/designs/document/limits'
import { emptyPlan } from '@dream/contract/rules/designs/document/to-design'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import type { DesignEditing } from '../editor/use-design-edit.ts'
import css from './fields.module.css'
import { NumberField } from './number-field.tsx'
import { RoomsField } from './rooms-field.tsx'

type Props = { editing: DesignEditing; errors: (name: string) => string | undefined }

type Value = number | null
const SIZES = [
  { name: 'houseWidth', label: 'House width', unit: 'm', set: (houseWidth: Value) => ({ houseWidth }) },
  { name: 'houseDepth', label: 'House depth', unit: 'm', set: (houseDepth: Value) => ({ houseDepth }) },
  { name: 'minLotDepth', label: 'Shortest lot', unit: 'm', set: (minLotDepth: Value) => ({ minLotDepth }) },
  {
    name: 'livingAreas',
    label: 'Living areas',
    isWhole: true,
    set: (livingAreas: Value) => ({ livingAreas }),
  },
  { name: 'toilets', label: 'Toilets', isWhole: true, set: (toilets: Value) => ({ toilets }) },
] as const

const AREAS = [
  { name: 'ground', label: 'Ground floor' },
  { name: 'upper', label: 'Upper floor' },
  { name: 'garage', label: 'Garage' },
  { name: 'alfresco', label: 'Alfresco' },
  { name: 'porch', label: 'Porch' },
] as const

const UNKNOWN = { value: '', label: 'Not said' }
const LIVING = ['front', 'rear', 'left', 'right', 'middle'] as const
const MASTER = ['front', 'rear', 'middle', 'upper'] as const
const GARAGE = ['left', 'right', 'none'] as const
const WORDS: Readonly<Record<string, string>> = {
  front: 'At the front',
  rear: 'At the rear',
  left: 'On the left',
  right: 'On the right',
  middle: 'In the middle',
  upper: 'Upstairs',
  none: 'No garage',
}
const choicesOf = (values: readonly string[]) => [
  UNKNOWN,
  ...values.map((value) => ({ value, label: WORDS[value] ?? value })),
]
const among = <T extends string>(values: readonly T[], text: string): T | null =>
  values.find((value) => value === text) ?? null

/** Fields of a floor plan beyond the figures of its card. */
export function PlanFields({ editing, errors }: Props) {
  const plan = editing.current.plan ?? emptyPlan()
  const change = (fields: Partial<DocumentPlan>) => editing.change({ plan: { ...plan, ...fields } })
  return (
    <>
      <section className={css['part']} aria-label="The house">
        <h2 className={css['heading']}>The house</h2>
        <div className={css['numbers']}>
          <SelectField
            label="Storeys"
            choices={[UNKNOWN, { value: '1', label: 'One' }, { value: '2', label: 'Two' }]}
            value={String(plan.storeys ?? '')}
            onChange={({ currentTarget: { value } }) =>
              change({ storeys: value === '1' ? 1 : value === '2' ? 2 : null })
            }
          />
          {SIZES.map(({ name, set, ...rest }) => (
            <NumberField
              key={name}
              value={plan[name]}
              error={errors(`plan.${name}`)}
              onChange={(value) => change(set(value))}
              {...rest}
            />
          ))}
        </div>
        <div className={css['numbers']}>
          <SelectField
            label="Living"
            choices={choicesOf(LIVING)}
            value={plan.livingSide ?? ''}
            onChange={({ currentTarget }) => change({ livingSide: among(LIVING, currentTarget.value) })}
          />
          <SelectField
            label="Main suite"
            choices={choicesOf(MASTER)}
            value={plan.masterPosition ?? ''}
            onChange={({ currentTarget }) => change({ masterPosition: among(MASTER, currentTarget.value) })}
          />
          <SelectField
            label="Garage"
            choices={choicesOf(GARAGE)}
            value={plan.garageSide ?? ''}
            onChange={({ currentTarget }) => change({ garageSide: among(GARAGE, currentTarget.value) })}
          />
        </div>
        <SwitchRow label="It has a study" isOn={plan.study} onChange={(study) => change({ study })} />
        <Field
          label="Range"
          hint="Plans of one range are variants: a deck never deals two of them in a row."
          autoComplete="off"
          maxLength={DOCUMENT.range}
          value={plan.range ?? ''}
          onChange={({ currentTarget }) => change({ range: currentTarget.value || null })}
        />
      </section>
      <section className={css['part']} aria-label="Areas">
        <h2 className={css['heading']}>Areas</h2>
        <div className={css['numbers']}>
          {AREAS.map(({ name, label }) => (
            <NumberField
              key={name}
              label={label}
              unit="m²"
              value={plan.areas[name]}
              error={errors(`plan.areas.${name}`)}
              onChange={(value) => change({ areas: { ...plan.areas, [name]: value ?? 0 } })}
            />
          ))}
        </div>
      </section>
      <RoomsField rooms={plan.rooms} onChange={(rooms) => change({ rooms })} />
    </>
  )
}
