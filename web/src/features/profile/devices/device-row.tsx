import type { MySession } from '@dream/contract/api/account/sessions'
import { SESSION_LABEL_MAX } from '@dream/contract/rules/account/sessions'
import { Laptop, Smartphone } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { deviceText } from '#lib/session/device-text.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Tag } from '#ui/status/tag.tsx'
import css from './devices-card.module.css'

type Props = { device: MySession; now: number; onChanged: () => void }

const isPhone = (userAgent: string | null) => /iPhone|Android.*Mobile/.test(userAgent ?? '')

/** Row of a device: its name by the owner, or by its browser. */
export function DeviceRow({ device, now, onChanged }: Props) {
  const { id, userAgent, label, lastUsedAt, isThis } = device
  const [isNaming, setNaming] = useState(false)
  const { isBusy, failure, run } = useSubmission("Couldn't log it out. Please try again.")
  const name = label ?? deviceText(userAgent)
  const Icon = isPhone(userAgent) ? Smartphone : Laptop

  const end = () =>
    run(async () => {
      await call('DELETE /api/auth/sessions/:id', { params: { id } })
      showToast(`${name} is logged out.`)
      onChanged()
    })
  function named() {
    setNaming(false)
    onChanged()
  }
  return (
    <li className={css['row']}>
      <Icon size={22} aria-hidden="true" className={css['icon']} />
      <div>
        <b className={css['name']}>{name}</b> {isThis && <Tag tone="good">This device</Tag>}
        <p className={css['when']}>
          {label !== null && `${deviceText(userAgent)} · `}
          {isThis ? 'In use now' : `Last used ${agoText(lastUsedAt, now)}`}
        </p>
      </div>
      {isNaming ? (
        <NameForm device={device} onDone={named} onCancel={() => setNaming(false)} />
      ) : (
        <div className={css['actions']}>
          <Button
            size="small"
            variant="outline"
            aria-label={`Rename ${name}`}
            onClick={() => setNaming(true)}
          >
            Rename
          </Button>
          {!isThis && (
            <Button
              size="small"
              variant="outline"
              aria-label={`Log out of ${name}`}
              isBusy={isBusy}
              onClick={() => void end()}
            >
              Log out
            </Button>
          )}
        </div>
      )}
      <ProblemLine message={failure?.message} />
    </li>
  )
}

type NameProps = { device: MySession; onDone: () => void; onCancel: () => void }

function NameForm({ device: { id, label, userAgent }, onDone, onCancel }: NameProps) {
  const [typed, setTyped] = useState(label ?? '')
  const { isBusy, failure, run } = useSubmission("Couldn't save the name. Please try again.")

  async function save(event: FormEvent) {
    event.preventDefault()
    const body = { label: typed.trim() || null }
    const failed = await run(() => call('PUT /api/auth/sessions/:id', { params: { id }, body }))
    if (!failed) onDone()
  }
  return (
    <form className={css['naming']} onSubmit={(event) => void save(event)}>
      <Field
        label="Name of this device"
        placeholder={deviceText(userAgent)}
        hint="In your own words, such as where it stands. Leave it empty for what the browser says."
        maxLength={SESSION_LABEL_MAX}
        enterKeyHint="done"
        autoComplete="off"
        error={failure?.message}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <div className={css['actions']}>
        <Button size="small" type="submit" isBusy={isBusy}>
          Save name
        </Button>
        <Button size="small" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
