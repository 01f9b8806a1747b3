import { DESIGN_CATEGORIES } from '@dream/contract/rules/designs/categories'
import type { Gap } from '@dream/contract/rules/designs/document/gaps'
import { DOCUMENT } from '@dream/contract/rules/designs/document/limits'
import { emptyPlan } from '@dream/contract/rules/designs/document/to-design'
import { hasHouse } from '@dream/contract/rules/designs/facts'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import type { DesignEditing } from '../editor/use-design-edit.ts'
import { PicturesField } from '../pictures/pictures-field.tsx'
import css from './fields.module.css'
import { LinesField } from './lines-field.tsx'
import { NumberField } from './number-field.tsx'
import { PlanFields } from './plan-fields.tsx'
import { TagsField } from './tags-field.tsx'

type Props = {
  editing: DesignEditing
  /** Validation errors of the server, by field. */
  errors: Readonly<Record<string, string>>
  gaps: readonly Gap[]
  choices: { builders: readonly { id: string; name: string; isActive: boolean }[]; tags: readonly string[] }
}

/** All fields of a design. */
export function DesignFields({ editing, errors: sent, choices }: Props) {
  const { current, change } = editing
  // A refused edit reports the field "title" as "changes.title".
  const errors = (name: string) => sent[`changes.${name}`] ?? sent[name]
  return (
    <>
      <section className={css['part']} aria-label="What it is">
        <h2 className={css['heading']}>What it is</h2>
        <div className={css['pair']}>
          <SelectField
            label="Kind"
            choices={DESIGN_CATEGORIES.map((value) => ({ value, label: value }))}
            value={current.category}
            onChange={({ currentTarget }) => change(kindOf(currentTarget.value, editing))}
          />
          <SelectField
            label="Builder"
            choices={[
              { value: '', label: 'House catalogue' },
              ...choices.builders.map(({ id, name, isActive }) => ({
                value: id,
                label: isActive ? name : `${name} (switched off)`,
              })),
            ]}
            value={current.builderId ?? ''}
            onChange={({ currentTarget }) => change({ builderId: currentTarget.value || null })}
          />
        </div>
        <Field
          label="Name"
          autoComplete="off"
          maxLength={DOCUMENT.title}
          error={errors('title')}
          value={current.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <Field
          label="Line under its name"
          hint="One thing about it that a buyer remembers."
          autoComplete="off"
          maxLength={DOCUMENT.description}
          error={errors('description')}
          value={current.description}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
      </section>
      <PicturesField editing={editing} />
      {hasHouse(current.category) && (
        <>
          <section className={css['part']} aria-label="On its card">
            <h2 className={css['heading']}>On its card</h2>
            <div className={css['numbers']}>
              {CARD_FACTS.map(({ name, set, ...rest }) => (
                <NumberField
                  key={name}
                  value={current[name]}
                  error={errors(name)}
                  onChange={(value) => change(set(value))}
                  {...rest}
                />
              ))}
            </div>
          </section>
          <PlanFields editing={editing} errors={errors} />
        </>
      )}
      <section className={css['part']} aria-label="What it says to whom">
        <h2 className={css['heading']}>What it says to whom</h2>
        <LinesField
          label="My Interests"
          hint={`One a line, five on the card. At most ${DOCUMENT.interests.each} characters each.`}
          lines={current.interests}
          error={errorOf(errors, sent, 'interests')}
          onChange={(interests) => change({ interests })}
        />
        <LinesField
          label="I’m Looking For"
          hint="One a line. The block it needs is added by itself."
          lines={current.lookingFor}
          error={errorOf(errors, sent, 'lookingFor')}
          onChange={(lookingFor) => change({ lookingFor })}
        />
        <LinesField
          label="Features"
          hint="One a line, six on the card and “+N more”."
          lines={current.features}
          error={errorOf(errors, sent, 'features')}
          onChange={(features) => change({ features })}
        />
        <TagsField
          tags={current.tags}
          known={choices.tags}
          error={errorOf(errors, sent, 'tags')}
          onChange={(tags) => change({ tags })}
        />
      </section>
    </>
  )
}

type Value = number | null
const CARD_FACTS = [
  { name: 'bedrooms', label: 'Bedrooms', isWhole: true, set: (bedrooms: Value) => ({ bedrooms }) },
  { name: 'bathrooms', label: 'Bathrooms', isWhole: true, set: (bathrooms: Value) => ({ bathrooms }) },
  { name: 'garages', label: 'Car spaces', isWhole: true, set: (garages: Value) => ({ garages }) },
  {
    name: 'frontage',
    label: 'Frontage',
    unit: 'm',
    hint: 'The narrowest lot it suits',
    set: (frontage: Value) => ({ frontage }),
  },
  { name: 'totalArea', label: 'Total area', unit: 'm²', set: (totalArea: Value) => ({ totalArea }) },
] as const

/** Error of a list field, or of one of its lines. */
const errorOf = (
  errors: (name: string) => string | undefined,
  sent: Readonly<Record<string, string>>,
  name: string,
) => errors(name) ?? Object.entries(sent).find(([path]) => path.startsWith(`changes.${name}.`))?.[1]

/** Changes the category; a floor plan needs the fields of a house. */
function kindOf(value: string, { current }: DesignEditing) {
  const category = DESIGN_CATEGORIES.find((each) => each === value) ?? current.category
  return { category, plan: hasHouse(category) ? (current.plan ?? emptyPlan()) : null }
}
