import type { CardRoom } from '@dream/contract/api/designs/design'
import { expect, it } from 'vitest'
import { roomGroups } from './rooms.ts'

const room = (name: string, facts: Partial<CardRoom>): CardRoom => ({
  id: name,
  name,
  kind: 'bedroom',
  level: 'ground',
  width: 4000,
  depth: 3500,
  area: 14,
  ...facts,
})

it('lists the rooms of a storey, largest first, with their size in metres', () => {
  const [ground] = roomGroups([room('Bed 2', {}), room('Kitchen', { area: 28, width: 6540, depth: 3810 })])

  expect(ground?.rooms).toEqual([
    { id: 'Kitchen', name: 'Kitchen', size: '6.5 × 3.8', share: 1 },
    { id: 'Bed 2', name: 'Bed 2', size: '4.0 × 3.5', share: 0.5 },
  ])
})

it('leaves out circulation spaces', () => {
  expect(roomGroups([room('Hall', { kind: 'hall' })])).toEqual([])
})

it('has a group for each storey', () => {
  const groups = roomGroups([room('Bed 1', { level: 'upper' }), room('Living', {})])

  expect(groups.map((group) => group.level)).toEqual(['ground', 'upper'])
})
