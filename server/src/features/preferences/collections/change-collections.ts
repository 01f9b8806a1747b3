import { COLLECTION_DESIGNS_MAX, COLLECTIONS_MAX } from '@dream/contract/rules/designs/collections'
import type { Database, Tx } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import * as store from './collections.store.ts'

type Which = { userId: string; id: string }

/** Changes a person's collections under a lock, so that windows take turns; returns all of them afterwards. */
async function change(
  database: Database,
  userId: string,
  work: (tx: Tx, known: readonly store.StoredCollection[]) => Promise<unknown>,
): Promise<store.StoredCollection[]> {
  return database.transaction(async (tx) => {
    await store.lockPerson(tx, userId)
    await work(tx, await store.readCollections(tx, userId))
    return store.readCollections(tx, userId)
  })
}

export const makeCollection = (database: Database, made: Which & { name: string }) =>
  change(database, made.userId, async (tx, known) => {
    if (known.some(({ id }) => id === made.id)) return
    if (known.length >= COLLECTIONS_MAX) throw problem('collections-full')
    await store.insertCollection(tx, made)
  })

type Edit = Which & { version: number; name?: string | undefined; note?: string | undefined }

export const editCollection = (database: Database, { userId, id, version, name, note }: Edit) =>
  change(database, userId, async (tx, known) => {
    if (!known.some((each) => each.id === id)) throw problem('not-found')
    const fields = { ...(name !== undefined && { name }), ...(note !== undefined && { note }) }
    const isDone = await store.updateCollection(tx, { userId, id, version, ...fields })
    if (!isDone) throw problem('collection-changed')
  })

export const removeCollection = (database: Database, which: Which) =>
  change(database, which.userId, (tx) => store.deleteCollection(tx, which))

export const addDesign = (database: Database, which: Which & { designId: string }) =>
  change(database, which.userId, async (tx, known) => {
    const collection = known.find(({ id }) => id === which.id)
    if (!collection) throw problem('not-found')
    if (collection.designIds.includes(which.designId)) return
    if (collection.designIds.length >= COLLECTION_DESIGNS_MAX) throw problem('collection-full')
    await store.dropUnliked(tx, { ...which, max: COLLECTION_DESIGNS_MAX })
    await store.insertDesign(tx, which)
    const now = await store.readCollections(tx, which.userId)
    const isIn = now.some(({ id, designIds }) => id === which.id && designIds.includes(which.designId))
    if (!isIn) throw problem('not-found', { message: 'Only designs that you like go into a collection.' })
  })

export const removeDesign = (database: Database, which: Which & { designId: string }) =>
  change(database, which.userId, (tx) => store.deleteDesign(tx, which))

export const orderDesigns = (database: Database, order: Which & { designIds: readonly string[] }) =>
  change(database, order.userId, async (tx, known) => {
    if (!known.some(({ id }) => id === order.id)) throw problem('not-found')
    await store.orderDesigns(tx, order)
  })

export const orderCollections = (database: Database, order: { userId: string; ids: readonly string[] }) =>
  change(database, order.userId, (tx) => store.orderCollections(tx, order))
