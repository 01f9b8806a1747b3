import { Button } from '#ui/buttons/button.tsx'
import { momentText } from '../text/text.ts'
import css from './content.module.css'
import type { Content } from './use-content.ts'

type Props<V extends object> = { stored: Content<V>; onRestore: (number: number | null) => void }

/** Published versions with time and author; each can be restored as the draft. */
export function Versions<V extends object>({ stored, onRestore }: Props<V>) {
  const newest = stored.versions[0]?.number
  return (
    <ul className={css['versions']}>
      {stored.library !== null && (
        <li>
          <p>
            <b>From the library</b>
            <span>What the product brings by itself; yours took its place.</span>
          </p>
          <Button size="small" variant="outline" onClick={() => onRestore(null)}>
            Make it the draft
          </Button>
        </li>
      )}
      {stored.versions.map(({ number, at, by }) => (
        <li key={number}>
          <p>
            <b>Version {number}</b>
            <span>
              {momentText(at)}, by {by ?? 'the library'}
            </span>
          </p>
          {number === newest && stored.status === 'published' ? (
            <span className="secondary-text">Shown now</span>
          ) : (
            <Button
              size="small"
              variant="outline"
              aria-label={`Make version ${number} the draft`}
              onClick={() => onRestore(number)}
            >
              Make it the draft
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
