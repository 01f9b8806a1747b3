import { stateInSentence, type State } from '@dream/contract/rules/account/australia'
import { isOffline } from '#lib/api/api-error.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyBlockDrawing } from '#ui/drawings/empty-block.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { listed } from '../broker-text.ts'
import css from './brokers-screen.module.css'
import type { FilterPart } from './filter/filter-parts.ts'

/** Placeholders for loading cards. */
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
      <h2>Couldn't load the brokers</h2>
      <p role="alert">{error.message}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

type NobodyProps = {
  parts: readonly FilterPart[]
  /** Person's state, where the list is limited to it. */
  home: State | null
  onDrop: (part: FilterPart) => void
  onShowAll: () => void
}

/** Empty result with the filters that can be removed. */
export function Nobody({ parts, home, onDrop, onShowAll }: NobodyProps) {
  const where = home ? ` in ${stateInSentence(home)}` : ''
  if (parts.length === 0) {
    return (
      <div className={css['state']}>
        <EmptyBlockDrawing />
        <h2>No brokers{where} yet</h2>
        <p>There are no brokers listed{where} at the moment. Your likes are safe. Check back soon.</p>
        <ButtonLink href="/explore">Keep swiping</ButtonLink>
      </div>
    )
  }
  return (
    <div className={css['state']}>
      <EmptyBlockDrawing />
      <h2>No brokers match yet</h2>
      <p>
        No listed broker{where} matches {listed(parts.map(({ text }) => text))}. Remove a filter, or show all
        brokers{where}.
      </p>
      <Button onClick={onShowAll}>Show all brokers{where}</Button>
      {parts.length > 1 && (
        <div className={css['drops']}>
          {parts.map((part) => (
            <Button key={part.name} variant="outline" size="small" onClick={() => onDrop(part)}>
              Without {part.text}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
