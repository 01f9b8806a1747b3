import type { AdminPerson } from '@dream/contract/api/admin/people'
import { DELETION_GRACE_DAYS } from '@dream/contract/rules/account/account-deletion'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './people.module.css'
import { ReasonForm } from './reason-form.tsx'
import { RemoveAuthenticator } from './remove-authenticator.tsx'

type Props = { person: AdminPerson; reason: string; onChange: (person: AdminPerson) => void }

/** Support actions on a person's account, and suspension. */
export function PersonActions({ person, reason, onChange }: Props) {
  const { isBusy, failure, run } = useSubmission("It couldn't be done. Please try again.")
  const [asking, setAsking] = useState<'suspend' | 'delete' | null>(null)
  const request = { params: { id: person.id }, body: { reason } }
  const isSuspended = person.suspendedAt !== null
  const close = () => setAsking(null)

  const act = (route: Quick, done: string) => () =>
    void run(async () => {
      onChange(await call(`POST /api/admin/people/:id/${route}`, request))
      showToast(done)
    })
  const sendCode = () =>
    void run(async () => {
      const { isSent } = await call('POST /api/admin/people/:id/reset-code', request)
      showToast(isSent ? `A code is on its way to ${person.email}` : 'They got too many codes. Wait an hour.')
    })
  return (
    <div className={css['actions']}>
      <ProblemLine message={failure?.message} />
      {isSuspended ? (
        <Button isBusy={isBusy} onClick={act('return', 'They can log in again, and are told by email')}>
          Lift the suspension
        </Button>
      ) : (
        <>
          <Button variant="outline" isBusy={isBusy} onClick={sendCode}>
            Email a code to reset the password
          </Button>
          <Button variant="outline" isBusy={isBusy} onClick={act('sign-out', 'Signed out everywhere')}>
            Sign out everywhere
          </Button>
          {person.role === 'buyer' && person.dataExport === null && (
            <Button
              variant="outline"
              isBusy={isBusy}
              onClick={act(
                'export',
                'We make their data ready. They get an email, and only they can download it.',
              )}
            >
              Make their data ready for them
            </Button>
          )}
          <RemoveAuthenticator person={person} reason={reason} onChange={onChange} />
          {person.role === 'buyer' && (
            <Button variant="danger" onClick={() => setAsking('suspend')}>
              Suspend the account
            </Button>
          )}
        </>
      )}
      {person.role === 'broker' && (
        <ButtonLink variant="outline" href={`/admin/brokers/${person.id}`}>
          {isSuspended ? 'See what becomes of their conversations' : 'Suspend them in Brokers'}
        </ButtonLink>
      )}
      {person.role === 'buyer' && person.deletion === null && (
        <Button variant="danger" onClick={() => setAsking('delete')}>
          Delete the account
        </Button>
      )}
      {person.deletion && !person.deletion.hasBegun && (
        <Button
          variant="outline"
          isBusy={isBusy}
          onClick={act('keep', 'The account stays, and they are told by email')}
        >
          Keep the account
        </Button>
      )}
      <Sheet isOpen={asking === 'suspend'} onClose={close} label={`Suspend ${person.name}?`}>
        <SuspendForm person={person} reason={reason} onChange={onChange} onClose={close} />
      </Sheet>
      <Sheet isOpen={asking === 'delete'} onClose={close} label={`Delete ${person.name}’s account?`}>
        <DeleteForm person={person} reason={reason} onChange={onChange} onClose={close} />
      </Sheet>
    </div>
  )
}

type Quick = 'return' | 'sign-out' | 'keep' | 'export'
type FormProps = Props & { onClose: () => void }

function SuspendForm({ person: { id }, reason: first, onChange, onClose }: FormProps) {
  return (
    <ReasonForm
      reason={first}
      button="Suspend the account"
      fallback="Couldn't suspend the account. Please try again."
      onSend={async (reason) => {
        const suspended = await call('POST /api/admin/people/:id/suspend', {
          params: { id },
          body: { reason },
        })
        onClose()
        onChange(suspended)
        showToast('Suspended. They are signed out everywhere and told by email.')
      }}
    >
      <p>
        They are logged out everywhere within seconds and told by email. Nothing is deleted, and you can lift
        it.
      </p>
    </ReasonForm>
  )
}

function DeleteForm({ person: { id }, reason: first, onChange, onClose }: FormProps) {
  return (
    <ReasonForm
      reason={first}
      button="Delete the account"
      fallback="Couldn't delete the account. Please try again."
      onSend={async (reason) => {
        const deleted = await call('POST /api/admin/people/:id/delete', { params: { id }, body: { reason } })
        onClose()
        onChange(deleted)
        showToast(`Deleted. They are told by email, and have ${DELETION_GRACE_DAYS} days to log in.`)
      }}
    >
      <p>
        The same as when they delete it themselves: logged out everywhere and told by email now, erased for
        good in {DELETION_GRACE_DAYS} days. Until then logging in keeps it, and so can you.
      </p>
    </ReasonForm>
  )
}
