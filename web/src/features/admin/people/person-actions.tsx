import type { AdminPerson } from '@dream/contract/api/admin/people'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './people.module.css'

type Props = { person: AdminPerson; reason: string; onChange: (person: AdminPerson) => void }

/** What helps somebody who called, and what keeps somebody out. */
export function PersonActions({ person, reason, onChange }: Props) {
  const { isBusy, failure, run } = useSubmission("It couldn't be done. Please try again.")
  const [isAsking, setAsking] = useState(false)
  const request = { params: { id: person.id }, body: { reason } }
  const isSuspended = person.suspendedAt !== null

  const sendCode = () =>
    run(async () => {
      const { isSent } = await call('POST /api/admin/people/:id/reset-code', request)
      showToast(isSent ? `A code is on its way to ${person.email}` : 'They got too many codes. Wait an hour.')
    })
  const signOut = () =>
    run(async () => {
      onChange(await call('POST /api/admin/people/:id/sign-out', request))
      showToast('Signed out everywhere')
    })
  const letReturn = () =>
    run(async () => {
      onChange(await call('POST /api/admin/people/:id/return', request))
      showToast('They can log in again, and are told by email')
    })
  return (
    <div className={css['actions']}>
      <ProblemLine message={failure?.message} />
      {isSuspended ? (
        <Button isBusy={isBusy} onClick={() => void letReturn()}>
          Lift the suspension
        </Button>
      ) : (
        <>
          <Button variant="outline" isBusy={isBusy} onClick={() => void sendCode()}>
            Email a code to reset the password
          </Button>
          <Button variant="outline" isBusy={isBusy} onClick={() => void signOut()}>
            Sign out everywhere
          </Button>
          <Button variant="danger" onClick={() => setAsking(true)}>
            Suspend the account
          </Button>
        </>
      )}
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label={`Suspend ${person.name}?`}>
        <SuspendForm
          person={person}
          reason={reason}
          onSuspended={(suspended) => {
            setAsking(false)
            onChange(suspended)
          }}
        />
      </Sheet>
    </div>
  )
}

type SuspendProps = { person: AdminPerson; reason: string; onSuspended: (person: AdminPerson) => void }

function SuspendForm({ person: { id }, reason: first, onSuspended }: SuspendProps) {
  const { isBusy, failure, run } = useSubmission("Couldn't suspend the account. Please try again.")
  const [reason, setReason] = useState(first)
  const suspend = () =>
    run(async () => {
      onSuspended(await call('POST /api/admin/people/:id/suspend', { params: { id }, body: { reason } }))
      showToast('Suspended. They are signed out everywhere and told by email.')
    })
  return (
    <form
      className={css['actions']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void suspend()
      }}
    >
      <p>
        They are logged out everywhere within seconds and told by email. Nothing is deleted, and you can lift
        it.
      </p>
      <Field
        label="Why"
        hint="For the audit log; they don't read it."
        value={reason}
        error={failure?.fields.find(({ path }) => path === 'reason')?.message}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      <ProblemLine message={failure && failure.fields.length === 0 ? failure.message : undefined} />
      <Button type="submit" variant="danger" isBusy={isBusy}>
        Suspend the account
      </Button>
    </form>
  )
}
