import type { Builder } from '@dream/contract/api/admin/catalogue/builders'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { RoomPage } from '../shell/room-page.tsx'
import { countOf } from '../words/words.ts'
import { BuilderSheet } from './builder-sheet.tsx'
import css from './builders.module.css'
import { SwitchSheet } from './switch-sheet.tsx'

type Open = { deed: 'edit' | 'switch'; id: string } | { deed: 'add' }

/** Whose designs there are. */
export function BuildersRoom() {
  const { data, error, refetch } = useApiQuery('GET /api/admin/builders')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const chosen = open && 'id' in open ? data?.items.find(({ id }) => id === open.id) : undefined
  return (
    <RoomPage
      title="Builders"
      lead="Cards name them. A builder who is switched off takes all their designs out of the decks."
      actions={
        <Button size="small" icon={<Plus />} onClick={() => setOpen({ deed: 'add' })}>
          Add a builder
        </Button>
      }
    >
      {data && (
        <Builders
          builders={data.items}
          onEdit={(id) => setOpen({ deed: 'edit', id })}
          onSwitch={(id) => setOpen({ deed: 'switch', id })}
        />
      )}
      {!data && !error && <Waiting />}
      {!data && error && <LoadFailed title="Couldn't load the builders" error={error} onRetry={refetch} />}
      {open?.deed === 'add' && <BuilderSheet builder={null} onClose={close} />}
      {open?.deed === 'edit' && chosen && <BuilderSheet builder={chosen} onClose={close} />}
      {open?.deed === 'switch' && chosen && <SwitchSheet builder={chosen} onClose={close} />}
    </RoomPage>
  )
}

type ListProps = {
  builders: readonly Builder[]
  onEdit: (id: string) => void
  onSwitch: (id: string) => void
}

function Builders({ builders, onEdit, onSwitch }: ListProps) {
  if (builders.length === 0) {
    return <p>There are no builders yet. Until there are, all designs are of the house catalogue.</p>
  }
  return (
    <ul className={css['builders']}>
      {builders.map((builder) => (
        <li key={builder.id} className={css['builder']} data-off={builder.isActive ? undefined : ''}>
          <Logo builder={builder} />
          <div className={css['what']}>
            <h2 className={css['name']}>{builder.name}</h2>
            <p className="secondary-text">
              {[builder.licence && `Licence ${builder.licence}`, builder.states.join(', ')]
                .filter(Boolean)
                .join(' · ') || 'No licence number yet'}
            </p>
            <p>
              <a href={`/admin/designs?filter=builder:${builder.id}`}>{designsText(builder)}</a>
            </p>
          </div>
          {!builder.isActive && <Tag tone="bad">Switched off</Tag>}
          <div className={css['deeds']}>
            <Button size="small" variant="outline" onClick={() => onEdit(builder.id)}>
              Edit
            </Button>
            <Button size="small" variant="quiet" onClick={() => onSwitch(builder.id)}>
              {builder.isActive ? 'Switch off' : 'Switch on'}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** "12 designs published, 3 drafts". */
export function designsText({ designs }: Builder): string {
  const { published, scheduled, draft, archived } = designs
  if (published + scheduled + draft + archived === 0) return 'No designs yet'
  const parts = [
    `${countOf(published, 'design')} published`,
    scheduled > 0 && `${scheduled} scheduled`,
    draft > 0 && countOf(draft, 'draft'),
    archived > 0 && `${archived} archived`,
  ]
  return parts.filter(Boolean).join(', ')
}

function Logo({ builder: { logo, name } }: { builder: Builder }) {
  return (
    <span className={css['logo']}>
      {logo ? <img src={logo.light} alt="" /> : <span aria-hidden="true">{name.slice(0, 1)}</span>}
    </span>
  )
}
