import type { AdminLandCard } from '@dream/contract/api/admin/content/land'
import { STATES } from '@dream/contract/rules/account/australia'
import { REVIEW_STANDINGS } from '@dream/contract/rules/admin/content/content'
import { filtersText, parseFilters } from '@dream/contract/rules/admin/filters'
import { LAND_TOPICS } from '@dream/contract/rules/land/land'
import { useState } from 'react'
import { queryOptions, useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { TableSort } from '#ui/table/table-column.ts'
import { ContentBulk, LAND_CARDS } from '../content/content-bulk.tsx'
import { DRAFT_FILTER, STATUS_FILTER, yesNoFilter } from '../content/content-filters.ts'
import { STANDING_WORDS } from '../content/content-text.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { type ListState, useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { LAND_COLUMNS } from './land-columns.tsx'
import css from './land.module.css'
import { NewCardSheet } from './new-card-sheet.tsx'

const USUAL: TableSort = { column: 'place', isDescending: false }
const BY_REVIEW: TableSort = { column: 'dueOn', isDescending: false }
/** Filter for published cards that are due for a check. */
const DUE = 'status:published;standing:overdue,due-soon'

const FILTERS: readonly ListFilter[] = [
  { column: 'topic', label: 'Topic', kind: 'choices', choices: LAND_TOPICS },
  STATUS_FILTER,
  {
    column: 'standing',
    label: 'Review',
    kind: 'choices',
    choices: REVIEW_STANDINGS.map((value) => ({ value, label: STANDING_WORDS[value].label })),
  },
  {
    column: 'where',
    label: 'Where',
    kind: 'choices',
    choices: STATES.map((value) => ({ value, label: value })),
  },
  yesNoFilter('shown', 'Shown to buyers'),
  DRAFT_FILTER,
]

/** List of the land guide's cards, with the number of due ones at the top. */
export function LandList() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/land', { query: { ...state.choice, cursor } }),
  )
  const [isStarting, setStarting] = useState(false)
  return (
    <AdminPage
      title="Land guide"
      lead="Cards and grant rules, each with its source and the days on which it holds. What has run out disappears by itself."
      actions={<Button onClick={() => setStarting(true)}>New card</Button>}
    >
      <DueCards state={state} />
      <AdminList<AdminLandCard>
        label="Land cards"
        state={state}
        list={list}
        columns={LAND_COLUMNS}
        filters={FILTERS}
        searches="Search land cards"
        csv="/api/admin/land/csv"
        rowName={({ title, name }) => title || name}
        rowHref={({ id }) => `/admin/land/${encodeURIComponent(id)}`}
        actions={(selected) => <ContentBulk kind={LAND_CARDS} {...selected} />}
        empty={<p>The guide has no cards yet. Start the first one.</p>}
        views={<ViewsMenu list="land" state={state} />}
      />
      <NewCardSheet isOpen={isStarting} onClose={() => setStarting(false)} />
    </AdminPage>
  )
}

/** Number of due cards, with a button that filters by them. */
function DueCards({ state: { address, change } }: { state: ListState }) {
  const { data } = useApiQuery('GET /api/admin/land', { query: { filter: DUE, limit: 1 } })
  const due = data?.count?.rows ?? 0
  if (due === 0 || filtersText(address.filters) === DUE) return null
  return (
    <p className={css['due']}>
      <span>{due === 1 ? '1 card is due for a review.' : `${due} cards are due for a review.`}</span>
      <Button
        size="small"
        variant="outline"
        onClick={() => change({ q: '', filters: parseFilters(DUE) ?? [], sort: BY_REVIEW })}
      >
        Show what is due
      </Button>
    </p>
  )
}
