import { groundOf } from '@dream/contract/rules/land/land-fit'
import { ROOM_NAMES } from '@dream/contract/rules/designs/rooms'
import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { compareRows } from './compare-rows.ts'
import { ROOM_KINDS } from './room-order.ts'

const ground = groundOf({ corner: null, setbacks: null, state: 'TAS', mustHaves: [] })
const wattle = aLikedDesign({ title: 'Wattle' }, 1)
const banksia = aLikedDesign(
  {
    title: 'Banksia',
    bedrooms: 3,
    plan: wattle.plan && {
      ...wattle.plan,
      houseWidth: 10,
      minLotWidth: 12,
      rooms: [
        ...wattle.plan.rooms.filter(({ kind }) => kind === 'kitchen'),
        { id: 'b2', name: 'Bed 2', kind: 'bedroom', level: 'ground', width: 3000, depth: 3000, area: 9 },
        { id: 'b3', name: 'Bed 3', kind: 'bedroom', level: 'ground', width: 3500, depth: 3200, area: 11.2 },
      ],
    },
  },
  2,
)

const rowsOf = (block: Parameters<typeof compareRows>[1]['block'] = null) =>
  compareRows([wattle, banksia], { ground, block }).flatMap(({ rows }) => rows)
const row = (name: string) => rowsOf({ ...ground, width: 13, depth: null }).find((each) => each.name === name)

it('matches rooms by kind, the largest first, and marks where one has none', () => {
  expect(row('Bedroom')).toMatchObject({ cells: [['–'], ['3.5 × 3.2', '3.0 × 3.0']], differs: true })
  expect(row('Kitchen')).toMatchObject({ differs: false })
  expect(row('Media room')).toBeUndefined()
})

it('marks differences, with each plan’s fit on the block', () => {
  expect(row('Bedrooms')).toMatchObject({ cells: [['4'], ['3']], differs: true })
  expect(row('Storeys')).toMatchObject({ cells: [['1'], ['1']], differs: false })
  expect(row('On my block')).toMatchObject({ cells: [['1.5 m too wide'], ['Fits, 1 m to spare']] })
  expect(rowsOf(null).map(({ name }) => name)).not.toContain('On my block')
})

it('has a position for every kind of room', () => {
  expect([...ROOM_KINDS].toSorted()).toEqual(Object.keys(ROOM_NAMES).toSorted())
})
