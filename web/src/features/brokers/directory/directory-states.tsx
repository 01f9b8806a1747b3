import { isOffline } from '#lib/api-error.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Placeholder } from '#ui/placeholder.tsx'
import { listed } from '../words.ts'
import css from './brokers-screen.module.css'
import type { Part } from './filter-parts.ts'

/** Cards that are on their way. */
export function WaitingCards() {
  return (
    <div className={css['cards']} role="status">
      <span className="visually-hidden">Loading...</span>
      {[0, 1, 2].map((card) => (
        <Placeholder key={card} className={css['placeholder']} />
      ))}
    </div>
  )
}

export function Unread({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={css['state']}>
      {isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      <h2>The brokers did not arrive</h2>
      <p role="alert">{error.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

type NobodyProps = { parts: readonly Part[]; onDrop: (part: Part) => void; onShowAll: () => void }

/** Nobody fits: what can be left out. */
export function Nobody({ parts, onDrop, onShowAll }: NobodyProps) {
  if (parts.length === 0) {
    return (
      <div className={css['state']}>
        <EmptyBlockDrawing />
        <h2>No brokers yet</h2>
        <p>Nobody is listed at the moment. Your likes are kept; look in again soon.</p>
        <a href="/explore" className={buttonClass({})}>
          Keep swiping
        </a>
      </div>
    )
  }
  return (
    <div className={css['state']}>
      <EmptyBlockDrawing />
      <h2>Nobody fits all of that yet</h2>
      <p>
        No listed broker matches {listed(parts.map(({ words }) => words))}. Leave something out, or look at
        everybody.
      </p>
      <Button onClick={onShowAll}>Show all brokers</Button>
      {parts.length > 1 && (
        <div className={css['drops']}>
          {parts.map((part) => (
            <Button key={part.name} variant="outline" size="small" onClick={() => onDrop(part)}>
              Without {part.words}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
