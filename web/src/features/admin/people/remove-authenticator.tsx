import type { AdminPerson } from '@dream/contract/api/admin/people'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ReasonForm } from './reason-form.tsx'

type Props = { person: AdminPerson; reason: string; onChange: (person: AdminPerson) => void }

/** Removes the authenticator app of a broker who has lost it and the recovery codes. Owners only. */
export function RemoveAuthenticator({ person: { id, name, authenticatorSince }, reason, onChange }: Props) {
  const { data: stepUp } = useApiQuery('GET /api/admin/step-up')
  const [isAsking, setAsking] = useState(false)
  if (authenticatorSince === null || stepUp?.role !== 'owner') return null
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Remove the authenticator app
      </Button>
      <Sheet isOpen={isAsking} onClose={() => setAsking(false)} label={`Remove ${name}’s authenticator app?`}>
        <ReasonForm
          reason={reason}
          button="Remove the authenticator app"
          fallback="Couldn't remove the authenticator app. Please try again."
          onSend={async (said) => {
            const without = await call('POST /api/admin/people/:id/remove-authenticator', {
              params: { id },
              body: { reason: said },
            })
            setAsking(false)
            onChange(without)
            showToast('Removed. They are logged out everywhere and told by email.')
          }}
        >
          <p>
            Only when they have lost the app and the recovery codes, and you know that it is them: call the
            number that you have, or see them. Their password alone logs them in until they set an app up
            anew.
          </p>
        </ReasonForm>
      </Sheet>
    </>
  )
}
