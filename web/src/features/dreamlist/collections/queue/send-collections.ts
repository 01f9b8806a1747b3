import type { Collections } from '@dream/contract/api/designs/collections'
import { classifyFailure } from '@dream/contract/rules/app/problems'
import { ApiError, call } from '#lib/api/api-client.ts'
import { cancelRead, invalidate, setApiData } from '#lib/api/query.ts'
import type { Turn } from '#lib/durable-queue/sender.ts'
import { showToast } from '#ui/overlays/toast.ts'
import {
  forget,
  nextOf,
  refuse,
  settle,
  start,
  type Act,
  type CollectionChange,
  type CollectionsQueue,
} from './collection-changes.ts'

const LIST = 'GET /api/preferences/collections'

type Done = (old: CollectionsQueue) => CollectionsQueue

/** Sends the queue; sending is idempotent. A design is added to a collection only once the server has its like. */
export async function sendCollections(
  turn: Turn<CollectionsQueue>,
  isLikeOnItsWay: (designId: string) => Promise<boolean>,
) {
  let isSent = false
  for (;;) {
    const next = nextOf(await turn.read())
    if (!next || (next.act.kind === 'add' && (await isLikeOnItsWay(next.act.designId)))) break
    if (!turn.isSignedIn()) break
    await turn.change((old) => start(old, next.changeId))
    const done = await send(next, turn)
    if (!done || !turn.isSignedIn()) break
    await turn.change(done)
    isSent = true
  }
  // Refetch for changes by other devices, and for reads that were cancelled.
  if (isSent) void invalidate(LIST, 'GET /api/preferences/collections/:id/designs')
}

/** Sends one change; resolves with the change of the queue, or null to retry later. */
async function send(change: CollectionChange, turn: Turn<CollectionsQueue>): Promise<Done | null> {
  const { changeId, act } = change
  try {
    // Cancel pending reads of the list, whose answer would be older than this change.
    void cancelRead(LIST)
    const answer = await request(act)
    turn.succeeded()
    if (turn.isSignedIn()) setApiData(LIST, () => answer)
    return (old) => settle(old, changeId)
  } catch (error) {
    const failure = error instanceof ApiError ? error : null
    const retry = classifyFailure(failure)
    if (retry === 'never') return refused(change, failure)
    if (retry === 'later') turn.tryLater((failure?.retryAfterSeconds ?? 0) * 1000)
    return null
  }
}

async function refused({ changeId, act }: CollectionChange, failure: ApiError | null): Promise<Done> {
  if (act.kind === 'edit' && failure?.code === 'collection-changed') {
    // The conflict may be with its own first try, whose answer was lost.
    if (await isAlreadySo(act)) return (old) => settle(old, changeId)
    return (old) => refuse(old, changeId, failure.message)
  }
  if (act.kind === 'make' || act.kind === 'add') showToast(failure?.message ?? '')
  if (act.kind === 'edit') showToast(`Couldn't keep “${act.name}”: it was deleted on another device.`)
  return act.kind === 'make' ? (old) => forget(old, act.id) : (old) => settle(old, changeId)
}

async function isAlreadySo({ id, name, note }: Extract<Act, { kind: 'edit' }>): Promise<boolean> {
  try {
    const answer = await call(LIST)
    setApiData(LIST, () => answer)
    return answer.items.some((each) => each.id === id && each.name === name && each.note === note)
  } catch {
    return false
  }
}

function request(act: Act): Promise<Collections> {
  switch (act.kind) {
    case 'make':
      return call('PUT /api/preferences/collections/:id', { params: act, body: { name: act.name } })
    case 'edit': {
      const { version, name, note } = act
      return call('PATCH /api/preferences/collections/:id', { params: act, body: { version, name, note } })
    }
    case 'remove':
      return call('DELETE /api/preferences/collections/:id', { params: act })
    case 'add':
      return call('PUT /api/preferences/collections/:id/designs/:designId', { params: act })
    case 'take-out':
      return call('DELETE /api/preferences/collections/:id/designs/:designId', { params: act })
    case 'order': {
      const body = { designIds: [...act.designIds] }
      return call('PUT /api/preferences/collections/:id/order', { params: act, body })
    }
    case 'order-all':
      return call('PUT /api/preferences/collections', { body: { ids: [...act.ids] } })
  }
}
