import type { ErrorScreenProps } from './error-screen.tsx'
import css from './plain-error.module.css'

/** Fallback when even the code of the error screen failed to load: its styles come with the app's first. */
export function PlainError({ onReload }: ErrorScreenProps) {
  return (
    <main>
      <div role="alert" className={css['screen']}>
        <h1>Something went wrong</h1>
        <button type="button" onClick={onReload}>
          Reload App
        </button>
      </div>
    </main>
  )
}
