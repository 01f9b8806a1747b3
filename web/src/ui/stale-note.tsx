import { Button } from './button.tsx'
import css from './stale-note.module.css'

type Props = {
  /** Nothing answered at all: what is newer comes by itself then. */
  isOffline: boolean
  onRetry: () => void
  /** What comes when there is an answer again. */
  newer?: string
}

/** Above what a screen shows from last time, because it could not be read anew. */
export function StaleNote({ isOffline, onRetry, newer = 'It refreshes' }: Props) {
  if (isOffline) {
    return <p className={css['note']}>{`Shown as you left it. ${newer} when you are back online.`}</p>
  }
  return (
    <div className={css['note']}>
      <p>Shown as you left it. The newest did not arrive.</p>
      <Button variant="quiet" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
