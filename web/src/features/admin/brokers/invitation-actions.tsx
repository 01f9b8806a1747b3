import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import type { Selection } from '@dream/contract/api/admin/list'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../text/text.ts'
import css from './brokers.module.css'
import { invitationText } from './invitation-text.ts'

const NOT_SENT = "Couldn't send the invitation. Please try again."

/** Sends an unaccepted invitation again. */
export function SendAgain({ broker: { id, name } }: { broker: AdminBroker }) {
  const { isBusy, run } = useSubmission(NOT_SENT)
  async function sendAgain() {
    const failed = await run(async () =>
      showToast(invitationText(await call('POST /api/admin/brokers/:id/invitation', { params: { id } }))),
    )
    await invalidate('GET /api/admin/brokers')
    if (failed) showToast(failed.message)
  }
  return (
    <Button
      size="small"
      variant="outline"
      aria-label={`Send again to ${name}`}
      isBusy={isBusy}
      onClick={() => void sendAgain()}
    >
      Send again
    </Button>
  )
}

/** Sends the invitations of all selected brokers who have not accepted yet. */
export function SendAllAgain({ selection, onDone }: { selection: Selection; onDone: () => void }) {
  const { isBusy, run } = useSubmission(NOT_SENT)
  async function sendAgain() {
    const failed = await run(async () => {
      const { sent, left } = await call('POST /api/admin/brokers/invitations', { body: { selection } })
      const others = left === 0 ? '' : `; ${countOf(left, 'broker')} left out`
      showToast(`${countOf(sent, 'invitation')} on the way${others}`)
      onDone()
    })
    await invalidate('GET /api/admin/brokers')
    if (failed) showToast(failed.message)
  }
  return (
    <Button size="small" variant="outline" isBusy={isBusy} onClick={() => void sendAgain()}>
      Send invitations again
    </Button>
  )
}

/** Confirmation before an invitation is cancelled. */
export function CancelInvitationSheet({ broker, onClose }: { broker: AdminBroker; onClose: () => void }) {
  const { isBusy, failure, run } = useSubmission("Couldn't cancel the invitation. Please try again.")
  const { id, name } = broker
  async function cancel() {
    const failed = await run(() => call('DELETE /api/admin/brokers/:id/invitation', { params: { id } }))
    if (failed) return
    onClose()
    showToast(`The invitation of ${name} is cancelled`)
    await invalidate('GET /api/admin/brokers')
  }
  return (
    <Sheet isOpen onClose={onClose} label={`Cancel the invitation of ${name}?`}>
      <div className={css['form']}>
        <p>
          The account is deleted, and the temporary password opens nothing. You can invite them again later.
        </p>
        <ProblemLine message={failure?.message} />
        <Button variant="danger" isBusy={isBusy} onClick={() => void cancel()}>
          Cancel the invitation
        </Button>
      </div>
    </Sheet>
  )
}
