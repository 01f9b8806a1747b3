import type { BrokerReview } from '@dream/contract/api/admin/brokers'
import type { KeptCheck } from '@dream/contract/api/sections/brokers'
import { MAX_CHECKS } from '@dream/contract/rules/brokers/broker-files'
import { daysLeft, isEnding } from '@dream/contract/rules/brokers/checks'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { useNow } from '#lib/time/now.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../../text/text.ts'
import { CheckForm } from './check-form.tsx'
import css from './checks.module.css'

const HOUR_MS = 3_600_000

/** Checks of a broker: buyers see each with its date, until it expires. */
export function ChecksPart({ review }: { review: BrokerReview }) {
  const { broker, checks, checksVersion: version } = review
  const [editing, setEditing] = useState<number | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't save the checks. Please try again.")
  const close = () => setEditing(null)

  async function save(next: readonly KeptCheck[], done: string) {
    try {
      const body = { version, checks: [...next] }
      await call('PUT /api/admin/brokers/:id/checks', { params: { id: broker.id }, body })
      showToast(done)
      close()
    } finally {
      await invalidate('GET /api/admin/brokers/:id')
    }
  }
  const edited = editing === null ? undefined : checks[editing]
  const without = (at: number) => checks.filter((_, each) => each !== at)
  return (
    <section className={css['part']} aria-labelledby="broker-checks">
      <h2 id="broker-checks">Checks</h2>
      {checks.length === 0 && <p className="secondary-text">Nothing was checked yet.</p>}
      <ul className={css['rows']}>
        {checks.map((check, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and none moves
          <li key={at}>
            <CheckRow check={check} brokerId={broker.id} />
            <Button
              size="small"
              variant="outline"
              aria-label={`Edit ${check.what}`}
              onClick={() => setEditing(at)}
            >
              Edit
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${check.what}`}
              isBusy={isBusy}
              onClick={() => void run(() => save(without(at), 'Removed'))}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <ProblemLine message={failure?.message} />
      {checks.length < MAX_CHECKS && (
        <Button size="small" variant="outline" onClick={() => setEditing(checks.length)}>
          Add a check
        </Button>
      )}
      <Sheet isOpen={editing !== null} onClose={close} label={edited ? 'Edit the check' : 'Add a check'}>
        {editing !== null && (
          <CheckForm
            key={editing}
            brokerId={broker.id}
            check={edited}
            onSave={(check) => save(checks.toSpliced(editing, 1, check), 'Saved. Buyers see it now.')}
          />
        )}
      </Sheet>
    </section>
  )
}

const day = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })
const dayText = (date: string) => day.format(new Date(date))

function CheckRow({ check, brokerId }: { check: KeptCheck; brokerId: string }) {
  const { what, checkedOn, expiresOn, evidence } = check
  const now = new Date(useNow(HOUR_MS))
  const left = daysLeft(check, now) ?? 0
  return (
    <div className={css['check']}>
      <b>{what}</b>
      <span className="secondary-text">
        Checked {dayText(checkedOn)}
        {expiresOn !== null && `, until ${dayText(expiresOn)}`}
      </span>
      {left < 0 && <span className={css['late']}>Has run out: buyers don’t see it any more</span>}
      {isEnding(check, now) && (
        <span className={css['late']}>
          {left === 0 ? 'Runs out today' : `Runs out in ${countOf(left, 'day')}`}
        </span>
      )}
      {evidence?.kind === 'link' && (
        <a href={evidence.url} target="_blank" rel="noopener noreferrer">
          {evidence.url}
        </a>
      )}
      {evidence?.kind === 'file' && (
        <a href={`/api/admin/brokers/${brokerId}/evidence/${evidence.id}`} download={evidence.name}>
          {evidence.name}
        </a>
      )}
    </div>
  )
}
