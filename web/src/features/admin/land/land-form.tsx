import type { LandDraft } from '@dream/contract/api/admin/content/land'
import { LAND_DRAWINGS, LAND_TOPICS } from '@dream/contract/rules/land/land'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import css from '../content/content.module.css'
import type { Edit } from '../edit/use-edit.ts'
import { CheckedFields } from './checked-fields.tsx'
import { LandLines } from './land-lines.tsx'
import { StatesField } from './states-field.tsx'

const DRAWINGS = LAND_DRAWINGS.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' '),
}))

/** All fields of a card. */
export function LandForm({ edit }: { edit: Edit<LandDraft> }) {
  const { values, set, errorOf } = edit
  const words = values.text.join(' ').split(/\s+/).filter(Boolean).length
  return (
    <>
      <section className={css['part']} aria-label="Words">
        <div className={css['pair']}>
          <SelectField
            label="Topic"
            choices={LAND_TOPICS}
            value={values.topic}
            onChange={({ currentTarget: { value } }) =>
              set({ topic: LAND_TOPICS.find((each) => each.value === value)?.value ?? values.topic })
            }
          />
          <SelectField
            label="Drawing"
            choices={DRAWINGS}
            value={values.drawing}
            onChange={({ currentTarget: { value } }) =>
              set({ drawing: LAND_DRAWINGS.find((each) => each === value) ?? values.drawing })
            }
          />
        </div>
        <Field
          label="Name"
          hint="Two or three words, for lists and links"
          maxLength={28}
          value={values.name}
          error={errorOf('name')}
          onChange={({ currentTarget }) => set({ name: currentTarget.value })}
        />
        <Field
          label="Title"
          hint="The rule itself, as a headline"
          maxLength={70}
          value={values.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <TextArea
          label="Text"
          hint={`An empty line begins a paragraph. ${words} words; 80 to 160 are read to the end.`}
          rows={10}
          value={values.text.join('\n\n')}
          error={errorOf('text')}
          onChange={({ currentTarget }) => set({ text: paragraphsOf(currentTarget.value) })}
        />
        <Field
          label="What to ask"
          maxLength={300}
          value={values.ask.question}
          error={errorOf('ask.question')}
          onChange={({ currentTarget }) => set({ ask: { ...values.ask, question: currentTarget.value } })}
        />
        <Field
          label="Whom to ask"
          maxLength={200}
          value={values.ask.whom}
          error={errorOf('ask.whom')}
          onChange={({ currentTarget }) => set({ ask: { ...values.ask, whom: currentTarget.value } })}
        />
      </section>
      <section className={css['part']} aria-label="Where and when it holds">
        <StatesField
          label="Where it holds"
          hint="None chosen: all of Australia"
          states={values.states ?? []}
          error={errorOf('states')}
          onChange={(states) => set({ states: states.length === 0 ? null : states })}
        />
        <CheckedFields values={values} errorOf={errorOf} onChange={set} />
      </section>
      <LandLines lines={values.lines} errorOf={errorOf} onChange={(lines) => set({ lines })} />
    </>
  )
}

/** Splits into paragraphs; an empty one at the end is kept, as it is about to be typed. */
const paragraphsOf = (text: string) => (text === '' ? [] : text.split('\n\n'))
