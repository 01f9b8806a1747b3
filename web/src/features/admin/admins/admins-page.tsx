import type { Admin } from '@dream/contract/api/admin/step-up/admins'
import { useMemo, useState } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { useSession } from '#lib/session/session.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { momentText } from '../text/text.ts'
import { factorsText, ROLE_CHOICES, roleText } from './admin-text.ts'
import css from './admins.module.css'
import { ChangeAdminSheet } from './change-admin-sheet.tsx'
import { NewAdminSheet } from './new-admin-sheet.tsx'

const MINUTE_MS = 60_000
const USUAL: TableSort = { column: 'rank', isDescending: false }

const FILTERS: readonly ListFilter[] = [
  { column: 'role', label: 'Role', kind: 'choices', choices: ROLE_CHOICES },
  {
    column: 'state',
    label: 'How it stands',
    kind: 'choices',
    choices: [
      { value: 'active', label: 'Can come in' },
      { value: 'without', label: 'No way to confirm yet' },
      { value: 'ended', label: 'Ended' },
    ],
  },
]

/** Admin page of admins: who they are, and what each may do. */
export function AdminsPage() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/admins', { query: { ...state.choice, cursor } }),
  )
  const [isAdding, setAdding] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const admin = list.rows?.find(({ id }) => id === changed)
  const me = useSession().user?.id
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => columnsAt(now, { me, onChange: setChanged }), [now, me])
  return (
    <AdminPage
      title="Admins"
      lead="Who runs the product. Each has a password and a second factor of their own."
      actions={<Button onClick={() => setAdding(true)}>Add an admin</Button>}
    >
      <AdminList<Admin>
        label="Admins"
        state={state}
        list={list}
        columns={columns}
        filters={FILTERS}
        searches="Search name or email"
        csv="/api/admin/admins/csv"
        rowName={({ name }) => name}
        empty={<p>There is nobody yet.</p>}
        views={<ViewsMenu list="admins" state={state} />}
      />
      <NewAdminSheet isOpen={isAdding} onClose={() => setAdding(false)} />
      {admin && <ChangeAdminSheet key={admin.id} admin={admin} onClose={() => setChanged(null)} />}
    </AdminPage>
  )
}

type Own = { me: string | undefined; onChange: (id: string) => void }

const columnsAt = (now: number, { me, onChange }: Own): TableColumn<Admin>[] => [
  {
    id: 'name',
    header: 'Admin',
    sort: 'ascending',
    cell: ({ name, email, endedAt }) => (
      <>
        <span data-ended={endedAt === null ? undefined : ''} className={css['name']}>
          {name}
        </span>
        <span className={css['email']}>{email}</span>
      </>
    ),
  },
  {
    id: 'rank',
    header: 'Role',
    sort: 'ascending',
    narrow: 'bare',
    cell: ({ role }) => roleText(role),
  },
  {
    id: 'state',
    header: 'How it stands',
    narrow: 'bare',
    cell: (admin) => factorsText(admin, now),
  },
  {
    id: 'lastUsedAt',
    header: 'Last here',
    sort: 'descending',
    cell: ({ lastUsedAt }) =>
      lastUsedAt === null ? (
        'Not signed in'
      ) : (
        <time dateTime={lastUsedAt} title={momentText(lastUsedAt)}>
          {agoText(lastUsedAt, now)}
        </time>
      ),
  },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'bare',
    cell: ({ id, name }) =>
      id === me ? (
        'You'
      ) : (
        <Button size="small" variant="outline" aria-label={`Change ${name}`} onClick={() => onChange(id)}>
          Change
        </Button>
      ),
  },
]
