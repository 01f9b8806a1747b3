import type { AdminVideo } from '@dream/contract/api/admin/content/videos'
import { VIDEO_TOPICS } from '@dream/contract/rules/app/videos'
import { useState } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { ContentBulk, VIDEOS } from '../content/content-bulk.tsx'
import { DRAFT_FILTER, STATUS_FILTER, yesNoFilter } from '../content/content-filters.ts'
import { ContentStanding } from '../content/content-standing.tsx'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { NewVideoSheet } from './new-video-sheet.tsx'
import { lengthText } from './video-text.ts'
import css from './videos.module.css'

const USUAL: TableSort = { column: 'place', isDescending: false }

const FILTERS: readonly ListFilter[] = [
  {
    column: 'topic',
    label: 'Topic',
    kind: 'choices',
    choices: VIDEO_TOPICS.map((value) => ({ value, label: value })),
  },
  STATUS_FILTER,
  DRAFT_FILTER,
  yesNoFilter('captions', 'With captions'),
]

const COLUMNS: TableColumn<AdminVideo>[] = [
  {
    id: 'title',
    header: 'Video',
    sort: 'ascending',
    cell: ({ title, poster }) => (
      <span className={css['name']}>
        <span className={css['thumb']}>{poster && <img src={poster} alt="" loading="lazy" />}</span>
        <span>{title}</span>
      </span>
    ),
  },
  { id: 'status', header: 'Status', narrow: 'bare', cell: (video) => <ContentStanding {...video} /> },
  { id: 'topic', header: 'Topic', sort: 'ascending', cell: ({ topic }) => topic },
  {
    id: 'seconds',
    header: 'Length',
    sort: 'ascending',
    align: 'end',
    cell: ({ seconds }) => lengthText(seconds),
  },
  {
    id: 'place',
    header: 'Place',
    sort: 'ascending',
    align: 'end',
    narrow: 'hidden',
    cell: ({ place }) => place,
  },
]

/** List of the hub's videos, in their order. */
export function VideoList() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/videos', { query: { ...state.choice, cursor } }),
  )
  const [isStarting, setStarting] = useState(false)
  return (
    <AdminPage
      title="Videos"
      lead="The learning hub: short, upright, with captions. What is published is there for buyers at once."
      actions={<Button onClick={() => setStarting(true)}>New video</Button>}
    >
      <AdminList<AdminVideo>
        label="Videos"
        state={state}
        list={list}
        columns={COLUMNS}
        filters={FILTERS}
        searches="Search videos"
        csv="/api/admin/videos/csv"
        rowName={({ title }) => title}
        rowHref={({ id }) => `/admin/videos/${id}`}
        actions={(selected) => <ContentBulk kind={VIDEOS} {...selected} />}
        empty={<p>The hub has no videos yet. Start the first one.</p>}
        views={<ViewsMenu list="videos" state={state} />}
      />
      <NewVideoSheet isOpen={isStarting} onClose={() => setStarting(false)} />
    </AdminPage>
  )
}
