import { isRecord } from '@dream/contract/rules/app/is-record'

/** Action on collections. Ids are created on the device, so that a repeat is idempotent. */
export type Act =
  | { kind: 'make'; id: string; name: string }
  /** `version` is the one that was seen, so that a conflicting edit of name and note is detected. */
  | { kind: 'edit'; id: string; version: number; name: string; note: string }
  | { kind: 'remove'; id: string }
  | { kind: 'add' | 'take-out'; id: string; designId: string }
  | { kind: 'order'; id: string; designIds: readonly string[] }
  | { kind: 'order-all'; ids: readonly string[] }

export type CollectionChange = {
  changeId: string
  act: Act
  /** Whether it may have reached the server. */
  isStarted: boolean
  /** Message of a refused name and note, which then wait for the person. */
  refusal: string | null
}

export type CollectionsQueue = readonly CollectionChange[]

export const EMPTY_QUEUE: CollectionsQueue = []

const idOf = (act: Act) => (act.kind === 'order-all' ? null : act.id)

/** Adds a change and drops unsent ones that it makes unnecessary. */
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
      // The opposite cancels it; a repeat has no effect.
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

/** Replaces an unsent or refused name and note by a newer one. */
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

/** Next change to send. */
export const nextOf = (queue: CollectionsQueue) => queue.find(({ refusal }) => refusal === null)

const replace = (queue: CollectionsQueue, changeId: string, by: Partial<CollectionChange>) =>
  queue.map((each) => (each.changeId === changeId ? { ...each, ...by } : each))

export const start = (queue: CollectionsQueue, changeId: string) =>
  replace(queue, changeId, { isStarted: true })

/** Marks a change as refused: it can be edited again, or discarded. */
export const refuse = (queue: CollectionsQueue, changeId: string, refusal: string) =>
  replace(queue, changeId, { isStarted: false, refusal })

export const settle = (queue: CollectionsQueue, changeId: string): CollectionsQueue =>
  queue.filter((each) => each.changeId !== changeId)

/** Drops all changes of a collection that does not exist. */
export const forget = (queue: CollectionsQueue, id: string): CollectionsQueue =>
  queue.filter(({ act }) => idOf(act) !== id)

/** Discards a refused name and note. */
export const giveUp = (queue: CollectionsQueue, id: string): CollectionsQueue =>
  queue.filter(({ act, refusal }) => refusal === null || idOf(act) !== id)

/** Version of the saved `CollectionsQueue`. */
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

/** Parses the saved queue; malformed changes are dropped. */
export const parseCollectionsQueue = (stored: unknown): CollectionsQueue =>
  Array.isArray(stored) ? stored.filter(isChange) : EMPTY_QUEUE
