import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './brokers.module.css'
import { toldOf } from './told-of.ts'

/** What can be done about an invitation that nobody has followed yet. */
export function InvitationActions({ broker: { id, name } }: { broker: AdminBroker }) {
  const sending = useSubmission("Couldn't send the invitation. Please try again.")
  const cancelling = useSubmission("Couldn't cancel the invitation. Please try again.")
  const [isAsking, setAsking] = useState(false)
  const params = { id }

  async function sendAgain() {
    const failed = await sending.run(async () =>
      showToast(toldOf(await call('POST /api/admin/brokers/:id/invitation', { params }))),
    )
    await invalidate('GET /api/admin/brokers')
    if (failed) showToast(failed.message)
  }
  async function cancel() {
    const failed = await cancelling.run(() => call('DELETE /api/admin/brokers/:id/invitation', { params }))
    if (failed) return
    setAsking(false)
    showToast(`The invitation of ${name} is cancelled`)
    await invalidate('GET /api/admin/brokers')
  }
  return (
    <div className={css['actions']}>
      <Button
        size="small"
        variant="outline"
        aria-label={`Send again to ${name}`}
        isBusy={sending.isBusy}
        onClick={() => void sendAgain()}
      >
        Send again
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label={`Cancel the invitation of ${name}`}
        onClick={() => setAsking(true)}
      >
        Cancel
      </Button>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label={`Cancel the invitation of ${name}?`}>
        <div className={css['form']}>
          <p>
            The account is deleted, and the temporary password opens nothing. You can invite them again later.
          </p>
          <ProblemLine message={cancelling.failure?.message} />
          <Button variant="danger" isBusy={cancelling.isBusy} onClick={() => void cancel()}>
            Cancel the invitation
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
