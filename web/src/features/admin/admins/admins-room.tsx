import type { Admin } from '@dream/contract/api/admin/doors/admins'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { useSession } from '#lib/session/session.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { factorsText, roleText } from './admin-words.ts'
import css from './admins.module.css'
import { ChangeAdminSheet } from './change-admin-sheet.tsx'
import { NewAdminSheet } from './new-admin-sheet.tsx'

const MINUTE_MS = 60_000

/** Who runs the product, and what each of them may do. */
export function AdminsRoom() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/admins')
  const [isAdding, setAdding] = useState(false)
  const [changed, setChanged] = useState<string | null>(null)
  const admin = data?.items.find(({ id }) => id === changed)
  return (
    <RoomPage
      title="Admins"
      lead="Who runs the product. Each has a password and a second factor of their own."
      actions={<Button onClick={() => setAdding(true)}>Add an admin</Button>}
    >
      {error && !data && <LoadFailed title="Couldn't load the admins" error={error} onRetry={refetch} />}
      {!error && !data && <Waiting />}
      {data && <AdminTable admins={data.items} onChange={setChanged} />}
      <NewAdminSheet isOpen={isAdding} onClose={() => setAdding(false)} />
      {admin && <ChangeAdminSheet key={admin.id} admin={admin} onClose={() => setChanged(null)} />}
    </RoomPage>
  )
}

function AdminTable({ admins, onChange }: { admins: readonly Admin[]; onChange: (id: string) => void }) {
  const now = useNow(MINUTE_MS)
  const me = useSession().user?.id
  return (
    <ul className={css['rows']}>
      {admins.map((admin) => (
        <li key={admin.id} data-ended={admin.endedAt === null ? undefined : ''}>
          <div className={css['who']}>
            <b>{admin.name}</b>
            <span className="secondary-text">{admin.email}</span>
          </div>
          <span>{roleText(admin.role)}</span>
          <span className="secondary-text">{factorsText(admin, now)}</span>
          <span className="secondary-text">
            {admin.lastUsedAt === null ? 'Not signed in' : `Here ${agoText(admin.lastUsedAt, now)}`}
          </span>
          {admin.id === me ? (
            <span className="secondary-text">You</span>
          ) : (
            <Button
              size="small"
              variant="outline"
              aria-label={`Change ${admin.name}`}
              onClick={() => onChange(admin.id)}
            >
              Change
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
