import type { Generated } from 'kysely'
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts'

/** Tables of collections, notes, and shared links of likes. */
export type DreamlistTables = {
  collections: {
    user_id: string
    id: string
    name: string
    note: Generated<string>
    version: Generated<number>
    place: number
    created_at: GeneratedTimestamp
  }
  collection_designs: { user_id: string; collection_id: string; design_id: string; place: number }
  design_notes: {
    user_id: string
    id: string
    design_id: string
    text: string
    level: 'ground' | 'upper' | null
    x: number | null
    y: number | null
    made_at: Timestamp
    changed_at: Timestamp
    change_id: string
    deleted_at: NullableTimestamp
  }
  shared_plans: {
    user_id: string
    design_id: string
    token: string
    shared_at: GeneratedTimestamp
    opens: Generated<number>
  }
  shared_pages: {
    user_id: string
    id: Generated<string>
    kind: 'collection' | 'dna'
    collection_id: string | null
    token: string
    shows_name: boolean
    shows_notes: boolean
    opens: Generated<number>
    shared_at: GeneratedTimestamp
  }
}
