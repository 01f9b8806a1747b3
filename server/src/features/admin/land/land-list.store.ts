import type { AdminLandCard } from '@dream/contract/api/admin/content/land'
import { STATES } from '@dream/contract/rules/account/australia'
import { REVIEW_SOON_DAYS } from '@dream/contract/rules/admin/content/content'
import { BROKERAGE_TIME_ZONE } from '@dream/contract/rules/app/brokerage-day'
import { sql } from 'kysely'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** Review state, in SQL so that a list can be filtered and sorted by it. */
const standingOf = (dated: string) => sql`case
  when ${sql.ref(dated)} ->> 'validFrom' > today then 'to-come'
  when ${sql.ref(dated)} ->> 'validTo' < today then 'over'
  when today > ${sql.ref(dated)} ->> 'reviewBy' then 'overdue'
  when soon >= ${sql.ref(dated)} ->> 'reviewBy' then 'due-soon'
  else 'current' end`

/** Cards by their draft, with the earliest review date of theirs and their lines, and the most urgent state. */
const CARDS = sql`(
  select c.id, c.place, c.status, c.draft is not null as has_draft, worked.document, due.due_on, due.standing,
    c.status = 'published' and shown.standing not in ('to-come', 'over') as is_shown
  from land_cards c
  cross join (
    select to_char(now() at time zone ${sql.lit(BROKERAGE_TIME_ZONE)}, 'YYYY-MM-DD') as today,
      to_char((now() at time zone ${sql.lit(BROKERAGE_TIME_ZONE)}) + make_interval(days => ${sql.lit(REVIEW_SOON_DAYS)}), 'YYYY-MM-DD') as soon
  ) as days
  cross join lateral (select coalesce(c.draft, c.document) as document) as worked
  cross join lateral (select ${standingOf('c.document')} as standing) as shown
  cross join lateral (
    select min(dated ->> 'reviewBy') as due_on,
      (array_agg(rule.standing order by array_position(array['overdue', 'due-soon', 'over', 'to-come', 'current'], rule.standing)))[1]
        as standing
    from jsonb_array_elements(jsonb_build_array(worked.document) || (worked.document -> 'lines')) as each(dated)
    cross join lateral (select ${standingOf('dated')} as standing) as rule
  ) as due
) as cards`

const text = (name: string) => sql`document ->> ${sql.lit(name)}`
const yesNo = (condition: ReturnType<typeof sql>) => sql`case when ${condition} then 'yes' else 'no' end`

/** List of the land cards page. */
export const LAND_LIST: List = {
  from: CARDS,
  id: { sql: sql`id`, type: 'text' },
  sort: { column: 'place', isDescending: false },
  columns: {
    place: { sql: sql`place`, type: 'number', isSorted: true, csv: 'Place' },
    name: { sql: text('name'), type: 'text', isSearched: true, csv: 'Name' },
    title: { sql: text('title'), type: 'text', isSorted: true, isSearched: true, csv: 'Title' },
    topic: { sql: text('topic'), type: 'text', filter: 'one-of', csv: 'Topic' },
    status: { sql: sql`status`, type: 'text', filter: 'one-of', csv: 'Status' },
    draft: { sql: yesNo(sql`has_draft`), type: 'text', filter: 'one-of', csv: 'Unpublished changes' },
    shown: { sql: yesNo(sql`is_shown`), type: 'text', filter: 'one-of', csv: 'Shown to buyers' },
    // A card for all of Australia matches each state.
    where: {
      sql: sql`case jsonb_typeof(document -> 'states') when 'array' then document -> 'states' else to_jsonb(${sql.lit(`{${STATES.join(',')}}`)}::text[]) end`,
      type: 'text',
      filter: 'has-any',
      csv: 'States',
    },
    source: {
      sql: sql`document -> 'source' ->> 'name'`,
      type: 'text',
      isSorted: true,
      isSearched: true,
      csv: 'Source',
    },
    checkedOn: { sql: text('checkedOn'), type: 'text', isSorted: true, csv: 'Checked on' },
    validFrom: { sql: text('validFrom'), type: 'text', isNullable: true, csv: 'Holds from' },
    validTo: { sql: text('validTo'), type: 'text', isNullable: true, csv: 'Holds to' },
    dueOn: { sql: sql`due_on`, type: 'text', isSorted: true, csv: 'Next review' },
    standing: { sql: sql`standing`, type: 'text', filter: 'one-of', csv: 'Review' },
    states: { sql: sql`document -> 'states'`, type: 'text' },
    hasDraft: { sql: sql`has_draft`, type: 'text' },
    isShown: { sql: sql`is_shown`, type: 'text' },
  },
}

export type LandListRow = ListRow & AdminLandCard

/** Row of the list, as it is answered. */
export const landCardOf = (row: LandListRow): AdminLandCard => ({
  id: row.id,
  place: row.place,
  name: row.name,
  title: row.title,
  topic: row.topic,
  states: row.states,
  source: row.source,
  checkedOn: row.checkedOn,
  validFrom: row.validFrom,
  validTo: row.validTo,
  dueOn: row.dueOn,
  standing: row.standing,
  status: row.status,
  hasDraft: row.hasDraft,
  isShown: row.isShown,
})
