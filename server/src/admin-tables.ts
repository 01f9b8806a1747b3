import type { Transport } from '@dream/contract/api/admin/doors/passkeys'
import type { AUDIT_SOURCES } from '@dream/contract/api/admin/audit'
import type { AdminRole, Factor } from '@dream/contract/rules/admin/admins'
import type { Generated } from 'kysely'
import type { GeneratedTimestamp, Json, NullableJson, NullableTimestamp, Timestamp } from './column-types.ts'

/** The tables of the admin area. */
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
}
