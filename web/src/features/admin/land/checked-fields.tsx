import type { LandDraft } from '@dream/contract/api/admin/content/land'
import { Field } from '#ui/forms/field.tsx'
import css from '../content/content.module.css'

type Checked = Pick<LandDraft, 'source' | 'checkedOn' | 'validFrom' | 'validTo' | 'reviewBy'>
type Props = {
  values: Checked
  errorOf: (name: string) => string | undefined
  onChange: (part: Partial<Checked>) => void
}

/** Fields for the source, the date of the check, and the dates of validity. */
export function CheckedFields({ values, errorOf, onChange }: Props) {
  const { source, checkedOn, validFrom, validTo, reviewBy } = values
  return (
    <>
      <div className={css['pair']}>
        <Field
          label="Source"
          hint="The body that publishes the rule"
          maxLength={200}
          value={source.name}
          error={errorOf('source.name')}
          onChange={({ currentTarget }) => onChange({ source: { ...source, name: currentTarget.value } })}
        />
        <Field
          label="Its page"
          type="url"
          hint="Where buyers can read it themselves"
          maxLength={2000}
          value={source.url}
          error={errorOf('source.url')}
          onChange={({ currentTarget }) => onChange({ source: { ...source, url: currentTarget.value } })}
        />
      </div>
      <div className={css['pair']}>
        <Day
          label="Holds from"
          value={validFrom}
          error={errorOf('validFrom')}
          onChange={(day) => onChange({ validFrom: day })}
        />
        <Day
          label="Holds to"
          value={validTo}
          error={errorOf('validTo')}
          onChange={(day) => onChange({ validTo: day })}
        />
        <Day
          label="Checked on"
          value={checkedOn}
          error={errorOf('checkedOn')}
          onChange={(day) => day && onChange({ checkedOn: day })}
        />
        <Day
          label="Next review"
          value={reviewBy}
          error={errorOf('reviewBy')}
          onChange={(day) => day && onChange({ reviewBy: day })}
        />
      </div>
    </>
  )
}

type DayProps = {
  label: string
  value: string | null
  error: string | undefined
  onChange: (day: string | null) => void
}

const Day = ({ label, value, error, onChange }: DayProps) => (
  <Field
    label={label}
    type="date"
    value={value ?? ''}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value || null)}
  />
)
