import { CircleAlert } from 'lucide-react'
import { Banner } from '#ui/status/banner.tsx'
import { Button } from '#ui/buttons/button.tsx'
import type { Draft, DraftField } from './draft.ts'
import css from './page.module.css'

const NAMES: Readonly<Record<DraftField, string>> = {
  company: 'Company',
  headline: 'Headline',
  about: 'About you',
  howIWork: 'How I work',
  howPaid: 'How I am paid',
  states: 'States',
  areas: 'Areas',
  specialties: 'Specialties',
  languages: 'Languages',
  hours: 'Hours',
  timeZone: 'Time zone',
  backOn: 'Away',
  capacity: 'Buyers at a time',
  abn: 'ABN',
}

type Props = { fields: readonly DraftField[]; theirs: Draft; onTake: (field: DraftField) => void }

/** Fields that were also changed elsewhere: keeps what was typed here, and offers the other window's values. */
export function Clashes({ fields, theirs, onTake }: Props) {
  return (
    <div className={css['clashes']}>
      <Banner icon={<CircleAlert aria-hidden="true" />}>
        Your page was changed in another window. What you typed here is still here; the other fields show the
        newer version.
      </Banner>
      {fields.map((field) => (
        <div key={field}>
          <p>
            <b>{NAMES[field]}</b> was changed in both windows. The other version: {describe(theirs[field])}
          </p>
          <Button size="small" variant="outline" onClick={() => onTake(field)}>
            Use the other version
          </Button>
        </div>
      ))}
    </div>
  )
}

/** Formats a field in one line. */
function describe(value: Draft[DraftField]): string {
  if (typeof value === 'string') return value === '' ? 'nothing' : `“${value}”`
  const pieces = value.map((each) => {
    if (typeof each === 'string') return each
    return 'name' in each ? `${each.name} (${each.postcodes})` : `${DAYS[each.day]} ${each.from}-${each.to}`
  })
  return pieces.join(', ') || 'nothing'
}

const DAYS = ['', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
