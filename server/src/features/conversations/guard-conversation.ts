import { type Attempts, tooMany } from '#platform/attempts.ts'
import type { Database } from '#platform/database.ts'
import { problem } from '#platform/problem.ts'
import type { Announce } from './announce.ts'
import { block, unblock } from './conversations.store.ts'
import { insertReport } from './reports.store.ts'

type Mine = { conversationId: string; userId: string }

const REPORTS = [{ count: 10, minutes: 60 }]

/** Reports a conversation to the company. */
export async function reportConversation(
  { database, attempts }: { database: Database; attempts: Attempts },
  report: Mine & { reason: string; seq: number | undefined; words: string | undefined },
): Promise<void> {
  await database.transaction(async (tx) => {
    const wait = await attempts.take(tx, { kind: 'report', subject: report.userId }, REPORTS)
    if (wait !== null) throw tooMany(wait)
    if (!(await insertReport(tx, report))) throw problem('not-found')
  })
}

/** Blocks a conversation for both, or takes one's own block back. */
export async function setBlock(
  { database, announce }: { database: Database; announce: Announce },
  mine: Mine,
  isBlocked: boolean,
): Promise<void> {
  const both = await (isBlocked ? block : unblock)(database.db, mine)
  if (!both) throw problem('not-found')
  const { buyer_id, broker_id, last_seq: seq } = both
  announce({ conversationId: mine.conversationId, userIds: [buyer_id, broker_id], seq, hasChanged: true })
}
