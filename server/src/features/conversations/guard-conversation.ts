import type { Attempts } from '#platform/limits/attempts.ts'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import type { PublishUpdate } from './conversation-update.ts'
import { type Participant, setBlockedBy } from './conversations.store.ts'
import { insertReport, type Report } from './reports.store.ts'

const REPORTS = [{ count: 10, minutes: 60 }]

/** Reports a conversation to the company. */
export async function reportConversation(
  { database, attempts }: { database: Database; attempts: Attempts },
  report: Report,
): Promise<void> {
  await database.transaction(async (tx) => {
    await attempts.takeOrThrow(tx, { kind: 'report', subject: report.userId }, REPORTS)
    if (!(await insertReport(tx, report))) throw problem('not-found')
  })
}

/** Blocks a conversation for both, or lifts one's own block. */
export async function setBlock(
  { database, publishUpdate }: { database: Database; publishUpdate: PublishUpdate },
  participant: Participant,
  isBlocked: boolean,
): Promise<void> {
  const both = await setBlockedBy(database.db, participant, isBlocked)
  if (!both) throw problem('not-found')
  const { buyer_id, broker_id, last_seq: seq } = both
  publishUpdate({
    conversationId: participant.conversationId,
    userIds: [buyer_id, broker_id],
    seq,
    hasChanged: true,
  })
}
