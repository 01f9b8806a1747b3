import type { CurrentLandCard } from '@dream/contract/api/sections/land'
import { Check, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { SearchField } from '#ui/forms/search-field.tsx'
import { StaleNote } from '#ui/status/stale-note.tsx'
import { LandDrawing } from '../drawings/land-drawing.tsx'
import { cardsWith, topicsOf } from '../guide.ts'
import type { GuideState } from '../use-guide.ts'
import { BlockSummary } from './block-summary.tsx'
import css from './contents.module.css'
import { StatePicker } from './state-picker.tsx'

type Props = {
  cards: readonly CurrentLandCard[]
  guide: GuideState
  isRead: (id: string) => boolean
}

/** Contents of the guide: the state, the person's block, and the topics with reading progress. */
export function Contents({ cards, guide, isRead }: Props) {
  const [typed, setTyped] = useState('')
  const isSearching = typed.trim() !== ''
  return (
    <section className={css['screen']}>
      <header className={css['head']}>
        <h1 className="screen-title">Land</h1>
        <StatePicker state={guide.state} onChoose={guide.choose} />
      </header>
      <p className="secondary-text">
        One idea per card, before you buy a block. General information, not financial or legal advice.
      </p>
      {guide.error && <StaleNote error={guide.error} onRetry={guide.refetch} />}
      <BlockSummary profile={guide.profile} href={guide.hrefOf({ view: 'block' })} />
      <SearchField
        label="Search the guide"
        className={css['search']}
        placeholder="Search the guide"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isSearching ? (
        <Found cards={cardsWith(cards, typed)} guide={guide} />
      ) : (
        <Topics cards={cards} guide={guide} isRead={isRead} />
      )}
    </section>
  )
}

function Topics({ cards, guide, isRead }: Props) {
  return (
    <ul className={css['topics']} aria-label="Topics" data-tour="land-topics">
      {topicsOf(cards).map(({ value, label, cards: own }) => {
        const read = own.filter(({ id }) => isRead(id)).length
        const first = own.find(({ id }) => !isRead(id)) ?? own[0]
        const [cover] = own
        return (
          <li key={value}>
            <a href={guide.hrefOf({ card: first?.id ?? '' })} className={css['topic']}>
              <span className={css['cover']}>
                {cover && <LandDrawing name={cover.drawing} isDecoration />}
              </span>
              <span className={css['name']}>{label}</span>{' '}
              <span className={css['count']} data-done={read === own.length ? '' : undefined}>
                {read === own.length && <Check size={14} strokeWidth={2.4} aria-hidden="true" />}
                {read === 0 ? counted(own.length) : `${read} of ${own.length} read`}
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Found({ cards, guide }: Pick<Props, 'cards' | 'guide'>) {
  return (
    <>
      <p className="secondary-text" role="status">
        {cards.length === 0 ? 'No cards match. Try a shorter word.' : `${counted(cards.length)} found`}
      </p>
      <ul className={css['found']} aria-label="Search results">
        {cards.map(({ id, title, name }) => (
          <li key={id}>
            <a href={guide.hrefOf({ card: id })}>
              <span>
                <b>{title}</b> {name}
              </span>
              <ChevronRight size={18} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

const counted = (cards: number) => (cards === 1 ? '1 card' : `${cards} cards`)
