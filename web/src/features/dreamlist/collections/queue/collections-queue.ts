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

/** Likes that the server does not have yet: only what it knows as liked goes into a collection. */
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
 * Sends what waits, now, whenever the app resumes and once the likes that it waits for are sent; follows the person who is
 * signed in. Returns how to stop.
 */
export function startCollectionsQueue(first: LikesOnTheirWay): () => void {
  likes = first
  return queue.start()
}

/** Tries to send everything that waits; returns how much still does. */
export async function sendUnsentCollections(): Promise<number> {
  queue.start()
  await queue.send()
  return queue.state.get().length
}

/** How many changes of collections the server does not have. */
export async function countUnsentCollections(): Promise<number> {
  queue.start()
  return (await queue.loaded()).length
}

export const collectionsState = queue.state

/** Saves what was done on the device, in its order, and sends it as soon as that is possible. */
export function changeCollections(...acts: readonly Act[]) {
  queue.start()
  const made = acts.map((act) => ({ changeId: crypto.randomUUID(), act, isStarted: false, refusal: null }))
  void queue.change((old) => made.reduce(addChange, old))?.then(queue.send)
}

/** Gives up a name and note that the server did not take: what it has stays. */
export const giveUpEdit = (id: string) => void queue.change((old) => giveUp(old, id))
