import { isRecord } from '@dream/contract/rules/app/is-record'

/** What somebody did to their collections. Ids are made on the device, so that a repeat is known as one. */
export type Act =
  | { kind: 'make'; id: string; name: string }
  /** `version` is the one that was seen: whoever changes name and note behind somebody's back is not overwritten. */
  | { kind: 'edit'; id: string; version: number; name: string; note: string }
  | { kind: 'remove'; id: string }
  | { kind: 'add' | 'take-out'; id: string; designId: string }
  | { kind: 'order'; id: string; designIds: readonly string[] }
  | { kind: 'order-all'; ids: readonly string[] }

export type CollectionChange = {
  changeId: string
  act: Act
  /** It may have reached the server. */
  isStarted: boolean
  /** Why the server did not take a name and note, in words; they wait for the person. */
  refusal: string | null
}

export type CollectionsQueue = readonly CollectionChange[]

export const EMPTY_QUEUE: CollectionsQueue = []

const idOf = (act: Act) => (act.kind === 'order-all' ? null : act.id)

/** Adds a change; what it makes needless of what no server has heard of goes. */
export function addChange(queue: CollectionsQueue, change: CollectionChange): CollectionsQueue {
  const { act } = change
  const without = (isNeedless: (each: Act) => boolean) =>
    queue.filter(({ isStarted, act: each }) => isStarted || !isNeedless(each))
  switch (act.kind) {
    case 'make':
      return [...queue, change]
    case 'edit':
      return addEdit(queue, change, act)
    case 'remove': {
      const isNew = queue.some(
        ({ act: each, isStarted }) => each.kind === 'make' && each.id === act.id && !isStarted,
      )
      const rest = without((each) => idOf(each) === act.id)
      return isNew ? rest : [...rest, change]
    }
    case 'add':
    case 'take-out': {
      const waiting = queue.find(({ act: each, isStarted }) => !isStarted && isOfSamePair(each, act))
      if (!waiting) return [...queue, change]
      // The opposite undoes it; the same again is once.
      return waiting.act.kind === act.kind ? queue : queue.filter((each) => each !== waiting)
    }
    case 'order':
      return [...without((each) => each.kind === 'order' && each.id === act.id), change]
    case 'order-all':
      return [...without((each) => each.kind === 'order-all'), change]
  }
}

const isOfSamePair = (one: Act, other: { id: string; designId: string }) =>
  (one.kind === 'add' || one.kind === 'take-out') && one.id === other.id && one.designId === other.designId

/** A newer name and note take the place of those that were never sent, or were refused. */
function addEdit(
  queue: CollectionsQueue,
  change: CollectionChange,
  act: Extract<Act, { kind: 'edit' }>,
): CollectionsQueue {
  const replaced = queue.find(
    ({ act: each, isStarted }) => each.kind === 'edit' && each.id === act.id && !isStarted,
  )
  const seen = replaced?.act.kind === 'edit' && replaced.refusal === null ? replaced.act.version : act.version
  return [...queue.filter((each) => each !== replaced), { ...change, act: { ...act, version: seen } }]
}

/** What is sent next. */
export const nextOf = (queue: CollectionsQueue) => queue.find(({ refusal }) => refusal === null)

const replace = (queue: CollectionsQueue, changeId: string, by: Partial<CollectionChange>) =>
  queue.map((each) => (each.changeId === changeId ? { ...each, ...by } : each))

export const start = (queue: CollectionsQueue, changeId: string) =>
  replace(queue, changeId, { isStarted: true })

/** The server will never take it as it is: it can be changed again, or given up. */
export const refuse = (queue: CollectionsQueue, changeId: string, refusal: string) =>
  replace(queue, changeId, { isStarted: false, refusal })

export const settle = (queue: CollectionsQueue, changeId: string): CollectionsQueue =>
  queue.filter((each) => each.changeId !== changeId)

/** Nothing of a collection that there is not, and will not be. */
export const forget = (queue: CollectionsQueue, id: string): CollectionsQueue =>
  queue.filter(({ act }) => idOf(act) !== id)

/** A refused name and note are given up. */
export const giveUp = (queue: CollectionsQueue, id: string): CollectionsQueue =>
  queue.filter(({ act, refusal }) => refusal === null || idOf(act) !== id)

/** Of `CollectionsQueue` on the device. */
export const COLLECTIONS_VERSION = 1

const isText = (value: unknown): value is string => typeof value === 'string'
const areTexts = (value: unknown) => Array.isArray(value) && value.every(isText)

const HAS: Readonly<Record<string, (act: Record<string, unknown>) => boolean>> = {
  make: ({ id, name }) => isText(id) && isText(name),
  edit: ({ id, version, name, note }) =>
    isText(id) && Number.isInteger(version) && isText(name) && isText(note),
  remove: ({ id }) => isText(id),
  add: ({ id, designId }) => isText(id) && isText(designId),
  'take-out': ({ id, designId }) => isText(id) && isText(designId),
  order: ({ id, designIds }) => isText(id) && areTexts(designIds),
  'order-all': ({ ids }) => areTexts(ids),
}

const isChange = (value: unknown): value is CollectionChange =>
  isRecord(value) &&
  isText(value['changeId']) &&
  typeof value['isStarted'] === 'boolean' &&
  (value['refusal'] === null || isText(value['refusal'])) &&
  isRecord(value['act']) &&
  isText(value['act']['kind']) &&
  (HAS[value['act']['kind']]?.(value['act']) ?? false)

/** Reads what a device saved; what is malformed in it is dropped. */
export const parseCollectionsQueue = (stored: unknown): CollectionsQueue =>
  Array.isArray(stored) ? stored.filter(isChange) : EMPTY_QUEUE
