import type { DesignLine } from '@dream/contract/api/admin/catalogue/designs'
import { DESIGN_CATEGORIES } from '@dream/contract/rules/designs/categories'
import { DESIGN_ORIGINS } from '@dream/contract/rules/designs/document/limits'
import { useMemo } from 'react'
import { queryOptions, useApiQuery } from '#lib/api/query.ts'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { useNow } from '#lib/time/now.ts'
import { agoText } from '#lib/time/ago-text.ts'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn, TableSort } from '#ui/table/table-column.ts'
import { AdminList } from '../../list/admin-list.tsx'
import type { ListFilter } from '../../list/list-filter.ts'
import { useListAddress } from '../../list/use-list-address.ts'
import { useListRows } from '../../list/use-list-rows.ts'
import { ViewsMenu } from '../../views/views-menu.tsx'
import { momentText } from '../../text/text.ts'
import { ORIGIN_WORDS, standingOf, STATUS_CHOICES, titleText } from '../design-text.ts'
import { BulkActions } from './bulk-actions.tsx'
import css from './list.module.css'

const USUAL: TableSort = { column: 'savedAt', isDescending: true }
const MINUTE_MS = 60_000

/** List of designs, filtered and sorted by the URL, with bulk actions. */
export function DesignList() {
  const state = useListAddress(USUAL)
  const list = useListRows((cursor) =>
    queryOptions('GET /api/admin/designs', { query: { ...state.choice, cursor } }),
  )
  const { data: choices } = useApiQuery('GET /api/admin/designs/choices')
  const now = useNow(MINUTE_MS)
  const columns = useMemo(() => columnsAt(now), [now])
  const filters = useMemo(() => filtersOf(choices ?? { builders: [], tags: [] }), [choices])
  return (
    <AdminList<DesignLine>
      label="Designs"
      state={state}
      list={list}
      columns={columns}
      filters={filters}
      searches="Search designs"
      csv="/api/admin/designs/csv"
      rowName={({ title }) => titleText(title)}
      rowHref={({ id }) => `/admin/designs/${id}`}
      actions={(selected) => <BulkActions {...selected} builders={choices?.builders ?? []} />}
      empty={<p>There are no designs yet. Start one, or import a builder’s list.</p>}
      views={<ViewsMenu list="designs" state={state} />}
    />
  )
}

type Choices = { builders: readonly { id: string; name: string }[]; tags: readonly string[] }

const asChoice = (value: string) => ({ value, label: value })

const filtersOf = ({ builders, tags }: Choices): ListFilter[] => [
  { column: 'status', label: 'Status', kind: 'choices', choices: STATUS_CHOICES },
  { column: 'category', label: 'Kind', kind: 'choices', choices: DESIGN_CATEGORIES.map(asChoice) },
  {
    column: 'builder',
    label: 'Builder',
    kind: 'choices',
    choices: [
      { value: 'house', label: 'House catalogue' },
      ...builders.map(({ id, name }) => ({ value: id, label: name })),
    ],
  },
  { column: 'tags', label: 'Tags', kind: 'choices', choices: tags.map(asChoice) },
  {
    column: 'origin',
    label: 'Came from',
    kind: 'choices',
    choices: DESIGN_ORIGINS.map((value) => ({ value, label: ORIGIN_WORDS[value] })),
  },
  {
    column: 'changes',
    label: 'Unpublished changes',
    kind: 'choices',
    choices: [
      { value: 'yes', label: 'With some' },
      { value: 'no', label: 'Without any' },
    ],
  },
  { column: 'savedAt', label: 'Changed', kind: 'time' },
]

const columnsAt = (now: number): TableColumn<DesignLine>[] => [
  {
    id: 'title',
    header: 'Name',
    sort: 'ascending',
    cell: (design) => (
      <span className={css['name']}>
        <Thumbnail picture={design.picture} />
        <span>{titleText(design.title)}</span>
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    narrow: 'bare',
    cell: (design) => {
      const { label, tone } = standingOf(design)
      return (
        <span className={css['tags']}>
          <Tag tone={tone}>{label}</Tag>
          {design.hasDraft && <Tag tone="busy">Changes</Tag>}
        </span>
      )
    },
  },
  { id: 'category', header: 'Kind', sort: 'ascending', cell: ({ category }) => category },
  {
    id: 'builderName',
    header: 'Builder',
    sort: 'ascending',
    cell: ({ builder }) =>
      builder ? `${builder.name}${builder.isActive ? '' : ' (off)'}` : 'House catalogue',
  },
  {
    id: 'bedrooms',
    header: 'Beds',
    sort: 'descending',
    align: 'end',
    narrow: 'hidden',
    cell: ({ bedrooms }) => bedrooms,
  },
  {
    id: 'frontage',
    header: 'Lot',
    sort: 'ascending',
    align: 'end',
    narrow: 'hidden',
    cell: ({ frontage }) => (frontage === null ? null : `${frontage} m`),
  },
  {
    id: 'totalArea',
    header: 'Area',
    sort: 'descending',
    align: 'end',
    narrow: 'hidden',
    cell: ({ totalArea }) => (totalArea === null ? null : `${Math.round(totalArea)} m²`),
  },
  {
    id: 'savedAt',
    header: 'Changed',
    sort: 'descending',
    cell: ({ savedAt }) => (
      <time dateTime={savedAt} title={momentText(savedAt)}>
        {agoText(savedAt, now)}
      </time>
    ),
  },
]

function Thumbnail({ picture }: Pick<DesignLine, 'picture'>) {
  const url = useThemedUrl(picture ?? { light: '', dark: null })
  return (
    <span className={css['thumb']}>
      {picture && <img src={url} alt="" width={44} height={56} loading="lazy" decoding="async" />}
    </span>
  )
}
