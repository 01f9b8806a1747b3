import type { ErrorScreenProps } from './error-screen.tsx'

/** The words of the error screen when even its code failed to load. */
export function PlainError({ onReload }: ErrorScreenProps) {
  return (
    <main>
      <div role="alert">
        <h1>Something went wrong</h1>
        <button type="button" onClick={onReload}>
          Reload App
        </button>
      </div>
    </main>
  )
}
