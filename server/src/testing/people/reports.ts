import { openBrowser } from '../apps/browser.ts'
import type { TestApp } from '../apps/test-app.ts'
import { aConversation, aText } from './conversations.ts'

type Facts = {
  /** Messages by the broker, from the oldest to the newest. */
  texts?: readonly string[]
  /** Index of the reported one; null: the conversation as a whole. */
  reported?: number | null
  reason?: string
  details?: string
  people?: Parameters<typeof aConversation>[1]
}

/** Report by a buyer of their broker's messages. The first text has the seq 2: before it comes the system's message. */
export async function aReport({ app, database }: Pick<TestApp, 'app' | 'database'>, facts: Facts = {}) {
  const { texts = ['Sign today or else'], reported = 0, reason = 'pressure', details, people } = facts
  const { buyer, broker, conversationId } = await aConversation(database, people)
  const address = `/api/conversations/${conversationId}`
  for (const text of texts) {
    const answer = await openBrowser(app, { cookies: broker.cookies }).post(
      `${address}/messages`,
      aText(text),
    )
    if (answer.statusCode !== 201) throw new Error(`A message was refused: ${answer.body}`)
  }
  const seq = reported === null ? undefined : reported + 2
  const answer = await openBrowser(app, { cookies: buyer.cookies }).post(`${address}/report`, {
    reason,
    seq,
    details,
  })
  if (answer.statusCode !== 204) throw new Error(`A report was refused: ${answer.body}`)
  const { id } = await database.db
    .selectFrom('conversation_reports')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id: String(id), buyer, broker, conversationId, seq: seq ?? null }
}
