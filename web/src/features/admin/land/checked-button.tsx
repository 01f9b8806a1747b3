import { halfAYearAfter } from '@dream/contract/rules/admin/content/content'
import { brokerageDay } from '@dream/contract/rules/app/brokerage-day'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { serverNow } from '#lib/time/server-clock.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import css from './land.module.css'

type Props = { id: string; version: number; onDone: () => Promise<unknown> }

/** Marks a card's sources as checked, with a confirmation; it then leaves the queue. */
export function CheckedButton({ id, version, onDone }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [reviewBy, setReviewBy] = useState(() => halfAYearAfter(brokerageDay(serverNow())))
  const { isBusy, failure, run } = useSubmission("Couldn't store it. Please try again.")
  async function check() {
    const failed = await run(() =>
      call('POST /api/admin/land/:id/checked', { params: { id }, body: { version, reviewBy } }),
    )
    await onDone()
    if (failed) return
    setOpen(false)
    showToast('Noted: checked today')
  }
  return (
    <div>
      <Button size="small" variant="outline" onClick={() => setOpen(true)}>
        I've checked it: it still holds
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="Checked today">
        <div className={css['form']}>
          <p className="secondary-text">
            The card and its lines by state say that they were checked today. Buyers see it at once.
          </p>
          <Field
            label="Look again by"
            type="date"
            value={reviewBy}
            error={failure?.message}
            onChange={({ currentTarget }) => setReviewBy(currentTarget.value)}
          />
          <Button isBusy={isBusy} onClick={() => void check()}>
            It still holds
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
