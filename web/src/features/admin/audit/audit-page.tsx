import type { AuditEntry } from '@dream/contract/api/admin/audit'
import { queryOptions, useApiQuery } from '#lib/api/query.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { type ListState, useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText } from '../text/text.ts'
import { AUDIT_COLUMNS, NEWEST } from './audit-columns.tsx'
import { actText, thingText } from './audit-text.ts'

/** Admin page of the audit log: who changed what, when and from where. */
export function AuditPage() {
  return (
    <AdminPage
      title="Audit log"
      lead="Every change in the admin area. Nothing here can be changed or deleted."
    >
      <Lines />
    </AdminPage>
  )
}

function Lines() {
  const state = useListAddress(NEWEST)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/audit', { query: { ...state.choice, cursor } }),
  )
  const filters = useFilters(state)
  return (
    <AdminList<AuditEntry>
      label="Audit log"
      state={state}
      list={list}
      columns={AUDIT_COLUMNS}
      filters={filters}
      searches="Search by id or reason"
      csv="/api/admin/audit/csv"
      rowName={({ action, at }) => `${actText(action)}, ${momentText(at)}`}
      empty={<p>Nothing has been changed yet.</p>}
      views={<ViewsMenu list="audit" state={state} />}
    />
  )
}

/** Filters by admin, entity, action and time; for chosen entities only their own actions are offered. */
function useFilters({ address }: ListState): ListFilter[] {
  const { data } = useApiQuery('GET /api/admin/audit/filters')
  const valuesOf = (name: string) => address.filters.find(({ column }) => column === name)?.values ?? []
  const [things, acts] = [valuesOf('entity'), valuesOf('action')]
  const actions = (data?.actions ?? []).filter(
    ({ action, entity }) => things.length === 0 || things.includes(entity) || acts.includes(action),
  )
  return [
    {
      column: 'actor',
      label: 'Who',
      kind: 'choices',
      choices: (data?.actors ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      column: 'entity',
      label: 'Of what',
      kind: 'choices',
      choices: (data?.entities ?? []).map((value) => ({ value, label: thingText(value) })),
    },
    {
      column: 'action',
      label: 'What was done',
      kind: 'choices',
      choices: actions.map(({ action }) => ({ value: action, label: actText(action) })),
    },
    { column: 'at', label: 'When', kind: 'time' },
  ]
}
