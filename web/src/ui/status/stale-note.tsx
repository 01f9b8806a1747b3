import { Button } from '../buttons/button.tsx'
import css from './stale-note.module.css'

type Props = {
  /** Nothing answered at all: what is newer comes by itself then. */
  isOffline: boolean
  onRetry: () => void
  /** What comes when there is an answer again. */
  newer?: string
}

/** Above what a screen shows from last time, because it could not be refreshed. */
export function StaleNote({ isOffline, onRetry, newer = 'It updates' }: Props) {
  if (isOffline) {
    return (
      <p className={css['note']}>{`This is the last saved version. ${newer} when you're back online.`}</p>
    )
  }
  return (
    <div className={css['note']}>
      <p>This is the last saved version. Couldn't load the latest.</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
