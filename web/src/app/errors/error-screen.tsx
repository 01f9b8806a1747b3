import { useState } from 'react'
import { settings } from '#lib/session/settings.ts'
import { Button } from '#ui/buttons/button.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Alone } from '../frame/alone.tsx'
import css from './error-screen.module.css'

const CODE_LENGTH = 8
const DEFAULT_CODE = 'UI_ERROR'

const messageOf = (error: unknown) => (error instanceof Error ? error.message.trim() : '')

/** Error code: the first eight characters of the message, for a person to read out (product §2.4). */
export const errorCode = (error: unknown): string => messageOf(error).slice(0, CODE_LENGTH) || DEFAULT_CODE

export type ErrorScreenProps = {
  /** `route`: its code failed to load; `render`: it failed to render; `app`: nothing of the app is left. */
  kind: 'route' | 'render' | 'app'
  error: unknown
  path: string
  onTryAgain: () => void
  onReload: () => void
}

/** Error screen with the facts that a person can pass on to support. */
export function ErrorScreen({ kind, error, path, onTryAgain, onReload }: ErrorScreenProps) {
  const [at] = useState(() => new Date())
  return (
    <Alone>
      <main className={css['main']}>
        <div className={css['screen']} role="alert">
          <div className={css['drawing']}>
            <WrongDoorDrawing />
          </div>
          <h1 className={css['title']}>{kind === 'app' ? 'App Error' : 'Something went wrong'}</h1>
          <p className={css['text']}>{explanation(kind)}</p>
          {kind === 'render' ? (
            <p className={css['code']}>Code {errorCode(error)}</p>
          ) : (
            <dl className={css['facts']}>
              <Fact name="Message" value={messageOf(error) || DEFAULT_CODE} />
              <Fact name="Route" value={path} />
              <Fact name="Build" value={settings().buildId} />
              {kind === 'app' && <Fact name="Time" value={at.toLocaleString('en-AU')} />}
            </dl>
          )}
          <div className={css['actions']}>
            {kind === 'render' && <Button onClick={onTryAgain}>Try Again</Button>}
            {kind === 'render' ? (
              <Button variant="outline" onClick={onReload}>
                Reload App
              </Button>
            ) : (
              <Button onClick={onReload}>Reload</Button>
            )}
          </div>
        </div>
      </main>
    </Alone>
  )
}

function explanation(kind: ErrorScreenProps['kind']): string {
  if (kind === 'route') return "Couldn't load this part of the app. Check your connection and reload."
  if (kind === 'app') return 'Nothing you swiped or wrote is lost. Reload to continue.'
  return 'The app encountered an unexpected error'
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
