import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { hasPasskeys } from '#lib/passkeys/passkey.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { addPasskey } from './add-passkey.ts'
import css from './passkeys.module.css'

/** Offers a passkey instead of the password: after the first week, once per device. */
export function PasskeyOffer({ userId, onAdded }: { userId: string; onAdded: () => void }) {
  const key = personalKey(userId, 'passkey-offered')
  const [isOpen, setOpen] = useState(() => hasPasskeys() && readJson(key) !== true)
  const { isBusy, failure, run } = useSubmission("Couldn't add a passkey. Please try again.")

  function close() {
    saveJson(key, true)
    setOpen(false)
  }
  const add = () =>
    run(async () => {
      await addPasskey()
      close()
      showToast('Your passkey is ready. Next time it logs you in.')
      onAdded()
    })
  return (
    <Sheet isOpen={isOpen} onClose={close} label="Log in without a password">
      <div className={css['offer']}>
        <p>
          A passkey on this device logs you in with your fingerprint, face or screen lock. Your password stays
          as it is.
        </p>
        <ProblemLine message={failure?.message} />
        <Button icon={<KeyRound aria-hidden="true" />} isBusy={isBusy} onClick={() => void add()}>
          Add a passkey
        </Button>
        <Button variant="quiet" onClick={close}>
          Not now
        </Button>
      </div>
    </Sheet>
  )
}
