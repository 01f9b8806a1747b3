import type { Stage } from '@dream/contract/rules/chat/chat'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'

type Arrangement = { stage?: Stage; snoozedUntil?: string | null; isAnswered?: boolean }

/** Everything that shows a conversation or counts it. */
export function refreshDesk() {
  void invalidate(
    'GET /api/chat/status',
    'GET /api/broker/conversations',
    'GET /api/broker/counts',
    'GET /api/broker/conversations/:id/desk',
    'GET /api/conversations/:id',
  )
}

/** Sets a buyer's stage, puts conversations off or says that nothing is left to answer; every list and column that shows them follows. */
export async function arrange(ids: readonly string[], arrangement: Arrangement): Promise<void> {
  await changeAll(ids, (id) =>
    call('PUT /api/broker/conversations/:id', { params: { id }, body: arrangement }),
  )
}

/** Does the same with each, also when one of them fails; then says how many did. */
async function changeAll(ids: readonly string[], change: (id: string) => Promise<unknown>) {
  const results = await Promise.allSettled(ids.map(change))
  refreshDesk()
  const failures = results.filter((each) => each.status === 'rejected')
  const [first] = failures
  if (!first) return
  if (ids.length === 1) throw first.reason
  throw new Error(`Couldn't change ${failures.length} of ${ids.length}. Please try again.`)
}
