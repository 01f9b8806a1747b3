import type { ColumnType, Generated, JSONColumnType } from 'kysely'
import type { Design } from '@dream/contract/api/design'

type Timestamp = ColumnType<Date, Date | string, Date | string>
type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>
/** numeric arrives as text. */
type Numeric = ColumnType<string | null, number | null, number | null>

export type Role = 'buyer' | 'broker' | 'admin'

/** The database as the query builder sees it; `migrations/` is the truth and a test holds the two together. */
export type Tables = {
  secrets: { name: string; value: Buffer }
  users: {
    id: Generated<string>
    email: string
    name: string
    password_hash: string
    role: ColumnType<Role, Role | undefined, Role>
    phone: string | null
    phone_verified_at: NullableTimestamp
    profile_completed_at: NullableTimestamp
    notifications_decided_at: NullableTimestamp
    selected_broker_id: string | null
    has_installed_app: Generated<boolean>
    disabled_at: NullableTimestamp
    created_at: Generated<Timestamp>
  }
  sessions: {
    id: Generated<string>
    user_id: string
    access_hash: Buffer
    access_expires_at: Timestamp
    refresh_hash: Buffer
    previous_refresh_hash: Buffer | null
    rotated_at: Generated<Timestamp>
    expires_at: Timestamp
    user_agent: string | null
    created_at: Generated<Timestamp>
    last_used_at: Generated<Timestamp>
  }
  codes: {
    user_id: string
    purpose: 'phone' | 'password'
    target: string
    code_hash: Buffer
    attempts: Generated<number>
    expires_at: Timestamp
    used_at: NullableTimestamp
    created_at: Generated<Timestamp>
  }
  attempts: { id: Generated<string>; kind: string; subject: string; at: Generated<Timestamp> }
  profiles: {
    user_id: string
    state: string | null
    suburb: string | null
    postcode: string | null
    who_for: string | null
    first_home: string | null
    stage: string | null
    when: string | null
    block_width: Numeric
    block_depth: Numeric
    slope: string | null
    facing: string | null
    bedrooms: number | null
    bathrooms: number | null
    cars: number | null
    storeys: string | null
    budget: string | null
    must_haves: Generated<string[]>
    step: Generated<number>
    updated_at: Generated<Timestamp>
  }
  events: {
    id: Generated<string>
    user_id: string | null
    kind: string
    data: JSONColumnType<Record<string, unknown>>
    at: Generated<Timestamp>
  }
  designs: {
    id: string
    ordinal: Generated<number>
    slug: string
    category: Design['category']
    status: Generated<'draft' | 'published' | 'archived'>
    document: JSONColumnType<Design>
    created_at: Generated<Timestamp>
    updated_at: Generated<Timestamp>
  }
  preferences: {
    user_id: string
    design_id: string
    action: 'like' | 'pass'
    swipe_id: string | null
    reason: string | null
    at: Generated<Timestamp>
  }
  user_progress: {
    user_id: string
    floor_plan_likes: Generated<number>
    seen: Generated<Buffer>
    liked: Generated<Buffer>
    passed_tags: JSONColumnType<Record<string, number>>
  }
  unlocks: { user_id: string; feature: string; swipe_id: string | null; at: Generated<Timestamp> }
}
