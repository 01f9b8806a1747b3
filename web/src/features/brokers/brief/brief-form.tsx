import type { Brief, BriefInput } from '@dream/contract/api/chat/brief'
import { BRIEF_NOTE_MAX, BRIEF_PARTS, type BriefPart } from '@dream/contract/rules/chat/chat'
import { designCardOf } from '@dream/contract/rules/designs/design-card'
import type { ReactNode } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import css from './brief-form.module.css'
import { BriefPartRow } from './brief-part-row.tsx'
import { plansOf, filledParts, briefInputOf, type BriefDraft } from './draft.ts'
import { PlanSlots } from './plan-slots.tsx'

type Props = {
  /** Complete brief, as the app wrote it. */
  brief: Brief
  draft: BriefDraft
  onChange: (part: Partial<BriefDraft>) => void
  /** Name of the broker in sentences. */
  broker: string
  /** Further information before the confirmation. */
  children?: ReactNode
  /** Error of the last try, and what to do. */
  problem: ReactNode
  confirm: string
  isBusy: boolean
  onConfirm: (input: BriefInput) => void
}

/** Form with the brief as the broker will read it, each part with a checkbox, and the person's own note. */
export function BriefForm(props: Props) {
  const { brief: written, draft, onChange, broker, children, problem, confirm, isBusy, onConfirm } = props
  const { data } = useApiQuery('GET /api/preferences/liked')
  const liked = (data ?? []).filter(({ category }) => category === 'Floor Plan')
  const plans = plansOf(written, draft, liked.map(designCardOf))
  const brief = { ...written, plans }
  const filled = filledParts(brief)
  const shared = filled.filter((part) => !draft.withheld.includes(part))

  function tick(part: BriefPart, isShared: boolean) {
    const others = draft.withheld.filter((each) => each !== part)
    onChange({ withheld: isShared ? others : [...others, part] })
  }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onConfirm(briefInputOf(brief, draft))
      }}
    >
      {children}
      <p className={css['lead']}>
        The app wrote this from your answers and swipes. {broker} sees it exactly as shown here.{' '}
        <b>Anything you untick stays private.</b>
      </p>
      <ul className={css['parts']} aria-label="Your brief">
        {[...filled, ...BRIEF_PARTS.map(({ value }) => value).filter((part) => !filled.includes(part))].map(
          (value) => (
            <BriefPartRow
              key={value}
              part={value}
              brief={brief}
              isShared={!draft.withheld.includes(value)}
              onTick={(isShared) => tick(value, isShared)}
            >
              {value === 'plans' && (plans.length > 0 || liked.length > 0) && (
                <PlanSlots
                  plans={plans}
                  liked={liked}
                  isShared={!draft.withheld.includes('plans')}
                  onChange={(planIds) => onChange({ planIds })}
                />
              )}
            </BriefPartRow>
          ),
        )}
      </ul>
      <Note broker={broker} note={draft.note} onChange={(note) => onChange({ note })} />
      <div className={css['foot']}>
        {problem}
        <p className={css['sum']}>
          {shared.length === 0
            ? `${broker} sees your name and nothing else.`
            : `${shared.length} of ${filled.length} parts and your name. Never your email or phone.`}
        </p>
        <Button type="submit" isBusy={isBusy}>
          {confirm}
        </Button>
      </div>
    </form>
  )
}

type NoteProps = { broker: string; note: string; onChange: (note: string) => void }

function Note({ broker, note, onChange }: NoteProps) {
  const left = BRIEF_NOTE_MAX - note.length
  return (
    <TextArea
      label={`Anything else for ${broker}?`}
      className={css['note']}
      maxLength={BRIEF_NOTE_MAX}
      value={note}
      hint={note === '' ? 'In your own words (optional).' : `${left} characters left.`}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
