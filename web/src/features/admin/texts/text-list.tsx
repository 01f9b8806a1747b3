import type { AdminTextPage } from '@dream/contract/api/admin/content/texts'
import { queryOptions } from '#lib/api/query.ts'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { ContentBulk, TEXT_PAGES } from '../content/content-bulk.tsx'
import { DRAFT_FILTER, yesNoFilter } from '../content/content-filters.ts'
import { AdminList } from '../list/admin-list.tsx'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import css from './texts.module.css'

const USUAL: TableSort = { column: 'place', isDescending: false }
const FILTERS = [yesNoFilter('own', 'Your words'), DRAFT_FILTER] as const

const COLUMNS: TableColumn<AdminTextPage>[] = [
  { id: 'title', header: 'Page', sort: 'ascending', cell: ({ title }) => title },
  {
    id: 'standing',
    header: 'Words',
    narrow: 'bare',
    cell: ({ isOwn, hasDraft }) => (
      <span className={css['tags']}>
        {isOwn ? <Tag tone="good">Your words</Tag> : <Tag>As they came</Tag>}
        {hasDraft && <Tag tone="busy">Draft</Tag>}
      </span>
    ),
  },
  { id: 'where', header: 'Where', cell: ({ where }) => where },
  { id: 'texts', header: 'Texts', align: 'end', narrow: 'hidden', cell: ({ texts }) => texts },
]

/** List of pages with editable texts. The search covers the texts too. */
export function TextList() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/texts', { query: { ...state.choice, cursor } }),
  )
  return (
    <AdminPage
      title="Texts"
      lead="What tours, celebrations and the public site say. Words that the product promises to the letter are shown beside them, and stay."
    >
      <AdminList<AdminTextPage>
        label="Texts"
        state={state}
        list={list}
        columns={COLUMNS}
        filters={FILTERS}
        searches="Search pages and their words"
        csv="/api/admin/texts/csv"
        rowName={({ title }) => title}
        rowHref={({ id }) => `/admin/texts/${id}`}
        actions={(selected) => <ContentBulk kind={TEXT_PAGES} {...selected} />}
        empty={<p>There are no texts.</p>}
        views={<ViewsMenu list="texts" state={state} />}
      />
    </AdminPage>
  )
}
