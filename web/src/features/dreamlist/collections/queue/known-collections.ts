import type { Collection } from '@dream/contract/api/designs/collections'
import { COLLECTION_COVERS } from '@dream/contract/rules/designs/collections'
import type { Act, CollectionChange, CollectionsQueue } from './collection-changes.ts'

type Cover = Collection['covers'][number]

/** Collection with its unsent changes. `isNew`: unknown to the server. */
export type KnownCollection = Collection & { isNew: boolean; isWaiting: boolean; refusal: string | null }

/** Merges unsent changes into the server's collections, in the person's order. */
export function knownCollections(
  stored: readonly Collection[],
  queue: CollectionsQueue,
  coverOf: (designId: string) => Cover | null,
): readonly KnownCollection[] {
  const asStored: readonly KnownCollection[] = stored.map((each) => ({
    ...each,
    isNew: false,
    isWaiting: false,
    refusal: null,
  }))
  return queue.reduce((known, change) => after(known, change, coverOf), asStored)
}

function after(
  known: readonly KnownCollection[],
  { act, refusal }: CollectionChange,
  coverOf: (designId: string) => Cover | null,
): readonly KnownCollection[] {
  if (act.kind === 'order-all') return ordered(known, act.ids, ({ id }) => id)
  if (act.kind === 'remove') return known.filter(({ id }) => id !== act.id)
  if (act.kind === 'make') {
    // The answer may arrive before the change leaves the queue.
    if (known.some(({ id }) => id === act.id)) return known
    const { id, name } = act
    const made = { id, name, note: '', version: 1, designIds: [], covers: [] }
    return [...known, { ...made, isNew: true, isWaiting: true, refusal: null }]
  }
  return known.map((collection) => {
    if (collection.id !== act.id) return collection
    if (act.kind === 'edit') return edited(collection, act, refusal)
    const designIds = designsAfter(collection.designIds, act)
    return { ...collection, designIds, covers: coversOf(collection, designIds, coverOf), isWaiting: true }
  })
}

const edited = (
  collection: KnownCollection,
  { version, name, note }: Extract<Act, { kind: 'edit' }>,
  refusal: string | null,
): KnownCollection => ({
  ...collection,
  name,
  note,
  // After a refusal the next edit is based on the server's current version.
  version: refusal === null ? Math.max(collection.version, version + 1) : collection.version,
  isWaiting: collection.isWaiting || refusal === null,
  refusal,
})

function designsAfter(
  ids: readonly string[],
  act: Extract<Act, { kind: 'add' | 'take-out' | 'order' }>,
): string[] {
  if (act.kind === 'order') return [...ordered(ids, act.designIds, (id) => id)]
  const rest = ids.filter((id) => id !== act.designId)
  if (act.kind === 'take-out') return rest
  return ids.includes(act.designId) ? [...ids] : [...ids, act.designId]
}

/** Sorts by a list of ids; the others follow in their previous order. */
function ordered<T>(all: readonly T[], ids: readonly string[], idOf: (each: T) => string): readonly T[] {
  const named = ids.flatMap((id) => all.find((each) => idOf(each) === id) ?? [])
  return [...named, ...all.filter((each) => !ids.includes(idOf(each)))]
}

/** Cover of the first pictures, as far as this device has them; else the previous one. */
function coversOf(
  { covers }: Collection,
  designIds: readonly string[],
  coverOf: (designId: string) => Cover | null,
): Cover[] {
  const first = designIds.slice(0, COLLECTION_COVERS)
  const found = first.flatMap((id) => coverOf(id) ?? [])
  return found.length === first.length ? found : covers
}
