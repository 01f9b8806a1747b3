import type { Collection } from '@dream/contract/api/designs/collections'
import { expect, it } from 'vitest'
import type { Act } from './collection-changes.ts'
import { knownCollections } from './known-collections.ts'

const cover = (name: string) => ({ light: `/${name}.avif`, dark: null, width: 10, height: 20 })
const stored: Collection[] = [
  {
    id: 'c1',
    name: 'For Mum',
    note: '',
    version: 3,
    designIds: ['d1', 'd2'],
    covers: [cover('d1'), cover('d2')],
  },
  { id: 'c2', name: 'Corner', note: 'Wide', version: 1, designIds: [], covers: [] },
]
const after = (
  acts: Act[],
  refusal: string | null = null,
  coverOf = (id: string) => cover(id) as ReturnType<typeof cover> | null,
) =>
  knownCollections(
    stored,
    acts.map((act, at) => ({ changeId: `${at}`, act, isStarted: false, refusal })),
    coverOf,
  )

it("the server's collections are unchanged while nothing is unsent", () => {
  expect(after([])).toMatchObject(stored)
  expect(after([]).some(({ isWaiting, isNew }) => isWaiting || isNew)).toBe(false)
})

it('a new collection is shown at once with its designs, behind the others', () => {
  const [, , made] = after([
    { kind: 'make', id: 'c3', name: 'New' },
    { kind: 'add', id: 'c3', designId: 'd9' },
  ])

  expect(made).toMatchObject({
    name: 'New',
    designIds: ['d9'],
    covers: [cover('d9')],
    isNew: true,
    isWaiting: true,
  })
})

it('a new collection that the server has answered meanwhile is shown once', () => {
  expect(after([{ kind: 'make', id: 'c1', name: 'For Mum' }])).toHaveLength(2)
})

it('designs are added, removed and moved', () => {
  const idsAfter = (...acts: Act[]) => after(acts)[0]?.designIds
  expect(idsAfter({ kind: 'add', id: 'c1', designId: 'd3' })).toEqual(['d1', 'd2', 'd3'])
  expect(idsAfter({ kind: 'add', id: 'c1', designId: 'd1' })).toEqual(['d1', 'd2'])
  expect(idsAfter({ kind: 'take-out', id: 'c1', designId: 'd1' })).toEqual(['d2'])
  expect(
    idsAfter({ kind: 'add', id: 'c1', designId: 'd3' }, { kind: 'order', id: 'c1', designIds: ['d2', 'd1'] }),
  ).toEqual(['d2', 'd1', 'd3'])
})

it('the cover follows where this device has the pictures, and stays where it has not', () => {
  const moved: Act[] = [{ kind: 'order', id: 'c1', designIds: ['d2', 'd1'] }]

  expect(after(moved)[0]?.covers).toEqual([cover('d2'), cover('d1')])
  expect(after(moved, null, () => null)[0]?.covers).toEqual(stored[0]?.covers)
})

it('an edited name and note are shown, and the next edit is based on them', () => {
  const edit: Act = { kind: 'edit', id: 'c1', version: 3, name: 'For Dad', note: 'Ask' }

  expect(after([edit])[0]).toMatchObject({
    name: 'For Dad',
    note: 'Ask',
    version: 4,
    isWaiting: true,
    refusal: null,
  })
  expect(after([edit], 'Changed meanwhile.')[0]).toMatchObject({
    name: 'For Dad',
    version: 3,
    isWaiting: false,
    refusal: 'Changed meanwhile.',
  })
})

it('collections are ordered and deleted', () => {
  expect(after([{ kind: 'order-all', ids: ['c2'] }]).map(({ id }) => id)).toEqual(['c2', 'c1'])
  expect(after([{ kind: 'remove', id: 'c1' }]).map(({ id }) => id)).toEqual(['c2'])
})
