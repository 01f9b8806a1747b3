import type { AdminVideo } from '@dream/contract/api/admin/content/videos'
import { sql } from 'kysely'
import type { List, ListRow } from '../list/list-columns.store.ts'

/** Videos by their draft. */
const VIDEOS = sql`(
  select id, place, status, draft is not null as has_draft, coalesce(draft, document) as document from videos
) as videos`

/** List of the videos page. */
export const VIDEO_LIST: List = {
  from: VIDEOS,
  id: { sql: sql`id`, type: 'uuid' },
  sort: { column: 'place', isDescending: false },
  columns: {
    place: { sql: sql`place`, type: 'number', isSorted: true, csv: 'Place' },
    title: { sql: sql`document ->> 'title'`, type: 'text', isSorted: true, isSearched: true, csv: 'Title' },
    description: { sql: sql`document ->> 'description'`, type: 'text', isSearched: true, csv: 'Description' },
    topic: { sql: sql`document ->> 'topic'`, type: 'text', isSorted: true, filter: 'one-of', csv: 'Topic' },
    seconds: { sql: sql`(document ->> 'seconds')::numeric`, type: 'number', isSorted: true, csv: 'Seconds' },
    status: { sql: sql`status`, type: 'text', filter: 'one-of', csv: 'Status' },
    draft: {
      sql: sql`case when has_draft then 'yes' else 'no' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Unpublished changes',
    },
    captions: {
      sql: sql`case when document ->> 'captions' = '' then 'no' else 'yes' end`,
      type: 'text',
      filter: 'one-of',
      csv: 'Captions',
    },
    poster: { sql: sql`document ->> 'poster'`, type: 'text' },
    hasDraft: { sql: sql`has_draft`, type: 'text' },
  },
}

export type VideoListRow = ListRow & Omit<AdminVideo, 'seconds'> & { seconds: string }

/** Row of the list, as it is answered; the driver returns numerics as text. */
export const videoOf = ({
  id,
  place,
  title,
  topic,
  seconds,
  poster,
  status,
  hasDraft,
}: VideoListRow): AdminVideo => ({
  id,
  place,
  title,
  topic,
  seconds: Number(seconds),
  poster,
  status,
  hasDraft,
})
