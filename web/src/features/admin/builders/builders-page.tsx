import { Plus } from 'lucide-react'
import { useState } from 'react'
import { queryOptions } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { useListAddress } from '../list/use-list-address.ts'
import { useListRows } from '../list/use-list-rows.ts'
import { AdminPage } from '../shell/admin-page.tsx'
import { BuilderList, USUAL } from './builder-list.tsx'
import { BuilderSheet } from './builder-sheet.tsx'
import { SwitchSheet } from './switch-sheet.tsx'

type Open = { deed: 'edit' | 'switch'; id: string } | { deed: 'add' }

/** Admin page of builders. */
export function BuildersPage() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/builders', { query: { ...state.choice, cursor } }),
  )
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const chosen = open && 'id' in open ? list.rows?.find(({ id }) => id === open.id) : undefined
  return (
    <AdminPage
      title="Builders"
      lead="Cards name them. A builder who is switched off takes all their designs out of the decks."
      actions={
        <Button size="small" icon={<Plus />} onClick={() => setOpen({ deed: 'add' })}>
          Add a builder
        </Button>
      }
    >
      <BuilderList state={state} list={list} onOpen={setOpen} />
      {open?.deed === 'add' && <BuilderSheet builder={null} onClose={close} />}
      {open?.deed === 'edit' && chosen && <BuilderSheet builder={chosen} onClose={close} />}
      {open?.deed === 'switch' && chosen && <SwitchSheet builder={chosen} onClose={close} />}
    </AdminPage>
  )
}
