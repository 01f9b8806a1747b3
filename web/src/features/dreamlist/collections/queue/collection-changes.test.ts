import { describe, expect, it } from 'vitest'
import {
  addChange,
  EMPTY_QUEUE,
  forget,
  giveUp,
  nextOf,
  parseCollectionsQueue,
  refuse,
  start,
  type Act,
  type CollectionChange,
} from './collection-changes.ts'

const aChange = (act: Act, changeId: string = act.kind): CollectionChange => ({
  changeId,
  act,
  isStarted: false,
  refusal: null,
})
const queueOf = (...acts: Act[]) => acts.map((act) => aChange(act)).reduce(addChange, EMPTY_QUEUE)
const kindsOf = (queue: readonly CollectionChange[]) => queue.map(({ act }) => act.kind)

const make: Act = { kind: 'make', id: 'c1', name: 'For Mum' }
const add: Act = { kind: 'add', id: 'c1', designId: 'd1' }
const takeOut: Act = { kind: 'take-out', id: 'c1', designId: 'd1' }
const edit: Act = { kind: 'edit', id: 'c1', version: 3, name: 'For Dad', note: '' }
const order: Act = { kind: 'order', id: 'c1', designIds: ['d2', 'd1'] }
const remove: Act = { kind: 'remove', id: 'c1' }

describe('the queue', () => {
  it('is in the order of the changes', () => {
    expect(kindsOf(queueOf(make, add, edit))).toEqual(['make', 'add', 'edit'])
  })

  it.each([
    ['a design that was put in and taken out again', [add, takeOut], []],
    ['a design that was taken out and put in again', [takeOut, add], []],
    ['the same tick twice', [add, add], ['add']],
    ['two orders of one collection', [order, add, order], ['add', 'order']],
    [
      'two orders of all',
      [
        { kind: 'order-all', ids: ['a'] },
        { kind: 'order-all', ids: ['b'] },
      ],
      ['order-all'],
    ],
    ['a collection that was made and deleted here', [make, add, edit, remove], []],
    ['a deleted collection that the server has', [add, edit, order, remove], ['remove']],
  ] satisfies [string, Act[], Act['kind'][]][])('of %s has no unnecessary changes', (_, acts, kinds) => {
    expect(kindsOf(queueOf(...acts))).toEqual(kinds)
  })

  it('also has the deletion once the server may know the collection', () => {
    const queue = addChange(start(queueOf(make), 'make'), aChange(remove))

    expect(kindsOf(queue)).toEqual(['make', 'remove'])
  })

  it('keeps the first version that was seen through several edits, and takes the new one after a refusal', () => {
    const again = aChange({ ...edit, version: 4, name: 'For both' }, 'again')
    const [whole] = addChange(queueOf(edit), again)
    const [afterRefusal] = addChange(refuse(queueOf(edit), 'edit', 'Changed meanwhile.'), again)

    expect(whole?.act).toEqual({ ...edit, version: 3, name: 'For both' })
    expect(afterRefusal).toMatchObject({ act: { version: 4, name: 'For both' }, refusal: null })
  })

  it('skips a refused change, until that is discarded', () => {
    const queue = refuse(queueOf(edit, add), 'edit', 'Changed meanwhile.')

    expect(nextOf(queue)?.act.kind).toBe('add')
    expect(kindsOf(giveUp(queue, 'c1'))).toEqual(['add'])
  })

  it('has nothing of a collection that could not be created', () => {
    const other: Act = { ...add, id: 'c2' }

    expect(forget(queueOf(make, add, other), 'c1').map(({ act }) => act)).toEqual([other])
  })
})

it('malformed saved changes are dropped, the others kept', () => {
  const good = [make, add, takeOut, edit, order, remove, { kind: 'order-all', ids: ['c1'] } as const].map(
    (act) => aChange(act),
  )
  const bad = [
    null,
    { ...aChange(make), changeId: 1 },
    { ...aChange(make), act: { kind: 'paint', id: 'c1' } },
    { ...aChange(order), act: { ...order, designIds: [1] } },
    { ...aChange(edit), act: { ...edit, version: 'one' } },
  ]

  expect(parseCollectionsQueue([...bad, ...good])).toEqual(good)
  expect(parseCollectionsQueue('broken')).toEqual([])
})
