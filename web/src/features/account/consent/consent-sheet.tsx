import type { User } from '@dream/contract/api/account/user'
import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './consent.module.css'

/** Asks for consent again when the terms or the privacy page have changed in meaning. When closed, it returns at the next start. */
export function ConsentSheet({ onAgreed }: { onAgreed: (user: User) => void }) {
  const [isOpen, setOpen] = useState(true)
  const { isBusy, failure, run } = useSubmission("Couldn't save it. Please try again.")
  const agree = () =>
    run(async () => onAgreed(await call('POST /api/auth/consent', { body: { version: CONSENT_VERSION } })))

  return (
    <Sheet isOpen={isOpen} onClose={() => setOpen(false)} label="Our terms have changed">
      <div className={css['sheet']}>
        <p>
          Please read the <a href="/terms">Terms</a> and the page <a href="/privacy">Privacy</a> again: what
          they mean has changed since you agreed to them.
        </p>
        <ProblemLine message={failure?.message} />
        <Button isBusy={isBusy} onClick={() => void agree()}>
          I agree
        </Button>
        <Button variant="quiet" onClick={() => setOpen(false)}>
          Not now
        </Button>
      </div>
    </Sheet>
  )
}
