import type { User } from '@dream/contract/api/account/user'
import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import {
  hasPasskeys,
  offersPasskeysInFields,
  signFromField,
  signWithPasskey,
  stopPasskeys,
} from '#lib/passkeys/passkey.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './passkeys.module.css'

const FAILED = "We couldn't log you in with a passkey. Please try again, or use your password."

/** Passkey login: by a button, and by autofill in the email field. */
export function PasskeyLogin({ onSignedIn }: { onSignedIn: (user: User) => void }) {
  const { isBusy, failure, run } = useSubmission(FAILED)
  const isEntering = useOfferInField(onSignedIn)
  if (!hasPasskeys()) return null
  const logIn = () =>
    run(async () => {
      const body = await signWithPasskey(await call('POST /api/auth/passkey/options'))
      onSignedIn(await call('POST /api/auth/passkey', { body }))
    })
  return (
    <div className={css['login']}>
      <Button
        variant="outline"
        icon={<KeyRound aria-hidden="true" />}
        isBusy={isBusy || isEntering}
        onClick={() => void logIn()}
      >
        Use a passkey
      </Button>
      <ProblemLine message={failure?.message} />
    </div>
  )
}

/**
 * Offers passkeys in autofill. A challenge is requested only in browsers that support this, and failures are silent. Returns
 * whether a login is under way: a second one beside it would end the first one's session.
 */
function useOfferInField(onSignedIn: (user: User) => void): boolean {
  const [isEntering, setEntering] = useState(false)
  const enter = useEffectEvent(onSignedIn)
  useEffect(() => {
    let isOver = false
    async function offer() {
      if (!hasPasskeys() || !(await offersPasskeysInFields()) || isOver) return
      const options = await call('POST /api/auth/passkey/options')
      if (isOver) return
      const body = await signFromField(options)
      setEntering(true)
      enter(await call('POST /api/auth/passkey', { body }))
    }
    void offer()
      .catch(() => undefined)
      .finally(() => setEntering(false))
    return () => {
      isOver = true
      stopPasskeys()
    }
  }, [])
  return isEntering
}
