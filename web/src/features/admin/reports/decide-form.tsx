import { type AdminReport, ReportOutcome } from '@dream/contract/api/admin/reports'
import { DECISION_REASON, REPORT_DECISIONS, type ReportDecision } from '@dream/contract/rules/admin/reports'
import { type FormEvent, useState } from 'react'
import { ApiError, call } from '#lib/api/api-client.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ChoiceList } from '#ui/forms/choice-list.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './reports.module.css'

type Props = {
  report: AdminReport
  onDecided: () => Promise<unknown>
  /** Called when somebody else has already decided. */
  onTooLate: (decided: ReportOutcome) => void
}

const WHAT_FOLLOWS: Readonly<Record<ReportDecision, string>> = {
  dismiss: 'Only the reporter is told: we found nothing that breaks our rules.',
  remove:
    'Both then see that it was removed. Its sender is told which rule it broke, never by whom it was reported.',
  warn: 'They are told by email which rule they broke, never by whom it was reported.',
  suspend: 'They are logged out everywhere within seconds, and told why by email. You can lift it later.',
}

/** Form for the decision about a report, with a reason. */
export function DecideForm({ report, onDecided, onTooLate }: Props) {
  const [decision, setDecision] = useState<ReportDecision | null>(null)
  const [removesToo, setRemovesToo] = useState(false)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const choices = REPORT_DECISIONS.filter(({ value }) => value !== 'remove' || report.canRemove)
  const mayRemoveToo = report.canRemove && (decision === 'warn' || decision === 'suspend')

  async function decide(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (!decision) return setProblem('Choose what to do')
    if (reason.trim().length < DECISION_REASON.min) return setProblem('Say why, in a few words')
    setBusy(true)
    try {
      await call('POST /api/admin/reports/:id/decision', {
        params: { id: report.id },
        body: { decision, removesMessage: mayRemoveToo && removesToo, reason },
      })
      await onDecided()
      showToast('Decided. Both are told by email.')
    } catch (error) {
      const latest = error instanceof ApiError ? ReportOutcome.safeParse(error.latest) : null
      if (latest?.success) onTooLate(latest.data)
      else setProblem(error instanceof Error ? error.message : undefined)
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css['form']} onSubmit={(event) => void decide(event)} noValidate>
      <ChoiceList label="What to do" choices={choices} value={decision} onChange={setDecision} />
      {decision && <p className="secondary-text">{WHAT_FOLLOWS[decision]}</p>}
      {decision === 'suspend' && report.about.role === 'broker' && (
        <p className="secondary-text">You then say what becomes of their conversations.</p>
      )}
      {mayRemoveToo && (
        <SwitchRow label="Remove the message too" isOn={removesToo} onChange={setRemovesToo} />
      )}
      <TextArea
        label="Why"
        hint="For us and the audit log; neither of them reads it."
        maxLength={DECISION_REASON.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <ProblemLine message={problem} />
      <Button type="submit" variant={decision === 'suspend' ? 'danger' : 'main'} isBusy={isBusy}>
        {decision === 'suspend' ? 'Suspend the account' : 'Decide'}
      </Button>
    </form>
  )
}
