import { Button } from '#ui/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Alone } from './alone.tsx'
import { ScreenMissingError } from './lazy-screen.ts'
import css from './error-screen.module.css'

const CODE_LENGTH = 8
const DEFAULT_CODE = 'UI_ERROR'

/** The first eight characters of the message, for a person to read out (spec §2.4). */
export function errorCode(error: unknown): string {
  const message = error instanceof Error ? error.message.trim() : ''
  return message.slice(0, CODE_LENGTH) || DEFAULT_CODE
}

export type ErrorScreenProps = { error: unknown; onTryAgain: () => void; onReload: () => void }

/** What a person sees when a screen could not be drawn. */
export function ErrorScreen({ error, onTryAgain, onReload }: ErrorScreenProps) {
  const isMissing = error instanceof ScreenMissingError
  return (
    <Alone>
      <div className={css['screen']} role="alert">
        <div className={css['drawing']}>
          <WrongDoorDrawing />
        </div>
        <h1 className={css['title']}>Something went wrong</h1>
        <p className={css['text']}>
          {isMissing
            ? 'This part of the app did not arrive. Check your connection and try again.'
            : 'The app encountered an unexpected error'}
        </p>
        {!isMissing && <p className={css['code']}>Code {errorCode(error)}</p>}
        <div className={css['actions']}>
          <Button onClick={onTryAgain}>Try Again</Button>
          <Button variant="outline" onClick={onReload}>
            Reload App
          </Button>
        </div>
      </div>
    </Alone>
  )
}
