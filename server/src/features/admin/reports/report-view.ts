import type { AdminReport, ReportLine, ReportOutcome } from '@dream/contract/api/admin/reports'
import { problem } from '#platform/problems/problem.ts'
import type { Db } from '#platform/database/database.ts'
import { listReportsAbout, readReport, type ReportListRow, type ReportRow } from './queue.store.ts'
import { type ReportedRow, readReportedMessages } from './reported-messages.store.ts'

const EARLIER_MAX = 20

/** Report as in the list. */
export function listedReport(row: ReportListRow): ReportLine {
  const { id, at, reason, isAboutMessage, decision, decidedAt, decidedBy, hasRemoved } = row
  const { reporterId, reporter, reporterRole } = row
  const isKnown = reporterId !== null && reporter !== null && reporterRole !== null
  const isDecided = decision !== null && decidedAt !== null
  return {
    id,
    at: at.toISOString(),
    reason,
    isAboutMessage,
    reporter: isKnown ? { id: reporterId, name: reporter, role: reporterRole } : null,
    about: { id: row.aboutId, name: row.about, role: row.aboutRole },
    outcome: isDecided
      ? {
          decision,
          hasRemoved,
          decidedBy,
          reason: row.decisionReason ?? '',
          decidedAt: decidedAt.toISOString(),
          liftedAt: row.liftedAt?.toISOString() ?? null,
        }
      : null,
  }
}

/** Report with its messages and the earlier reports about the person. */
export async function readWholeReport(db: Db, id: string): Promise<AdminReport> {
  const row = await readReport(db, id)
  if (!row) throw problem('not-found')
  const messages = (await readReportedMessages(db, row)).map((message) => messageOf(message, row))
  const earlier = await listReportsAbout(db, row, EARLIER_MAX)
  return {
    ...lineOf(row),
    details: row.details,
    messages,
    canRemove:
      row.seq !== null &&
      messages.some(
        ({ isReported, from, state }) =>
          isReported && from === 'about' && state !== 'deleted' && state !== 'removed',
      ),
    isSuspended: row.is_suspended,
    earlier: earlier.map((each) => ({
      id: each.id,
      at: each.at,
      reason: each.reason,
      outcome: outcomeOf(each),
    })),
  }
}

function lineOf(row: ReportRow): ReportLine {
  const { id, at, reason, reporter, about, seq } = row
  return { id, at, reason, reporter, about, isAboutMessage: seq !== null, outcome: outcomeOf(row) }
}

/** Decision; null while it waits. */
export function outcomeOf(row: ReportRow): ReportOutcome | null {
  const { decision, has_removed, decision_reason, decided_at, decided_by_name, lifted_at } = row
  if (decision === null || decided_at === null) return null
  return {
    decision,
    hasRemoved: has_removed,
    reason: decision_reason ?? '',
    decidedAt: decided_at,
    decidedBy: decided_by_name,
    liftedAt: lifted_at,
  }
}

function messageOf(row: ReportedRow, { about }: ReportRow): AdminReport['messages'][number] {
  return {
    seq: row.seq,
    from: row.sender_id === about.id ? 'about' : 'reporter',
    type: row.type,
    body: row.body,
    fileName: row.file_name,
    isReported: row.is_reported,
    createdAt: row.created_at.toISOString(),
    state: row.changed ?? 'as-sent',
  }
}
