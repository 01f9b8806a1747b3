import type { Transport } from '@dream/contract/api/account/passkeys'
import type { AUDIT_SOURCES } from '@dream/contract/api/admin/audit'
import type { DesignDocument } from '@dream/contract/api/admin/catalogue/design-document'
import type { Recognised } from '@dream/contract/api/admin/imports/import'
import type { Brief } from '@dream/contract/api/chat/brief'
import type { MessageFile } from '@dream/contract/api/chat/files'
import type { Design, EarlierDesign, Picture } from '@dream/contract/api/designs/design'
import type { BrokerArea, BrokerDetail, KeptCheck, ReviewedWords } from '@dream/contract/api/sections/brokers'
import type { LandCard } from '@dream/contract/api/sections/land'
import type { Video } from '@dream/contract/api/sections/videos'
import type { State } from '@dream/contract/rules/account/australia'
import type { Factor } from '@dream/contract/rules/account/factors'
import type { AdminRole } from '@dream/contract/rules/admin/admins'
import type { ContentStatus } from '@dream/contract/rules/admin/content/content'
import type { ImportUnits } from '@dream/contract/rules/admin/imports/import-field'
import type { ImportMapping } from '@dream/contract/rules/admin/imports/import-fields'
import type { ImportState, ImportTask, RowState } from '@dream/contract/rules/admin/imports/import-limits'
import type { RememberedMapping } from '@dream/contract/rules/admin/imports/match-headings'
import type { RowError } from '@dream/contract/rules/admin/imports/read-row'
import type { ReportDecision } from '@dream/contract/rules/admin/reports'
import type { SecurityKind } from '@dream/contract/rules/admin/security'
import type { Stage } from '@dream/contract/rules/chat/chat'
import type { DesignOrigin, DesignStatus } from '@dream/contract/rules/designs/document/limits'
import type { ColumnType, Generated } from 'kysely'

/** jsonb is read as the value and written as JSON text: the driver would send a list as an array of PostgreSQL. */
type Json<T> = ColumnType<T, string, string>
type NullableJson<T> = ColumnType<T | null, string | null, string | null>
type GeneratedJson<T> = ColumnType<T, string | undefined, string>

/** Check of a broker; earlier ones have neither expiry nor evidence. `warnedOn`: date of the warning to its broker. */
export type StoredCheck = Pick<KeptCheck, 'what' | 'checkedOn'> & Partial<KeptCheck> & { warnedOn?: string }

export type Role = 'buyer' | 'broker' | 'admin'

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

/** Columns of which the code knows more than the database: values of texts, contents of JSON, and what is read only. */
export type ColumnTypes = {
  'account_deletions.asked_by': 'person' | 'admin' | 'idle'
  'data_exports.asked_by': 'person' | 'admin'
  'broker_files.kind': 'photo' | 'evidence'
  'admins.role': AdminRole
  'admin_factors.kind': Factor
  'admin_factors.transports': Generated<Transport[]>
  'admin_challenges.purpose': 'set-up' | 'confirm'
  'admin_codes.kind': 'demo' | 'recovery'
  'audit.source': (typeof AUDIT_SOURCES)[number]
  'audit.before': NullableJson<Record<string, unknown>>
  'audit.after': NullableJson<Record<string, unknown>>
  'design_days.reasons': Json<Record<string, number>>
  'texts.status': Generated<ContentStatus>
  'texts.document': Json<unknown>
  'texts.draft': NullableJson<unknown>
  'texts.library_document': NullableJson<unknown>
  'content_versions.document': Json<unknown>
  'settings.document': GeneratedJson<Record<string, unknown>>
  'security_events.kind': SecurityKind
  'sent_codes.channel': 'sms' | 'email'
  'imports.state': Generated<ImportState>
  'imports.task': ImportTask | null
  'imports.recognised': NullableJson<Recognised>
  'imports.mapping': GeneratedJson<ImportMapping>
  'imports.units': GeneratedJson<ImportUnits>
  'imports.gaps': GeneratedJson<{ words: string; count: number }[]>
  'import_rows.cells': Json<string[]>
  'import_rows.state': Generated<RowState>
  'import_rows.errors': GeneratedJson<RowError[]>
  'import_pictures.picture': NullableJson<Picture>
  'import_pictures.drawing': NullableJson<Picture>
  'import_mappings.headings': Json<RememberedMapping['headings']>
  'import_mappings.units': Json<ImportUnits>
  'designs.category': Design['category']
  'designs.status': Generated<DesignStatus>
  'designs.document': NullableJson<EarlierDesign>
  'designs.draft': NullableJson<DesignDocument>
  'designs.origin': ColumnType<DesignOrigin, never, never>
  'builders.states': Generated<State[]>
  'builders.logo': NullableJson<Picture>
  'catalogue_files.kind': 'picture' | 'plan' | 'logo'
  'conversations.stage': Generated<Stage>
  'messages.type': 'text' | 'design' | 'image' | 'file' | 'system'
  'files.kind': MessageFile['kind'] | null
  'files.mime': MessageFile['mime'] | null
  'briefs.document': Json<Brief>
  'conversation_reports.copy': GeneratedJson<ReportedMessage[]>
  'conversation_reports.decision': ReportDecision | null
  'design_notes.level': 'ground' | 'upper' | null
  'shared_pages.kind': 'collection' | 'dna'
  'preferences.action': 'like' | 'pass' | 'undone'
  'user_progress.passed_tags': GeneratedJson<Record<string, number>>
  'user_progress.wished_tags': GeneratedJson<Record<string, number>>
  'users.role': Generated<Role>
  'codes.purpose': 'phone' | 'password' | 'email'
  'profiles.setbacks': NullableJson<unknown>
  'events.data': GeneratedJson<Record<string, unknown>>
  'land_cards.status': Generated<'draft' | 'published' | 'archived'>
  'land_cards.document': Json<LandCard>
  'land_cards.draft': NullableJson<unknown>
  'land_cards.library_document': NullableJson<unknown>
  'videos.status': Generated<'draft' | 'published' | 'archived'>
  'videos.document': Json<Video>
  'videos.draft': NullableJson<unknown>
  'videos.library_document': NullableJson<unknown>
  'brokers.status': Generated<'draft' | 'published' | 'suspended'>
  'brokers.states': BrokerDetail['states']
  'brokers.areas': Json<BrokerArea[]>
  'brokers.specialties': BrokerDetail['specialties']
  'brokers.languages': BrokerDetail['languages']
  'brokers.hours': Json<BrokerDetail['hours']>
  'brokers.time_zone': BrokerDetail['timeZone']
  'brokers.checks': GeneratedJson<StoredCheck[]>
  'brokers.pending': NullableJson<ReviewedWords>
  'client_reports.level': 'debug' | 'info' | 'warn' | 'error'
  'client_reports.data': Json<Record<string, string>>
}
