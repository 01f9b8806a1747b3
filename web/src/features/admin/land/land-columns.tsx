import type { AdminLandCard } from '@dream/contract/api/admin/content/land'
import { LAND_TOPICS } from '@dream/contract/rules/land/land'
import { Tag } from '#ui/status/tag.tsx'
import type { TableColumn } from '#ui/table/table-column.ts'
import { ContentStanding } from '../content/content-standing.tsx'
import { dayText, STANDING_WORDS } from '../content/content-text.ts'
import css from './land.module.css'

/** Columns of the list of cards. */
export const LAND_COLUMNS: TableColumn<AdminLandCard>[] = [
  { id: 'title', header: 'Card', sort: 'ascending', cell: ({ title, name }) => title || name },
  { id: 'status', header: 'Status', narrow: 'bare', cell: (card) => <ContentStanding {...card} /> },
  {
    id: 'topic',
    header: 'Topic',
    cell: ({ topic }) => LAND_TOPICS.find(({ value }) => value === topic)?.label,
  },
  {
    id: 'where',
    header: 'Where',
    cell: ({ states }) => (states === null ? 'All of Australia' : states.join(', ')),
  },
  { id: 'source', header: 'Source', sort: 'ascending', cell: ({ source }) => source || 'None yet' },
  {
    id: 'checkedOn',
    header: 'Checked on',
    sort: 'ascending',
    narrow: 'hidden',
    cell: ({ checkedOn }) => dayText(checkedOn),
  },
  { id: 'holds', header: 'Holds', cell: validText },
  {
    id: 'dueOn',
    header: 'Next review',
    sort: 'ascending',
    cell: ({ dueOn, status, standing }) => (
      <span className={css['review']}>
        {dayText(dueOn)}
        {status === 'published' && standing !== 'current' && (
          <Tag tone={STANDING_WORDS[standing].tone}>{STANDING_WORDS[standing].label}</Tag>
        )}
      </span>
    ),
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

function validText({ validFrom, validTo }: AdminLandCard): string {
  if (validFrom === null) return validTo === null ? 'Always' : `Until ${dayText(validTo)}`
  return validTo === null ? `From ${dayText(validFrom)}` : `${dayText(validFrom)} to ${dayText(validTo)}`
}
