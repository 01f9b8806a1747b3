import type { AdminLandCard } from '@dream/contract/api/admin/content/land'
import { LAND_TOPICS } from '@dream/contract/rules/land/land'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SearchField } from '#ui/forms/search-field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { useUrlFilters } from '../shell/url-filters.ts'
import { LandTable } from './land-table.tsx'
import css from './land.module.css'
import { NewCardSheet } from './new-card-sheet.tsx'

const TOPICS = [{ value: '', label: 'All topics' }, ...LAND_TOPICS]
const SHOWN = [
  { value: '', label: 'All cards' },
  { value: 'due', label: 'Due for review' },
  { value: 'draft', label: 'With a draft' },
  { value: 'hidden', label: 'Not shown to buyers' },
]
const isDue = ({ standing, status }: AdminLandCard) =>
  status === 'published' && (standing === 'overdue' || standing === 'due-soon')

/** Every card of the land guide; those that are due for a look are counted at the top. */
export function LandList() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/land')
  const [filters, setFilters] = useUrlFilters(['q', 'topic', 'show'])
  const [isStarting, setStarting] = useState(false)
  const cards = data?.items ?? []
  const due = cards.filter(isDue).length
  const shown = cards.filter((card) => matches(card, filters))
  return (
    <RoomPage
      title="Land guide"
      lead="Cards and grant rules, each with its source and the days on which it holds. What has run out disappears by itself."
      actions={<Button onClick={() => setStarting(true)}>New card</Button>}
    >
      {due > 0 && filters.show !== 'due' && (
        <p className={css['due']}>
          <span>{due === 1 ? '1 card is due for a review.' : `${due} cards are due for a review.`}</span>
          <Button size="small" variant="outline" onClick={() => setFilters({ show: 'due' })}>
            Show what is due
          </Button>
        </p>
      )}
      <form
        className={css['filters']}
        role="search"
        aria-label="Land cards"
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label="Search land cards"
          placeholder="Name, title or source"
          value={filters.q ?? ''}
          onChange={({ currentTarget }) => setFilters({ q: currentTarget.value })}
        />
        <SelectField
          label="Topic"
          choices={TOPICS}
          value={filters.topic ?? ''}
          onChange={({ currentTarget }) => setFilters({ topic: currentTarget.value })}
        />
        <SelectField
          label="Show"
          choices={SHOWN}
          value={filters.show ?? ''}
          onChange={({ currentTarget }) => setFilters({ show: currentTarget.value })}
        />
      </form>
      {error && !data && <LoadFailed title="Couldn't load the land guide" error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data && (
        <>
          <p role="status" className="secondary-text">
            {countText(shown.length, cards.length)}
          </p>
          {shown.length > 0 && (
            <LandTable cards={shown.toSorted(filters.show === 'due' ? byDue : asTheyAre)} />
          )}
        </>
      )}
      <NewCardSheet isOpen={isStarting} onClose={() => setStarting(false)} />
    </RoomPage>
  )
}

const byDue = (one: AdminLandCard, other: AdminLandCard) => one.dueOn.localeCompare(other.dueOn)
const asTheyAre = () => 0

type Filters = { q?: string; topic?: string; show?: string }

function matches(card: AdminLandCard, { q = '', topic, show }: Filters): boolean {
  const words = `${card.name} ${card.title} ${card.source}`.toLowerCase()
  if (!words.includes(q.trim().toLowerCase()) || (topic && topic !== card.topic)) return false
  if (show === 'due') return isDue(card)
  if (show === 'draft') return card.hasDraft
  const isShown = card.status === 'published' && card.standing !== 'over' && card.standing !== 'to-come'
  return show === 'hidden' ? !isShown : true
}

function countText(shown: number, all: number): string {
  if (all === 0) return 'The guide has no cards yet. Start the first one.'
  if (shown === 0) return `None of ${all} cards matches. Clear the search or show all.`
  const cards = all === 1 ? '1 card' : `${all} cards`
  return shown === all ? cards : `${shown} of ${cards}`
}
