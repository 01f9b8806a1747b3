import type { AdminBroker } from '@dream/contract/api/admin/brokers'
import { LIST_PAGE } from '@dream/contract/rules/admin/lists'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../text/text.ts'
import css from './brokers.module.css'

/** Suspends a broker, or hands over the open conversations of a suspended one. */
export function SuspendAction({ broker }: { broker: AdminBroker }) {
  const [isAsking, setAsking] = useState(false)
  const { name, status, buyerCount } = broker
  const isSuspended = status === 'suspended'
  if (status === 'invited' || (isSuspended && buyerCount === 0)) return null
  return (
    <div className={css['actions']}>
      <Button
        size="small"
        variant="danger"
        aria-label={isSuspended ? `Hand over the conversations of ${name}` : `Suspend ${name}`}
        onClick={() => setAsking(true)}
      >
        {isSuspended ? 'Hand over conversations' : 'Suspend'}
      </Button>
      {isAsking && <SuspendSheet broker={broker} onClose={() => setAsking(false)} />}
    </div>
  )
}

/** Sheet for the reason, and for what happens to their conversations. */
export function SuspendSheet({ broker, onClose }: { broker: AdminBroker; onClose: () => void }) {
  const { name, status } = broker
  return (
    <Sheet
      isOpen
      onClose={onClose}
      label={status === 'suspended' ? `Hand over ${name}’s conversations` : `Suspend ${name}?`}
    >
      <SuspendForm broker={broker} onDone={onClose} />
    </Sheet>
  )
}

function SuspendForm({ broker, onDone }: { broker: AdminBroker; onDone: () => void }) {
  const { id, buyerCount, status } = broker
  const { isBusy, failure, run } = useSubmission("Couldn't suspend this broker. Please try again.")
  const [reason, setReason] = useState('')
  const [handOverTo, setHandOverTo] = useState('')
  const choices = useTakers(broker)
  const isSuspended = status === 'suspended'

  const suspend = () =>
    run(async () => {
      const body = { reason, handOverTo: handOverTo || null }
      await call('POST /api/admin/brokers/:id/suspend', { params: { id }, body })
      onDone()
      showToast(buyerCount === 0 ? 'Suspended' : 'Done. The buyers are being told.')
      await invalidate('GET /api/admin/brokers', 'GET /api/admin/brokers/:id')
    })
  return (
    <form
      className={css['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void suspend()
      }}
    >
      {!isSuspended && (
        <p>
          They are logged out everywhere within seconds and told by email. Buyers don’t find them any more.
          You can lift it in People.
        </p>
      )}
      {buyerCount > 0 && (
        <>
          <SelectField
            label={`What becomes of ${countOf(buyerCount, 'open conversation')}?`}
            choices={choices}
            value={handOverTo}
            onChange={({ currentTarget }) => setHandOverTo(currentTarget.value)}
          />
          <p className="secondary-text">
            {handOverTo
              ? 'Buyers are told by email and in the chat, get a new conversation, and decide themselves whether to share their brief. Old messages stay where they are.'
              : 'Buyers are told by email and in the chat, can still read what was written, and choose another broker.'}
          </p>
        </>
      )}
      <Field
        label="Why"
        hint="For the audit log; nobody else reads it."
        autoComplete="off"
        value={reason}
        error={failure?.fields.find(({ path }) => path === 'reason')?.message}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ProblemLine message={failure && failure.fields.length === 0 ? failure.message : undefined} />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {isSuspended ? 'Hand over' : 'Suspend'}
      </Button>
    </form>
  )
}

/** Choices for the conversations: close them, or a listed broker with room for all of them. */
function useTakers({ id, buyerCount }: AdminBroker) {
  const { data } = useApiQuery('GET /api/admin/brokers', {
    query: { filter: `is:published;places:${buyerCount},`, sort: '-places', limit: LIST_PAGE.max },
  })
  const takers = (data?.items ?? []).flatMap((each) => {
    const places = (each.capacity ?? 0) - each.buyerCount
    return each.id === id ? [] : [{ value: each.id, label: `Hand over to ${each.name} (room for ${places})` }]
  })
  return [{ value: '', label: 'Close them: buyers choose anew' }, ...takers]
}
