import type { Brief } from '@dream/contract/api/chat/brief'
import type { MessageFile } from '@dream/contract/api/chat/files'
import type { ReportDecision } from '@dream/contract/rules/admin/reports'
import type { Stage } from '@dream/contract/rules/chat/chat'
import type { ColumnType, Generated } from 'kysely'
import type { GeneratedJson, GeneratedTimestamp, Json, NullableTimestamp, Timestamp } from './column-types.ts'

/** Message with its words from the time of the report. */
export type ReportedMessage = {
  seq: number
  senderId: string | null
  type: string
  body: string
  fileId: string | null
  createdAt: string
  editedAt: string | null
}

/** Tables of conversations. */
export type ChatTables = {
  conversations: {
    id: Generated<string>
    buyer_id: string
    broker_id: string
    last_seq: Generated<number>
    last_message_at: GeneratedTimestamp
    buyer_read_seq: Generated<number>
    broker_read_seq: Generated<number>
    buyer_received_seq: Generated<number>
    broker_received_seq: Generated<number>
    buyer_read_at: NullableTimestamp
    broker_read_at: NullableTimestamp
    buyer_read_after_seq: Generated<number>
    broker_read_after_seq: Generated<number>
    buyer_marked_unread: Generated<boolean>
    broker_marked_unread: Generated<boolean>
    buyer_unread: Generated<number>
    broker_unread: Generated<number>
    buyer_paced_until: GeneratedTimestamp
    broker_paced_until: GeneratedTimestamp
    buyer_quota_until: NullableTimestamp
    broker_quota_until: NullableTimestamp
    waiting_since: NullableTimestamp
    first_asked_at: NullableTimestamp
    first_replied_at: NullableTimestamp
    first_reply_changed_at: NullableTimestamp
    settled_seq: Generated<number>
    stage: Generated<Stage>
    snoozed_until: NullableTimestamp
    blocked_by: string | null
    closed_at: NullableTimestamp
    brief_version: Generated<number>
    change_seq: Generated<number>
    promise_missed_at: NullableTimestamp
    buyer_unread_check_at: NullableTimestamp
    broker_unread_check_at: NullableTimestamp
    created_at: GeneratedTimestamp
  }
  messages: {
    conversation_id: string
    seq: number
    id: Generated<string>
    client_id: string
    sender_id: string | null
    type: 'text' | 'design' | 'image' | 'file' | 'system'
    body: string
    design_id: string | null
    file_id: string | null
    reply_to: number | null
    edited_at: NullableTimestamp
    deleted_at: NullableTimestamp
    is_removed: Generated<boolean>
    changed_seq: Generated<number>
    created_at: Timestamp
  }
  files: {
    id: Generated<string>
    owner_id: string | null
    conversation_id: string | null
    client_id: string
    kind: MessageFile['kind'] | null
    name: string
    mime: MessageFile['mime'] | null
    bytes: number | null
    width: number | null
    height: number | null
    placeholder: string | null
    ready_at: NullableTimestamp
    message_seq: number | null
    removed_at: NullableTimestamp
    is_reported: Generated<boolean>
    created_at: GeneratedTimestamp
  }
  upload_days: { user_id: string; day: Timestamp; files: number; bytes: Generated<string> }
  missed_promises: {
    id: Generated<string>
    conversation_id: string
    broker_id: string
    asked_at: Timestamp
    promised_minutes: number
    missed_at: GeneratedTimestamp
    told_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  briefs: {
    conversation_id: string
    version: number
    document: Json<Brief>
    note: string | null
    shared_at: GeneratedTimestamp
  }
  conversation_reports: {
    id: Generated<string>
    conversation_id: string
    reporter_id: string | null
    seq: number | null
    reason: string
    details: string | null
    copy: GeneratedJson<ReportedMessage[]>
    at: GeneratedTimestamp
    decision: ReportDecision | null
    has_removed: Generated<boolean>
    decision_reason: string | null
    decided_by: string | null
    decided_at: NullableTimestamp
    lifted_at: NullableTimestamp
  }
  saved_replies: { broker_id: string; id: string; title: string; body: string; place: number }
  conversation_notes: {
    conversation_id: string
    text: string
    version: Generated<number>
    saved_at: GeneratedTimestamp
  }
  unread_notices: {
    conversation_id: string
    user_id: string
    pushed_seq: Generated<number>
    mailed_seq: Generated<number>
  }
  presences: { user_id: string; process_id: string }
  app_processes: { id: string; seen_at: GeneratedTimestamp }
}
