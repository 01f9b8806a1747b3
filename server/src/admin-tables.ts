import type { Transport } from '@dream/contract/api/account/passkeys'
import type { AUDIT_SOURCES } from '@dream/contract/api/admin/audit'
import type { Factor } from '@dream/contract/rules/account/factors'
import type { SecurityKind } from '@dream/contract/rules/admin/security'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { Picture } from '@dream/contract/api/designs/design'
import type { Generated } from 'kysely'
import type { Recognised } from '@dream/contract/api/admin/imports/import'
import type { ImportUnits } from '@dream/contract/rules/admin/imports/import-field'
import type { ImportMapping } from '@dream/contract/rules/admin/imports/import-fields'
import type { ImportState, ImportTask, RowState } from '@dream/contract/rules/admin/imports/import-limits'
import type { RememberedMapping } from '@dream/contract/rules/admin/imports/match-headings'
import type { RowError } from '@dream/contract/rules/admin/imports/read-row'
import type { ContentStatus } from '@dream/contract/rules/admin/content/content'
import type {
  GeneratedJson,
  GeneratedTimestamp,
  Json,
  NullableJson,
  NullableTimestamp,
  Timestamp,
} from './column-types.ts'

/** Tables of the admin area. */
export type AdminTables = {
  admins: {
    user_id: string
    role: AdminRole
    ended_at: NullableTimestamp
    set_up_until: NullableTimestamp
    version: Generated<number>
    created_at: GeneratedTimestamp
  }
  admin_factors: {
    id: Generated<string>
    user_id: string
    kind: Factor
    name: string
    credential_id: string | null
    public_key: Buffer | null
    counter: Generated<string>
    transports: Generated<Transport[]>
    secret: Buffer | null
    last_step: string | null
    confirmed_at: NullableTimestamp
    last_used_at: NullableTimestamp
    created_at: GeneratedTimestamp
  }
  sign_in_challenges: { challenge: string; expires_at: Timestamp }
  admin_challenges: {
    session_id: string
    purpose: 'set-up' | 'confirm'
    challenge: string
    expires_at: Timestamp
  }
  admin_codes: {
    id: Generated<string>
    user_id: string
    kind: 'demo' | 'recovery'
    code_hash: Buffer
    expires_at: NullableTimestamp
    used_at: NullableTimestamp
    created_at: GeneratedTimestamp
  }
  audit: {
    id: Generated<string>
    at: GeneratedTimestamp
    source: (typeof AUDIT_SOURCES)[number]
    actor: string | null
    session_id: string | null
    request_id: string | null
    ip: string | null
    action: string
    entity: string
    entity_id: string | null
    reason: string | null
    before: NullableJson<Record<string, unknown>>
    after: NullableJson<Record<string, unknown>>
    import_id: string | null
    part_of: string | null
    reason_words: string | null
  }
  broker_invitations: {
    broker_id: string
    times_sent: Generated<number>
    sent_at: GeneratedTimestamp
    created_at: GeneratedTimestamp
  }
  daily_counts: { day: Timestamp; measure: string; detail: Generated<string>; count: string }
  counted_days: { day: Timestamp; counted_at: GeneratedTimestamp }
  design_days: {
    day: Timestamp
    design_id: string
    likes: number
    passes: number
    reasons: Json<Record<string, number>>
  }
  texts: {
    id: string
    status: Generated<ContentStatus>
    document: Json<unknown>
    draft: NullableJson<unknown>
    version: Generated<number>
    edited_at: NullableTimestamp
    drafted_at: NullableTimestamp
    drafted_by: string | null
    library_document: NullableJson<unknown>
    updated_at: GeneratedTimestamp
  }
  content_files: {
    id: Generated<string>
    name: string
    mime: string
    bytes: string
    seconds: number | null
    uploaded_by: string | null
    at: GeneratedTimestamp
  }
  content_versions: {
    kind: string
    content_id: string
    number: number
    document: Json<unknown>
    at: GeneratedTimestamp
    by_user: string | null
  }
  settings: {
    name: string
    document: GeneratedJson<Record<string, unknown>>
    version: Generated<number>
    changed_at: NullableTimestamp
    changed_by: string | null
  }
  admin_views: {
    id: Generated<string>
    user_id: string
    list: string
    name: string
    address: string
    created_at: GeneratedTimestamp
  }
  failures: {
    id: Buffer
    resolved_at: NullableTimestamp
    resolved_by: string | null
    reopened_at: NullableTimestamp
  }
  failure_days: { failure_id: Buffer; day: Timestamp; count: number }
  security_events: {
    id: Generated<string>
    at: GeneratedTimestamp
    kind: SecurityKind
    user_id: string | null
    session_id: string | null
    ip: string | null
    request_id: string | null
    detail: string | null
  }
  sent_codes: {
    id: Generated<string>
    channel: 'sms' | 'email'
    /** Network of the request; null in rows that are older than this column. */
    network: string | null
    at: GeneratedTimestamp
    entered_at: NullableTimestamp
  }
  imports: {
    id: Generated<string>
    number: Generated<string>
    builder_id: string | null
    file_name: string
    file_hash: Buffer
    state: Generated<ImportState>
    task: ImportTask | null
    task_id: string | null
    task_done: Generated<number>
    task_total: Generated<number>
    is_cancelled: Generated<boolean>
    problem: string | null
    recognised: NullableJson<Recognised>
    headings: Generated<string[]>
    mapping: GeneratedJson<ImportMapping>
    units: GeneratedJson<ImportUnits>
    is_remembered: Generated<boolean>
    row_count: Generated<number>
    good_count: Generated<number>
    bad_count: Generated<number>
    left_out_count: Generated<number>
    imported_count: Generated<number>
    gaps: GeneratedJson<{ words: string; count: number }[]>
    archived_count: number | null
    left_count: number | null
    version: Generated<number>
    created_by: string | null
    created_at: GeneratedTimestamp
    updated_at: GeneratedTimestamp
  }
  import_rows: {
    import_id: string
    place: number
    line: number
    cells: Json<string[]>
    state: Generated<RowState>
    errors: GeneratedJson<RowError[]>
    design_id: string | null
    design_hash: string | null
  }
  import_pictures: {
    import_id: string
    name: string
    picture: NullableJson<Picture>
    drawing: NullableJson<Picture>
    problem: string | null
  }
  import_mappings: {
    builder_id: string | null
    headings: Json<RememberedMapping['headings']>
    units: Json<ImportUnits>
    updated_at: GeneratedTimestamp
  }
}
