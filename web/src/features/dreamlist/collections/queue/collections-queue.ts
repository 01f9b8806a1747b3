import { createDurableQueue } from '#lib/durable-queue/durable-queue.ts'
import {
  addChange,
  COLLECTIONS_VERSION,
  EMPTY_QUEUE,
  giveUp,
  parseCollectionsQueue,
  type Act,
} from './collection-changes.ts'
import { sendCollections } from './send-collections.ts'

/** Unsent likes: the server accepts only liked designs in a collection. */
export type LikesOnTheirWay = {
  has: (designId: string) => Promise<boolean>
  onChange: (listener: () => void) => () => void
}

let likes: LikesOnTheirWay | null = null

const queue = createDurableQueue({
  name: 'collections',
  version: COLLECTIONS_VERSION,
  empty: EMPTY_QUEUE,
  parse: parseCollectionsQueue,
  sendAll: (turn) => sendCollections(turn, async (designId) => (await likes?.has(designId)) ?? false),
  onChance: (send) => likes?.onChange(() => collectionsState.get().length > 0 && send()) ?? (() => {}),
})

/**
 * Sends the queue now, on each resume, and once the likes that it waits for are sent; follows the signed-in person. Returns the
 * stop function.
 */
export function startCollectionsQueue(first: LikesOnTheirWay): () => void {
  likes = first
  return queue.start()
}

/** Tries to send the queue; resolves with the number of changes that are left. */
export async function sendUnsentCollections(): Promise<number> {
  queue.start()
  await queue.send()
  return queue.state.get().length
}

/** Number of unsent changes of collections. */
export async function countUnsentCollections(): Promise<number> {
  queue.start()
  return (await queue.loaded()).length
}

export const collectionsState = queue.state

/** Saves changes on the device in their order, and sends them as soon as possible. */
export function changeCollections(...acts: readonly Act[]) {
  queue.start()
  const made = acts.map((act) => ({ changeId: crypto.randomUUID(), act, isStarted: false, refusal: null }))
  void queue.change((old) => made.reduce(addChange, old))?.then(queue.send)
}

/** Discards a refused name and note: the server's stay. */
export const giveUpEdit = (id: string) => void queue.change((old) => giveUp(old, id))
