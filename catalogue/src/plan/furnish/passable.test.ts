import { expect, test } from 'vitest'

import { build } from '../build.ts'
import type { Level, Piece } from '../level.ts'
import { cottage } from '../templates/single/narrow/cottage.ts'
import { passable } from './passable.ts'

const [ground] = build(cottage, '0').levels
const bedroom = ground.rooms.find((room) => room.id === 'bed2')
const own = ground.pieces.filter((piece) => piece.room === 'bed2')
const leavesAWay = (level: Level, pieces: readonly Piece[]) =>
  bedroom ? passable(bedroom, level, level.openings)(pieces) : null

test('a furnished bedroom leaves a way to its bed', () => {
  expect(own.some((piece) => piece.type.startsWith('bed-'))).toBe(true)
  expect(leavesAWay(ground, own)).toBe(true)
})

test('a chest before the bedroom door blocks it', () => {
  const door = ground.openings.find((one) => one.type === 'swing' && [one.low, one.high].includes('bed2'))
  const across = door?.axis === 'x'
  const [low = 0, high = 0] = door?.band ?? []
  const [from = 0, to = 0] = door?.span ?? []
  const chest: Piece = {
    type: 'drawers',
    room: 'bed2',
    rect: across
      ? { x: low - 500, y: from - 400, w: high - low + 1000, h: to - from + 800 }
      : { x: from - 400, y: low - 500, w: to - from + 800, h: high - low + 1000 },
    facing: 'rear',
    flipped: false,
  }

  expect(leavesAWay(ground, [...own, chest])).toBe(false)
})

test('furniture of other rooms does not block a room', () => {
  const elsewhere = own.map((piece): Piece => ({
    ...piece,
    room: 'garage',
    rect: bedroom?.main ?? piece.rect,
  }))

  expect(leavesAWay(ground, [...own, ...elsewhere])).toBe(true)
})
