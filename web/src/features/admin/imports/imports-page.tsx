import type { ImportSummary } from '@dream/contract/api/admin/imports/import'
import { useMemo, useState } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { saveFile } from '#lib/navigation/page.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { usePagePath } from '../shell/page-path.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText, numberText } from '../text/text.ts'
import { ImportPage } from './import-page.tsx'
import { builderText, STATE_CHOICES, stateOf } from './import-text.ts'
import { UploadSheet } from './upload-sheet.tsx'

const USUAL: TableSort = { column: 'createdAt', isDescending: true }
const MINUTE_MS = 60_000

const FILTERS: readonly ListFilter[] = [
  { column: 'state', label: 'State', kind: 'choices', choices: STATE_CHOICES },
  { column: 'createdAt', label: 'Sent', kind: 'time' },
]

/** Admin page of imports: lists of builders that become designs, and below it each import. */
export function ImportsPage() {
  const [id] = usePagePath()
  return id === undefined ? <Imports /> : <ImportPage key={id} id={id} />
}

function Imports() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/imports', { query: { ...state.choice, cursor } }),
  )
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => columnsAt(now), [now])
  const [isSending, setSending] = useState(false)
  async function save(url: string) {
    // Renew an expired session before the file is requested.
    await list.refetch()
    saveFile(url)
  }
  return (
    <AdminPage
      title="Import"
      lead="A builder’s list becomes drafts. Nothing is made before every row has been checked and you say so."
      actions={
        <>
          <Button variant="outline" onClick={() => void save('/api/admin/imports/template')}>
            Template
          </Button>
          <Button variant="outline" onClick={() => void save('/api/admin/imports/export')}>
            Export designs
          </Button>
          <Button onClick={() => setSending(true)}>Import a list</Button>
        </>
      }
    >
      <AdminList<ImportSummary>
        label="Imports"
        state={state}
        list={list}
        columns={columns}
        filters={FILTERS}
        searches="Search file or builder"
        csv="/api/admin/imports/csv"
        rowName={({ fileName }) => fileName}
        rowHref={({ id }) => `/admin/imports/${id}`}
        empty={<p>No list has been imported yet. The template shows what one looks like.</p>}
        views={<ViewsMenu list="imports" state={state} />}
      />
      <UploadSheet isOpen={isSending} onClose={() => setSending(false)} />
    </AdminPage>
  )
}

const columnsAt = (now: number): TableColumn<ImportSummary>[] => [
  { id: 'fileName', header: 'List', cell: ({ fileName }) => fileName },
  { id: 'builderName', header: 'Builder', cell: ({ builder }) => builderText(builder) },
  {
    id: 'state',
    header: 'State',
    narrow: 'bare',
    cell: (row) => <Tag tone={stateOf(row).tone}>{stateOf(row).label}</Tag>,
  },
  { id: 'all', header: 'Rows', sort: 'descending', align: 'end', cell: ({ rows }) => numberText(rows.all) },
  {
    id: 'imported',
    header: 'Imported',
    sort: 'descending',
    align: 'end',
    cell: ({ rows }) => numberText(rows.imported),
  },
  {
    id: 'createdBy',
    header: 'By',
    narrow: 'hidden',
    cell: ({ createdBy }) => createdBy ?? 'somebody who has left',
  },
  {
    id: 'createdAt',
    header: 'Sent',
    sort: 'descending',
    cell: ({ createdAt }) => (
      <time dateTime={createdAt} title={momentText(createdAt)}>
        {agoText(createdAt, now)}
      </time>
    ),
  },
]
