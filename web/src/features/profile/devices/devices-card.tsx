import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { useNow } from '#lib/time/now.ts'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Card } from '../card.tsx'
import { DeviceRow } from './device-row.tsx'
import css from './devices-card.module.css'

const OWN = 'GET /api/auth/sessions'
const MINUTE_MS = 60_000

/** Devices where the person is signed in, each with its name and a logout. */
export function DevicesCard() {
  const { data, error, refetch } = useApiQuery(OWN)
  const now = useNow(MINUTE_MS)
  const ending = useSubmission("Couldn't log them out. Please try again.")
  const others = data?.items.filter(({ isThis }) => !isThis) ?? []

  const endOthers = () =>
    ending.run(async () => {
      await call('POST /api/auth/logout/others')
      showToast('Logged out everywhere else.')
      await invalidate(OWN)
    })
  return (
    <Card title="Devices">
      {!data && error && (
        <>
          <ProblemLine message="Couldn't load your devices." />
          <Button variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      <ul>
        {data?.items.map((device) => (
          <DeviceRow key={device.id} device={device} now={now} onChanged={() => void invalidate(OWN)} />
        ))}
      </ul>
      {others.length > 1 && (
        <Button
          variant="quiet"
          className={css['all']}
          isBusy={ending.isBusy}
          onClick={() => void endOthers()}
        >
          Log out of the other {others.length}
        </Button>
      )}
      <ProblemLine message={ending.failure?.message} />
    </Card>
  )
}
