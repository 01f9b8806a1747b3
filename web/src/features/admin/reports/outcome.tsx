import type { AdminReport, ReportOutcome } from '@dream/contract/api/admin/reports'
import { DECISION_REASON } from '@dream/contract/rules/admin/reports'
import { type FormEvent, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Banner } from '#ui/status/banner.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { momentText } from '../text/text.ts'
import { InertText } from './inert-text.tsx'
import { outcomeWords } from './report-text.ts'
import css from './reports.module.css'

type Props = {
  id: string
  outcome: ReportOutcome
  about: AdminReport['about']
  isSuspended: boolean
  /** Whether somebody else decided while this report was open here. */
  isSomebodyElses: boolean
  onLifted: () => Promise<unknown>
}

/** Outcome of a report, with who decided and why, and a button that lifts a suspension. */
export function Outcome({ id, outcome, about, isSuspended, isSomebodyElses, onLifted }: Props) {
  const { decision, decidedAt, decidedBy, liftedAt, reason } = outcome
  return (
    <div className={css['form']}>
      {isSomebodyElses && (
        <Banner tone="problem">
          Somebody else has decided this in the meantime. Nothing of yours was done.
        </Banner>
      )}
      <h2 className={css['outcome']}>{outcomeWords(outcome)}</h2>
      <p className="secondary-text">
        {momentText(decidedAt)}
        {decidedBy !== null && (
          <>
            {' by '}
            <InertText text={decidedBy} />
          </>
        )}
      </p>
      <blockquote className={css['details']}>
        <InertText text={reason} />
      </blockquote>
      {isSuspended && about.role === 'broker' && (
        <>
          <p>Hand over or close the conversations they leave open. Their buyers are then told.</p>
          <ButtonLink href={`/admin/brokers/${about.id}`}>Hand over their conversations</ButtonLink>
        </>
      )}
      {decision === 'suspend' && isSuspended && liftedAt === null && <LiftForm id={id} onLifted={onLifted} />}
    </div>
  )
}

function LiftForm({ id, onLifted }: Pick<Props, 'id' | 'onLifted'>) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function lift(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim().length < DECISION_REASON.min) return setProblem('Say why, in a few words')
    setBusy(true)
    try {
      await call('POST /api/admin/reports/:id/lift', { params: { id }, body: { reason } })
      await onLifted()
      showToast('The suspension is lifted. They are told by email.')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css['form']} onSubmit={(event) => void lift(event)} noValidate>
      <TextArea
        label="Why lift it"
        maxLength={DECISION_REASON.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ProblemLine message={problem} />
      <Button type="submit" variant="outline" isBusy={isBusy}>
        Lift the suspension
      </Button>
    </form>
  )
}
