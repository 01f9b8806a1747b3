import type { ColumnType, Generated } from 'kysely'
import type { GeneratedTimestamp, NullableTimestamp, Timestamp } from './column-types.ts'

/** Tables of deleted accounts, of data exports, and of brokers' files. */
export type AccountTables = {
  account_deletions: {
    user_id: string
    asked_by: 'person' | 'admin' | 'idle'
    asked_at: GeneratedTimestamp
    erase_at: Timestamp
    begun_at: NullableTimestamp
  }
  data_exports: {
    id: Generated<string>
    user_id: string
    asked_by: 'person' | 'admin'
    asked_at: GeneratedTimestamp
    ready_at: NullableTimestamp
    bytes: ColumnType<string | null, string | null | undefined, string | null>
    expires_at: NullableTimestamp
    link_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>
    link_session_id: ColumnType<string | null, string | null | undefined, string | null>
    link_until: NullableTimestamp
  }
  account_uses: { user_id: string; last_at: GeneratedTimestamp }
  erased_accounts: { user_id: string; erased_at: GeneratedTimestamp }
  broker_files: {
    id: Generated<string>
    broker_id: string
    kind: 'photo' | 'evidence'
    name: Generated<string>
    mime: ColumnType<string | null, string | null | undefined, string | null>
    ready_at: NullableTimestamp
    created_at: GeneratedTimestamp
  }
}
