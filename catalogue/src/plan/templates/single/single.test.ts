import { expect, test } from 'vitest'

import { candidatesOf } from '#choose.ts'
import { footprintOf } from '../../build.ts'
import type { Template } from '../../draft.ts'
import { centreOf } from '../../geometry.ts'
import type { Level } from '../../level.ts'
import { roomOf } from '../../level.ts'
import { cornerBlock } from './corner-block.ts'
import { dualLiving } from './dual-living.ts'
import { duplexHalf } from './duplex-half.ts'
import { homestead } from './homestead.ts'
import { splitZone } from './split-zone.ts'
import { twoPavilions } from './two-pavilions.ts'

/** The good plans among a template's first seeds; there is at least one. */
function groundsOf(template: Template): Level[] {
  const grounds = candidatesOf(template, 6).map(({ plan }) => plan.levels[0])
  expect(grounds.length).toBeGreaterThan(0)
  return grounds
}

/** How far right and how far back a room lies in its house, from 0 to 1. */
function placeOf(level: Level, id: string): [across: number, back: number] {
  const room = roomOf(level, id)
  if (!room) throw new Error(`There is no ${id}.`)
  const house = footprintOf(level)
  const [x, y] = centreOf(room.main)
  return [(x - house.x) / house.w, (y - house.y) / house.h]
}

const doorsBetween = (level: Level, ones: ReadonlySet<string>) =>
  level.openings.filter(
    ({ type, low, high }) =>
      type !== 'window' && low !== null && high !== null && ones.has(low) !== ones.has(high),
  )

test('on a corner, cars and front door come from the same side street', () => {
  for (const level of groundsOf(cornerBlock)) {
    const roller = level.openings.find((one) => one.type === 'roller')
    const [porchAcross] = placeOf(level, 'porch')
    expect(roller?.axis).toBe('x')
    expect(porchAcross > 0.5).toBe(roller?.high === null)
  }
})

test('a homestead is far wider than deep, with the family room between parents and children', () => {
  for (const level of groundsOf(homestead)) {
    const house = footprintOf(level)
    const [[living], [master], [child]] = [
      placeOf(level, 'living'),
      placeOf(level, 'master'),
      placeOf(level, 'bed2'),
    ]
    expect(house.w).toBeGreaterThan(house.h * 1.4)
    expect(house.w).toBeLessThanOrEqual(26_000)
    expect(master < living).toBe(living < child)
  }
})

test('the small home under the same roof has its own front door and at most one door to the family', () => {
  const small = new Set(['living2', 'kitchenette', 'lobby2', 'guest', 'bath2'])
  for (const level of groundsOf(dualLiving)) {
    const front = level.openings.filter((one) => one.type === 'entry')
    const inner = doorsBetween(level, small).filter((one) => one.low !== 'porch' && one.high !== 'porch')
    expect(front).toHaveLength(2)
    expect(inner.length).toBeLessThanOrEqual(1)
  }
})

test('half a duplex is 8 to 9.5 metres wide and holds one car', () => {
  for (const level of groundsOf(duplexHalf)) {
    expect(footprintOf(level).w).toBeGreaterThanOrEqual(8000)
    expect(footprintOf(level).w).toBeLessThanOrEqual(9500)
    expect(level.pieces.filter((piece) => piece.type === 'car')).toHaveLength(1)
  }
})

test('the passage between two pavilions is glazed', () => {
  for (const level of groundsOf(twoPavilions)) {
    const glass = level.openings.filter(
      ({ type, low, high }) => (type === 'window' || type === 'slider') && [low, high].includes('gallery'),
    )
    expect(glass.length).toBeGreaterThan(0)
  }
})

test('a split house has the parents before the living room and the children behind it', () => {
  for (const level of groundsOf(splitZone)) {
    const [, living] = placeOf(level, 'living')
    expect(placeOf(level, 'master')[1]).toBeLessThan(living)
    expect(placeOf(level, 'bed2')[1]).toBeGreaterThan(living)
    expect(placeOf(level, 'bed3')[1]).toBeGreaterThan(living)
  }
})
