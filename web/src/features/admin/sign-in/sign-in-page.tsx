import type { AdminDevice, AdminFactor } from '@dream/contract/api/admin/step-up/sign-in'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { deviceText } from '#lib/session/device-text.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { RecoveryCodes } from '#ui/second-factor/recovery-codes.tsx'
import { copyText } from '#lib/device/clipboard.ts'
import { SetUpFactor } from '../step-up/set-up-factor.tsx'
import { AdminPage } from '../shell/admin-page.tsx'
import { countOf } from '../text/text.ts'
import css from './sign-in.module.css'

const OWN = 'GET /api/admin/sign-in'
const MINUTE_MS = 60_000
/** Number of remaining recovery codes from which on it warns. */
const FEW_CODES = 3

/** Admin page of one's own sign-in: second factors, recovery codes, and sessions. */
export function SignInPage() {
  const { data, error, refetch } = useApiQuery(OWN)
  const [isAdding, setAdding] = useState(false)
  const now = useNow(MINUTE_MS)
  if (!data && error) return <LoadFailed title="Couldn't load your sign-in" error={error} onRetry={refetch} />
  if (!data) return <Waiting />

  async function added() {
    setAdding(false)
    showToast('Set up. It works from now on.')
    await invalidate(OWN)
  }
  return (
    <AdminPage
      title="Your sign-in"
      lead="What you confirm with that it's you, and the devices on which you're signed in."
      actions={<Button onClick={() => setAdding(true)}>Add another way</Button>}
    >
      <section aria-labelledby="ways" className={css['part']}>
        <h2 id="ways">Ways to confirm</h2>
        {data.factors.length === 0 ? (
          <p className="secondary-text">None of your own yet.</p>
        ) : (
          <ul className={css['rows']}>
            {data.factors.map((factor) => (
              <FactorRow key={factor.id} factor={factor} now={now} isLast={data.factors.length === 1} />
            ))}
          </ul>
        )}
      </section>
      <RecoveryPart left={data.recoveryCodesLeft} />
      <section aria-labelledby="devices" className={css['part']}>
        <h2 id="devices">Devices</h2>
        <ul className={css['rows']}>
          {data.devices.map((device) => (
            <DeviceRow key={device.id} device={device} now={now} />
          ))}
        </ul>
      </section>
      <Sheet isOpen={isAdding} onClose={() => setAdding(false)} label="Add another way">
        <SetUpFactor onDone={() => void added()} />
      </Sheet>
    </AdminPage>
  )
}

const KINDS = { passkey: 'Passkey', totp: 'Authenticator app' } as const

function FactorRow({ factor, now, isLast }: { factor: AdminFactor; now: number; isLast: boolean }) {
  const { id, kind, name, createdAt, lastUsedAt } = factor
  const { isBusy, failure, run } = useSubmission("Couldn't remove it. Please try again.")
  async function remove() {
    const failed = await run(() => call('DELETE /api/admin/sign-in/factors/:id', { params: { id } }))
    if (failed) showToast(failed.message)
    await invalidate(OWN)
  }
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="secondary-text">
          {KINDS[kind]}, set up {agoText(createdAt, now)}
          {lastUsedAt !== null && `, used ${agoText(lastUsedAt, now)}`}
        </p>
        {failure && <p className={css['problem']}>{failure.message}</p>}
      </div>
      {!isLast && (
        <Button
          size="small"
          variant="outline"
          aria-label={`Remove ${name}`}
          isBusy={isBusy}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      )}
    </li>
  )
}

function RecoveryPart({ left }: { left: number }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't make new codes. Please try again.")
  const renew = () =>
    run(async () => {
      setCodes((await call('POST /api/admin/sign-in/recovery-codes')).codes)
      await invalidate(OWN)
    })
  return (
    <section aria-labelledby="recovery-codes" className={css['part']}>
      <h2 id="recovery-codes">Recovery codes</h2>
      <ul className={css['rows']}>
        <li>
          <div>
            <b>{countOf(left, 'code')} left</b>
            <p className="secondary-text">
              {left < FEW_CODES
                ? 'Make new ones before you need them: with none, only an owner can let you in again.'
                : 'For the day on which your device is lost.'}
            </p>
            {failure && <p className={css['problem']}>{failure.message}</p>}
          </div>
          <Button size="small" variant="outline" isBusy={isBusy} onClick={() => void renew()}>
            Make new ones
          </Button>
        </li>
      </ul>
      <Sheet isOpen={codes !== null} onClose={() => setCodes(null)} label="Recovery codes" isLabelHidden>
        {codes && <RecoveryCodes codes={codes} copy={copyText} onKept={() => setCodes(null)} />}
      </Sheet>
    </section>
  )
}

function DeviceRow({ device, now }: { device: AdminDevice; now: number }) {
  const { id, userAgent, lastUsedAt, isOpen, isThis } = device
  const { isBusy, run } = useSubmission("Couldn't sign it out. Please try again.")
  async function end() {
    const failed = await run(() => call('DELETE /api/admin/sign-in/devices/:id', { params: { id } }))
    showToast(failed ? failed.message : 'Signed out there')
    await invalidate(OWN)
  }
  return (
    <li>
      <div>
        <b>{deviceText(userAgent)}</b> {isThis && <Tag tone="good">This device</Tag>}
        <p className="secondary-text">
          Used {agoText(lastUsedAt, now)}
          {isOpen && !isThis && ', admin area open'}
        </p>
      </div>
      {!isThis && (
        <Button
          size="small"
          variant="outline"
          aria-label={`Sign out of ${deviceText(userAgent)}`}
          isBusy={isBusy}
          onClick={() => void end()}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}
