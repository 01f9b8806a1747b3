import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { copyText } from '#lib/device/clipboard.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { useNow } from '#lib/time/now.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { RecoveryCodes } from '#ui/second-factor/recovery-codes.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './authenticator.module.css'
import { FirstCode, type Totp } from './first-code.tsx'

const MINE = 'GET /api/broker/authenticator'
const MINUTE_MS = 60_000

/** Authenticator app (TOTP): setup, recovery codes, and removal. */
export function Authenticator() {
  const { data, error } = useApiQuery(MINE)
  const [totp, setTotp] = useState<Totp | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't begin. Please try again.")
  /** Shows the recovery codes before anything else. */
  function show(recoveryCodes: readonly string[]) {
    setTotp(null)
    setCodes(recoveryCodes)
    void invalidate(MINE)
  }
  if (codes) return <RecoveryCodes codes={codes} copy={copyText} onKept={() => setCodes(null)} />
  if (totp) return <FirstCode totp={totp} onDone={show} onCancel={() => setTotp(null)} />
  if (data?.authenticator) return <InUse {...data.authenticator} onRenewed={show} />
  return (
    <div className={css['part']}>
      <p className="secondary-text">
        An app on your phone shows a new code every 30 seconds. With it, nobody logs in with your password
        alone.
      </p>
      {!data && error && <ProblemLine message="Couldn't load whether you have one." />}
      <ProblemLine message={failure?.message} />
      <Button
        variant="outline"
        icon={<Smartphone aria-hidden="true" />}
        isBusy={isBusy}
        onClick={() => void run(async () => setTotp(await call('POST /api/broker/authenticator')))}
      >
        Set up an authenticator app
      </Button>
    </div>
  )
}

type InUseProps = {
  addedAt: string
  lastUsedAt: string | null
  recoveryCodesLeft: number
  onRenewed: (codes: readonly string[]) => void
}

function InUse({ addedAt, lastUsedAt, recoveryCodesLeft, onRenewed }: InUseProps) {
  const now = useNow(MINUTE_MS)
  const renewing = useSubmission("Couldn't make new codes. Please try again.")
  const removing = useSubmission("Couldn't remove it. Please try again.")
  const renew = async () =>
    onRenewed((await call('POST /api/broker/authenticator/recovery-codes')).recoveryCodes)
  async function remove() {
    await call('DELETE /api/broker/authenticator')
    showToast('Your authenticator app is removed.')
    await invalidate(MINE)
  }
  return (
    <div className={css['part']}>
      <p>
        <b>Its code is asked for when you log in with your password.</b>
      </p>
      <p className="secondary-text">
        Added {agoText(addedAt, now)}
        {lastUsedAt !== null && `, used ${agoText(lastUsedAt, now)}`}. Recovery codes left:{' '}
        {recoveryCodesLeft}.
      </p>
      <ProblemLine message={renewing.failure?.message ?? removing.failure?.message} />
      <div className={css['actions']}>
        <Button variant="outline" isBusy={renewing.isBusy} onClick={() => void renewing.run(renew)}>
          New recovery codes
        </Button>
        <Button variant="outline" isBusy={removing.isBusy} onClick={() => void removing.run(remove)}>
          Remove the app
        </Button>
      </div>
    </div>
  )
}
