import { firstCharacter } from '#lib/display/person-mark.ts'
import type { Builder } from '@dream/contract/api/admin/catalogue/builders'
import { STATES } from '@dream/contract/rules/account/australia'
import { useMemo } from 'react'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../list/admin-list.tsx'
import type { ListFilter } from '../list/list-filter.ts'
import type { ListState } from '../list/use-list-address.ts'
import type { ListRows } from '../list/use-list-rows.ts'
import { ViewsMenu } from '../views/views-menu.tsx'
import { countOf, momentText } from '../text/text.ts'
import css from './builders.module.css'

export const USUAL: TableSort = { column: 'name', isDescending: false }
const MINUTE_MS = 60_000

const FILTERS: readonly ListFilter[] = [
  {
    column: 'active',
    label: 'Switched',
    kind: 'choices',
    choices: [
      { value: 'yes', label: 'On' },
      { value: 'no', label: 'Off' },
    ],
  },
  {
    column: 'states',
    label: 'State',
    kind: 'choices',
    choices: STATES.map((value) => ({ value, label: value })),
  },
]

type Open = (deed: { deed: 'edit' | 'switch'; id: string }) => void
type Props = { state: ListState; list: ListRows<Builder>; onOpen: Open }

/** List of builders with their designs and the actions on each. */
export function BuilderList({ state, list, onOpen }: Props) {
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => columnsAt(now, onOpen), [now, onOpen])
  return (
    <AdminList<Builder>
      label="Builders"
      state={state}
      list={list}
      columns={columns}
      filters={FILTERS}
      searches="Search name or licence"
      csv="/api/admin/builders/csv"
      rowName={({ name }) => name}
      empty={<p>There are no builders yet. Until there are, all designs are of the house catalogue.</p>}
      views={<ViewsMenu list="builders" state={state} />}
    />
  )
}

const columnsAt = (now: number, onOpen: Open): TableColumn<Builder>[] => [
  {
    id: 'name',
    header: 'Builder',
    sort: 'ascending',
    cell: (builder) => (
      <span className={css['builder']}>
        <Logo builder={builder} />
        {builder.name}
        {!builder.isActive && <Tag tone="bad">Switched off</Tag>}
      </span>
    ),
  },
  { id: 'licence', header: 'Licence', cell: ({ licence }) => licence ?? '–' },
  { id: 'states', header: 'States', cell: ({ states }) => states.join(', ') || '–' },
  {
    id: 'published',
    header: 'Designs',
    sort: 'descending',
    narrow: 'bare',
    cell: (builder) => (
      <a href={`/admin/designs?filter=builder:${builder.id}`} className={css['designs']}>
        {designsText(builder)}
      </a>
    ),
  },
  {
    id: 'updatedAt',
    header: 'Changed',
    sort: 'descending',
    narrow: 'hidden',
    cell: ({ updatedAt }) => (
      <time dateTime={updatedAt} title={momentText(updatedAt)}>
        {agoText(updatedAt, now)}
      </time>
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    narrow: 'bare',
    cell: ({ id, name, isActive }) => (
      <div className={css['deeds']}>
        <Button
          size="small"
          variant="outline"
          aria-label={`Edit ${name}`}
          onClick={() => onOpen({ deed: 'edit', id })}
        >
          Edit
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={isActive ? `Switch off ${name}` : `Switch on ${name}`}
          onClick={() => onOpen({ deed: 'switch', id })}
        >
          {isActive ? 'Switch off' : 'Switch on'}
        </Button>
      </div>
    ),
  },
]

/** Number of designs, such as "12 designs published, 3 drafts". */
function designsText({ designs }: Builder): string {
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
    <span className={css['mark']}>
      {logo ? <img src={logo.light} alt="" /> : <span aria-hidden="true">{firstCharacter(name)}</span>}
    </span>
  )
}
