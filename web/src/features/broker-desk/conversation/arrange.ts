import type { Stage } from '@dream/contract/rules/chat/chat'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'

type Arrangement = { stage?: Stage; snoozedUntil?: string | null; isAnswered?: boolean }

/** Sets a buyer's stage, puts a conversation off or says that nothing is left to answer; every list and column that shows it follows. */
export async function arrange(conversationId: string, arrangement: Arrangement): Promise<void> {
  await call('PUT /api/broker/conversations/:id', { params: { id: conversationId }, body: arrangement })
  void invalidate(
    'GET /api/broker/conversations',
    'GET /api/broker/counts',
    'GET /api/broker/conversations/:id/desk',
    'GET /api/conversations/:id',
  )
}
