import type { BrokerReview, BrokerSuspension } from '@dream/contract/api/admin/brokers'
import type { Database, Tx } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { AdminCaller } from '#platform/http/api-guard.ts'
import { problem } from '#platform/problems/problem.ts'
import { change } from '../../audit/change.ts'
import { queueSuspensionEmail } from '../../people/suspension-emails.ts'
import { suspend } from '../../people/suspension.store.ts'
import { readReview } from '../review.store.ts'
import { HAND_OVER } from './hand-over.ts'
import { countOpen, lockBrokerAccount, readPlaces } from './hand-over.store.ts'

type Suspension = BrokerSuspension & { id: string }

/**
 * Suspends a broker: signed out at once, and no longer available. A job hands their conversations over, buyer by buyer. For a
 * broker who was suspended elsewhere, as after a report, only the open conversations are handed over.
 */
export const suspendBroker = (
  { database }: { database: Database },
  by: AdminCaller,
  { id, reason, handOverTo }: Suspension,
): Promise<BrokerReview> =>
  change(database, { by, action: 'broker.suspend', entity: 'broker', entityId: id, reason }, async (tx) => {
    if (!(await lockBrokerAccount(tx, id))) throw problem('not-found')
    const conversations = await countOpen(tx, id)
    await refuseWithoutRoom(tx, { id, handOverTo, conversations })
    const isNew = await suspend(tx, id)
    if (isNew) await queueSuspensionEmail(tx, { kind: 'suspended', userId: id })
    else if (conversations === 0) throw problem('nothing-to-hand-over')
    const payload = { brokerId: id, to: handOverTo, isFirst: true }
    await enqueue(tx, { name: HAND_OVER, payload }, { key: `${HAND_OVER}:${id}` })
    const result = await readReview(tx, id)
    if (!result) throw problem('not-found')
    const before = { isSuspended: !isNew, openConversations: conversations }
    return { before, after: { isSuspended: true, handedOverTo: handOverTo }, result }
  })

type Wish = { id: string; handOverTo: string | null; conversations: number }

async function refuseWithoutRoom(tx: Tx, { id, handOverTo, conversations }: Wish): Promise<void> {
  if (handOverTo === null) return
  const places = handOverTo === id ? null : await readPlaces(tx, handOverTo)
  if (places === null) throw problem('hand-over-impossible', { message: 'Choose a broker who is listed.' })
  if (places < conversations) {
    const message = `There are ${conversations} open conversations, and this broker has room for ${Math.max(0, places)}.`
    throw problem('hand-over-impossible', { message })
  }
}
