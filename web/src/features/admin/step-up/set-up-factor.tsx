import type { AdminStepUp, SetUp } from '@dream/contract/api/admin/step-up/step-up'
import { KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { thisDeviceText } from '#lib/session/device-text.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './step-up.module.css'
import { hasPasskeys } from '#lib/passkeys/passkey.ts'
import { setUpPasskey } from './passkey.ts'
import { RecoveryCodes } from '#ui/second-factor/recovery-codes.tsx'
import { copyText } from '#lib/device/clipboard.ts'
import { TotpForm } from './totp-form.tsx'

type Props = { onDone: (stepUp: AdminStepUp) => void }

/** Setup of a second factor. The first one comes with recovery codes, which are shown before anything else. */
export function SetUpFactor({ onDone }: Props) {
  const [isTotp, setTotp] = useState(false)
  const [done, setDone] = useState<SetUp | null>(null)
  const making = useSubmission("Couldn't set the passkey up. Please try again.")

  function finish(setUp: SetUp) {
    if (setUp.recoveryCodes === null) onDone(setUp.stepUp)
    else setDone(setUp)
  }
  if (done?.recoveryCodes)
    return <RecoveryCodes codes={done.recoveryCodes} copy={copyText} onKept={() => onDone(done.stepUp)} />
  if (isTotp) return <TotpForm onDone={finish} onBack={() => setTotp(false)} />
  return (
    <div className={css['ways']}>
      {hasPasskeys() && (
        <>
          <Button
            icon={<KeyRound aria-hidden="true" />}
            isBusy={making.isBusy}
            onClick={() => void making.run(async () => finish(await setUpPasskey(thisDeviceText())))}
          >
            Make a passkey
          </Button>
          <p className="secondary-text">
            With your fingerprint, face or screen lock on this device, or with a security key. The safest way.
          </p>
          <ProblemLine message={making.failure?.message} />
        </>
      )}
      <Button variant="outline" icon={<Smartphone aria-hidden="true" />} onClick={() => setTotp(true)}>
        Use an authenticator app
      </Button>
      <p className="secondary-text">An app on your phone shows a new code every 30 seconds.</p>
    </div>
  )
}
