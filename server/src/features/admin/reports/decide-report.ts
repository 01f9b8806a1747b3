import type { ReportOutcome } from '@dream/contract/api/admin/reports'
import type { ReportDecision } from '@dream/contract/rules/admin/reports'
import { refreshReplyTime } from '#features/chat/messages/reply-time.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import type { Database, Tx } from '#platform/database/database.ts'
import type { Background } from '#platform/jobs/background.ts'
import { invalid, problem } from '#platform/problems/problem.ts'
import { change } from '../audit/change.ts'
import * as suspension from '../people/suspension.store.ts'
import * as store from './decide.store.ts'
import { type ReportRow, readReport } from './queue.store.ts'
import { outcomeOf } from './report-view.ts'
import { queueReportEmail } from './report-emails.ts'

/** Publishes a removed message to the clients of both; called after the commit. */
export type PublishChange = (change: {
  conversationId: string
  userIds: readonly string[]
  seq: number
  changeSeq: number
}) => void

type Deps = { database: Database; background: Background; publishChange: PublishChange }
type Deciding = {
  id: string
  by: AdminCaller
  decision: ReportDecision
  removesMessage: boolean
  reason: string
}

/** Decides a report once: acts on the message and the account, and enqueues the emails to both sides. */
export async function decideReport(
  { database, background, publishChange }: Deps,
  deciding: Deciding,
): Promise<ReportOutcome> {
  const { id, by, reason } = deciding
  const act = { by, action: 'report.decide', entity: 'report', entityId: id, reason }
  const { outcome, removed, conversationId } = await change(database, act, async (tx) => {
    const report = await lockedReport(tx, id)
    const decided = outcomeOf(report)
    if (decided) throw problem('report-decided', { latest: decided })
    const done = await actOn(tx, report, deciding)
    const outcome = outcomeOf(await lockedReport(tx, id))
    if (!outcome) throw new Error('A decision that was saved is not there')
    return {
      before: { decision: null, hasRemoved: false, isSuspended: report.is_suspended },
      after: {
        decision: outcome.decision,
        hasRemoved: outcome.hasRemoved,
        isSuspended: report.is_suspended || outcome.decision === 'suspend',
        person: report.about.id,
      },
      result: { outcome, removed: done, conversationId: report.conversation_id },
    }
  })
  if (removed) {
    const { for_buyer, for_broker, last_seq: seq, change_seq: changeSeq } = removed
    publishChange({ conversationId, userIds: [for_buyer, for_broker], seq, changeSeq })
    if (removed.has_changed_reply) {
      void background('Measuring a reply time', () => refreshReplyTime(database, for_broker))
    }
  }
  return outcome
}

async function actOn(tx: Tx, report: ReportRow, { by, decision, removesMessage, reason }: Deciding) {
  const { id, about, reporter, reason: rule } = report
  const removed = decision === 'remove' || removesMessage ? await remove(tx, report, decision) : undefined
  if (decision === 'suspend') await suspension.suspend(tx, about.id)
  await store.saveDecision(tx, { id, decision, hasRemoved: removed !== undefined, reason, by: by.userId })
  if (decision !== 'dismiss') {
    const hasRemoved = removed !== undefined
    await queueReportEmail(tx, id, { kind: 'told', userId: about.id, decision, hasRemoved, rule })
  }
  if (reporter) {
    await queueReportEmail(tx, id, { kind: 'thanked', userId: reporter.id, isUpheld: decision !== 'dismiss' })
  }
  return removed
}

async function remove(tx: Tx, { conversation_id, seq, about }: ReportRow, decision: ReportDecision) {
  if (decision === 'dismiss')
    throw invalid([{ path: 'removesMessage', message: "A dismissed report doesn't remove its message" }])
  const place = seq === null ? null : { conversationId: conversation_id, seq, senderId: about.id }
  const removed = place && (await store.removeMessage(tx, place))
  if (removed) return removed
  throw invalid([
    { path: 'removesMessage', message: "There's no message to remove: it's gone, or none was named" },
  ])
}

/** Lifts the suspension that a report led to, and notifies the person. */
export async function liftReport(
  database: Database,
  { id, by, reason }: { id: string; by: AdminCaller; reason: string },
): Promise<ReportOutcome> {
  const act = { by, action: 'report.lift-suspension', entity: 'report', entityId: id, reason }
  return change(database, act, async (tx) => {
    const report = await lockedReport(tx, id)
    const isLiftable = report.decision === 'suspend' && report.lifted_at === null
    if (!isLiftable || !(await suspension.liftSuspension(tx, report.about.id))) throw problem('not-suspended')
    await suspension.saveLifted(tx, report.about.id)
    await queueReportEmail(tx, id, { kind: 'lifted', userId: report.about.id })
    const outcome = outcomeOf(await lockedReport(tx, id))
    if (!outcome) throw new Error('A decision that was saved is not there')
    return {
      before: { isSuspended: true },
      after: { isSuspended: false, person: report.about.id },
      result: outcome,
    }
  })
}

async function lockedReport(tx: Tx, id: string): Promise<ReportRow> {
  const report = (await store.lockReport(tx, id)) ? await readReport(tx, id) : undefined
  if (!report) throw problem('not-found')
  return report
}
