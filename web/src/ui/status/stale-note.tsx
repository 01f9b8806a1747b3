import { Button } from '../buttons/button.tsx'
import type { LoadError } from './load-failed.tsx'
import css from './stale-note.module.css'

type Props = {
  error: LoadError
  onRetry: () => unknown
  /** Sentence start for what updates when there is a connection again. */
  newer?: string
}

/** Note above stale data that could not be refreshed. */
export function StaleNote({ error, onRetry, newer = 'It updates' }: Props) {
  // Offline, newer data comes by itself later.
  if (error.isOffline) {
    return (
      <p className={css['note']}>{`This is the last saved version. ${newer} when you're back online.`}</p>
    )
  }
  return (
    <div className={css['note']}>
      <p>This is the last saved version. Couldn't load the latest.</p>
      <Button variant="quiet" size="small" onClick={() => void onRetry()}>
        Try again
      </Button>
    </div>
  )
}
