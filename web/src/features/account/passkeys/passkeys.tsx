import type { MyPasskey } from '@dream/contract/api/account/passkeys'
import { KeyRound } from 'lucide-react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { hasPasskeys } from '#lib/passkeys/passkey.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { useNow } from '#lib/time/now.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { addPasskey } from './add-passkey.ts'
import css from './passkeys.module.css'

const MINE = 'GET /api/auth/passkeys'
const MINUTE_MS = 60_000

/** Passkeys of the account. `onAdded`: called when one was added. */
export function Passkeys({ onAdded }: { onAdded: () => void }) {
  const { data, error } = useApiQuery(MINE)
  const now = useNow(MINUTE_MS)
  const adding = useSubmission("Couldn't add a passkey. Please try again.")
  const add = () =>
    adding.run(async () => {
      await addPasskey()
      showToast('Your passkey is ready. Next time it logs you in.')
      onAdded()
    })
  return (
    <div className={css['passkeys']}>
      <p className="secondary-text">
        Log in with your fingerprint, face or screen lock. Nothing to remember, and nothing that can be given
        away.
      </p>
      {!data && error && <ProblemLine message="Couldn't load your passkeys." />}
      {data && data.items.length > 0 && (
        <ul>
          {data.items.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} now={now} />
          ))}
        </ul>
      )}
      <ProblemLine message={adding.failure?.message} />
      {hasPasskeys() ? (
        <Button
          variant="outline"
          icon={<KeyRound aria-hidden="true" />}
          isBusy={adding.isBusy}
          onClick={() => void add()}
        >
          Add a passkey
        </Button>
      ) : (
        <p className="secondary-text">This browser has no passkeys.</p>
      )}
    </div>
  )
}

function Row({ passkey: { id, name, createdAt, lastUsedAt }, now }: { passkey: MyPasskey; now: number }) {
  const { isBusy, failure, run } = useSubmission("Couldn't remove it. Please try again.")
  const remove = () =>
    run(async () => {
      await call('DELETE /api/auth/passkeys/:id', { params: { id } })
      showToast(`The passkey ${name} is removed.`)
      await invalidate(MINE)
    })
  return (
    <li className={css['row']}>
      <div className={css['words']}>
        <b className={css['name']}>{name}</b>
        <p className="secondary-text">
          Added {agoText(createdAt, now)}
          {lastUsedAt !== null && `, used ${agoText(lastUsedAt, now)}`}
        </p>
        <ProblemLine message={failure?.message} />
      </div>
      <Button
        size="small"
        variant="outline"
        aria-label={`Remove ${name}`}
        isBusy={isBusy}
        onClick={() => void remove()}
      >
        Remove
      </Button>
    </li>
  )
}
