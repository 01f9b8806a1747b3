import type { Stage } from '@dream/contract/rules/chat/chat'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'

type Arrangement = { stage?: Stage; snoozedUntil?: string | null; isAnswered?: boolean }

/** Refreshes every answer that shows or counts conversations. */
export function refreshDesk() {
  void invalidate(
    'GET /api/chat/status',
    'GET /api/broker/conversations',
    'GET /api/broker/counts',
    'GET /api/broker/conversations/:id/desk',
    'GET /api/conversations/:id',
  )
}

/** Sets a buyer's stage, snoozes conversations or marks them as done; refreshes every list and column that shows them. */
export async function arrange(ids: readonly string[], arrangement: Arrangement): Promise<void> {
  await changeAll(ids, (id) =>
    call('PUT /api/broker/conversations/:id', { params: { id }, body: arrangement }),
  )
}

/** Applies a change to each, continuing after failures, and reports how many succeeded. */
async function changeAll(ids: readonly string[], change: (id: string) => Promise<unknown>) {
  const results = await Promise.allSettled(ids.map(change))
  refreshDesk()
  const failures = results.filter((each) => each.status === 'rejected')
  const [first] = failures
  if (!first) return
  if (ids.length === 1) throw first.reason
  throw new Error(`Couldn't change ${failures.length} of ${ids.length}. Please try again.`)
}
