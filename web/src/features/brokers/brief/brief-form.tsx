import type { Brief, BriefWish } from '@dream/contract/api/brief'
import { BRIEF_NOTE_MAX, BRIEF_PARTS, type BriefPart } from '@dream/contract/rules/chat'
import { designCardOf } from '@dream/contract/rules/design-card'
import { useId, type ReactNode } from 'react'
import { useAnswer } from '#lib/query.ts'
import { Button } from '#ui/button.tsx'
import css from './brief-form.module.css'
import { BriefPartRow } from './brief-part-row.tsx'
import { plansOf, saidParts, wishOf, type BriefDraft } from './draft.ts'
import { PlanSlots } from './plan-slots.tsx'

type Props = {
  /** All that the app wrote. */
  brief: Brief
  draft: BriefDraft
  onChange: (part: Partial<BriefDraft>) => void
  /** What the broker is called. */
  broker: string
  /** What else is to be known before it is confirmed. */
  children?: ReactNode
  /** Why the last try failed, and what to do. */
  problem: ReactNode
  confirm: string
  isBusy: boolean
  onConfirm: (wish: BriefWish) => void
}

/** A brief as the broker will read it, each part with a tick, and the person's own words to it. */
export function BriefForm(props: Props) {
  const { brief: written, draft, onChange, broker, children, problem, confirm, isBusy, onConfirm } = props
  const { data } = useAnswer('GET /api/preferences/liked')
  const liked = (data ?? []).filter(({ category }) => category === 'Floor Plan')
  const plans = plansOf(written, draft, liked.map(designCardOf))
  const brief = { ...written, plans }
  const said = saidParts(brief)
  const shared = said.filter((part) => !draft.withheld.includes(part))

  function tick(part: BriefPart, isShared: boolean) {
    const others = draft.withheld.filter((each) => each !== part)
    onChange({ withheld: isShared ? others : [...others, part] })
  }
  return (
    <form
      className={css['form']}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onConfirm(wishOf(brief, draft))
      }}
    >
      {children}
      <p className={css['lead']}>
        The app wrote this from your answers and swipes. {broker} reads it as it stands here.{' '}
        <b>What is not ticked never leaves.</b>
      </p>
      <ul className={css['parts']} aria-label="Your brief">
        {[...said, ...BRIEF_PARTS.map(({ value }) => value).filter((part) => !said.includes(part))].map(
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
            : `${shared.length} of ${said.length} parts and your name. Never your email or phone.`}
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
  const id = useId()
  const left = BRIEF_NOTE_MAX - note.length
  return (
    <div className={css['note']}>
      <label htmlFor={id}>Anything else for {broker}?</label>
      <textarea
        id={id}
        rows={3}
        maxLength={BRIEF_NOTE_MAX}
        value={note}
        aria-describedby={`${id}-left`}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-left`}>{note === '' ? 'In your own words, if you like.' : `${left} letters left.`}</p>
    </div>
  )
}
