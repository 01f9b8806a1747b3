import type { ColumnType, Generated } from 'kysely'
import type { BrokerArea, BrokerDetail, KeptCheck, ReviewedWords } from '@dream/contract/api/sections/brokers'
import type { LandCard } from '@dream/contract/api/sections/land'
import type { Video } from '@dream/contract/api/sections/videos'
import type { AccountTables } from './account-tables.ts'
import type { AdminTables } from './admin-tables.ts'
import type { CatalogueTables } from './catalogue-tables.ts'
import type { ChatTables } from './chat-tables.ts'
import type { DreamlistTables } from './dreamlist-tables.ts'
import type { TasteTables } from './taste-tables.ts'
import type {
  GeneratedJson,
  GeneratedTimestamp,
  Json,
  NullableJson,
  NullableTimestamp,
  Numeric,
  Timestamp,
} from './column-types.ts'

/** Check of a broker; earlier ones have neither expiry nor evidence. `warnedOn`: date of the warning to its broker. */
export type StoredCheck = Pick<KeptCheck, 'what' | 'checkedOn'> & Partial<KeptCheck> & { warnedOn?: string }

export type Role = 'buyer' | 'broker' | 'admin'

/** Database schema for the query builder; `migrations/` is the source of truth and a test keeps the two in sync. */
export type Tables = ChatTables &
  TasteTables &
  CatalogueTables &
  DreamlistTables &
  AccountTables &
  AdminTables & {
    secrets: { name: string; value: Buffer }
    users: {
      id: Generated<string>
      email: string
      name: string
      password_hash: string
      role: ColumnType<Role, Role | undefined, Role>
      email_verified_at: NullableTimestamp
      phone: string | null
      phone_verified_at: NullableTimestamp
      profile_completed_at: NullableTimestamp
      notifications_decided_at: NullableTimestamp
      selected_broker_id: string | null
      must_change_password: Generated<boolean>
      password_expires_at: NullableTimestamp
      has_installed_app: Generated<boolean>
      disabled_at: NullableTimestamp
      is_erased: Generated<boolean>
      created_at: GeneratedTimestamp
    }
    sessions: {
      id: Generated<string>
      user_id: string
      access_hash: Buffer
      access_expires_at: Timestamp
      refresh_hash: Buffer
      previous_refresh_hash: Buffer | null
      family_hash: Buffer
      rotated_at: GeneratedTimestamp
      expires_at: Timestamp
      user_agent: string | null
      created_at: GeneratedTimestamp
      last_used_at: GeneratedTimestamp
      confirmed_at: NullableTimestamp
      label: string | null
      admin_active_at: NullableTimestamp
      admin_confirmed_at: NullableTimestamp
    }
    codes: {
      user_id: string
      purpose: 'phone' | 'password' | 'email'
      target: string
      code_hash: Buffer
      attempts: Generated<number>
      expires_at: Timestamp
      used_at: NullableTimestamp
      created_at: GeneratedTimestamp
      /** Id of its row in sent_codes. */
      sent_id: string | null
    }
    database_epoch: { is_only: Generated<boolean>; epoch: Generated<string>; tick: Generated<string> }
    consents: { user_id: string; version: string; agreed_at: GeneratedTimestamp }
    attempts: { id: Generated<string>; kind: string; subject: string; at: GeneratedTimestamp }
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
      corner: string | null
      setbacks: NullableJson<unknown>
      only_fitting: Generated<boolean>
      bedrooms: number | null
      bathrooms: number | null
      cars: number | null
      storeys: string | null
      kitchen: string | null
      living: string | null
      suite: string | null
      second_living: string | null
      study: string | null
      budget: string | null
      must_haves: Generated<string[]>
      step: Generated<number>
      updated_at: GeneratedTimestamp
    }
    events: {
      id: Generated<string>
      user_id: string | null
      kind: string
      data: GeneratedJson<Record<string, unknown>>
      at: GeneratedTimestamp
    }
    land_cards: {
      id: string
      place: number
      status: Generated<'draft' | 'published' | 'archived'>
      is_from_library: Generated<boolean>
      edited_at: NullableTimestamp
      document: Json<LandCard>
      draft: NullableJson<unknown>
      version: Generated<number>
      drafted_at: NullableTimestamp
      drafted_by: string | null
      library_document: NullableJson<unknown>
      created_at: GeneratedTimestamp
      updated_at: GeneratedTimestamp
    }
    library_imports: { is_only: Generated<boolean>; content_hash: string; imported_at: GeneratedTimestamp }
    videos: {
      id: string
      slug: string
      place: number
      status: Generated<'draft' | 'published' | 'archived'>
      is_from_library: Generated<boolean>
      document: Json<Video>
      draft: NullableJson<unknown>
      version: Generated<number>
      edited_at: NullableTimestamp
      drafted_at: NullableTimestamp
      drafted_by: string | null
      library_document: NullableJson<unknown>
      created_at: GeneratedTimestamp
      updated_at: GeneratedTimestamp
    }
    brokers: {
      user_id: string
      status: Generated<'draft' | 'published' | 'suspended'>
      company: string
      headline: string
      about: string
      how_i_work: string[]
      how_paid: string
      portrait: string | null
      states: BrokerDetail['states']
      areas: Json<BrokerArea[]>
      specialties: BrokerDetail['specialties']
      languages: BrokerDetail['languages']
      hours: Json<BrokerDetail['hours']>
      time_zone: BrokerDetail['timeZone']
      away_until: NullableTimestamp
      abn: string | null
      checks: GeneratedJson<StoredCheck[]>
      pending: NullableJson<ReviewedWords>
      sent_back_reason: ColumnType<string | null, string | null | undefined, string | null>
      checks_version: Generated<number>
      capacity: number
      buyer_count: Generated<number>
      reply_minutes: number | null
      reply_count: Generated<number>
      version: Generated<number>
      created_at: GeneratedTimestamp
      updated_at: GeneratedTimestamp
    }
    push_subscriptions: {
      id: Generated<string>
      user_id: string
      session_id: string
      endpoint: string
      p256dh: string
      auth: string
      /** Time zone of the device; null when unknown. */
      time_zone: string | null
      created_at: GeneratedTimestamp
      renewed_at: GeneratedTimestamp
    }
    notification_settings: {
      user_id: string
      is_wanted: Generated<boolean>
      messages: Generated<boolean>
      messages_soon: Generated<boolean>
      unlocks: Generated<boolean>
      new_designs: Generated<boolean>
      come_back: Generated<boolean>
      shows_preview: Generated<boolean>
      mail: Generated<boolean>
      quiet_from: string | null
      quiet_to: string | null
      time_zone: Generated<string>
      updated_at: GeneratedTimestamp
    }
    client_reports: {
      fingerprint: Buffer
      level: 'debug' | 'info' | 'warn' | 'error'
      area: string
      message: string
      data: Json<Record<string, string>>
      count: Generated<number>
      first_at: GeneratedTimestamp
      last_at: GeneratedTimestamp
      failure_id: Buffer | null
      build: string | null
      route: string | null
    }
    lesson_imports: { is_only: Generated<boolean>; content_hash: string; imported_at: GeneratedTimestamp }
    video_favorites: { user_id: string; video_id: string; at: GeneratedTimestamp }
    video_progress: {
      user_id: string
      video_id: string
      at_s: number
      is_watched: boolean
      seen_at: Timestamp
    }
    completed_tours: { user_id: string; tour: string; completed_at: GeneratedTimestamp }
  }
