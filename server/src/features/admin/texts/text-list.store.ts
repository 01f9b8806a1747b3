import type { AdminTextPage } from '@dream/contract/api/admin/content/texts'
import { TEXT_PAGES } from '@dream/contract/rules/admin/content/texts'
import { sql } from 'kysely'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** In the order of the build; pages of older builds are left out. */
const PAGES = JSON.stringify(
  TEXT_PAGES.map(({ id, title, where, fields }, place) => ({
    id,
    title,
    where,
    texts: fields.length,
    place,
  })),
)

/** Pages of texts by their draft. */
const TEXTS = sql`(
  select t.id, p.place, p.title, p.where_shown, p.texts, t.draft is not null as has_draft,
    t.edited_at is not null and t.document is distinct from t.library_document as is_own,
    (select string_agg(words.value, ' ') from jsonb_each_text(coalesce(t.draft, t.document) -> 'words') as words) as words
  from texts t
  join (
    select each ->> 'id' as id, each ->> 'title' as title, each ->> 'where' as where_shown,
      (each ->> 'texts')::int as texts, (each ->> 'place')::int as place
    from jsonb_array_elements(${PAGES}::jsonb) as each
  ) as p using (id)
) as pages`

/** List of the texts page. */
export const TEXT_LIST: List = {
  from: TEXTS,
  id: { sql: sql`id`, type: 'text' },
  sort: { column: 'place', isDescending: false },
  columns: {
    place: { sql: sql`place`, type: 'number', isSorted: true },
    title: { sql: sql`title`, type: 'text', isSorted: true, isSearched: true, csv: 'Page' },
    where: { sql: sql`where_shown`, type: 'text', isSearched: true, csv: 'Where' },
    texts: { sql: sql`texts`, type: 'number', csv: 'Texts' },
    own: {
      sql: sql`case when is_own then 'yes' else 'no' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Your words',
    },
    draft: {
      sql: sql`case when has_draft then 'yes' else 'no' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Unpublished changes',
    },
    words: { sql: sql`coalesce(words, '')`, type: 'text', isSearched: true, csv: 'Words' },
    isOwn: { sql: sql`is_own`, type: 'text' },
    hasDraft: { sql: sql`has_draft`, type: 'text' },
  },
}

export type TextListRow = ListRow & AdminTextPage

/** Row of the list, as it is answered. */
export const textPageOf = ({ id, title, where, texts, isOwn, hasDraft }: TextListRow): AdminTextPage => ({
  id,
  title,
  where,
  texts,
  isOwn,
  hasDraft,
})
