import { expect, test } from 'vitest'

import { candidatesOf } from '#testing/candidates.ts'
import { footprintOf } from '../../build.ts'
import type { Template } from '../../draft.ts'
import { centreOf } from '../../geometry/geometry.ts'
import type { Level } from '../../level.ts'
import { roomOf } from '../../level.ts'
import { cornerBlock } from './wide/corner-block.ts'
import { dualLiving } from './wide/dual-living.ts'
import { cottage } from './narrow/cottage.ts'
import { duplexHalf } from './narrow/duplex-half.ts'
import { rearSuite } from './narrow/rear-suite.ts'
import { homestead } from './wide/homestead.ts'
import { longVerandah } from './wide/long-verandah.ts'
import { splitZone } from './wide/split-zone.ts'
import { twoPavilions } from './wide/two-pavilions.ts'

/** Ground levels of the good plans among a template's first seeds; there is at least one. */
function groundsOf(template: Template, seeds = 8): Level[] {
  const grounds = candidatesOf(template, seeds).map(({ plan }) => plan.levels[0])
  expect(grounds.length).toBeGreaterThan(0)
  return grounds
}

/** Position of a room in its house: across and back, from 0 to 1. */
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

test("the small home under the same roof has its own front door and at most one door to the family's home", () => {
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

test("a split house has the main suite before the living room and the children's rooms behind it", () => {
  for (const level of groundsOf(splitZone)) {
    const [, living] = placeOf(level, 'living')
    expect(placeOf(level, 'master')[1]).toBeLessThan(living)
    expect(placeOf(level, 'bed2')[1]).toBeGreaterThan(living)
    expect(placeOf(level, 'bed3')[1]).toBeGreaterThan(living)
  }
})

/** Ground levels of the good plans of a template's second edition. */
function laterGroundsOf(template: Template, seeds = 8): Level[] {
  const later: Template = { id: template.id, draft: template.secondEdition ?? template.draft }
  return groundsOf(later, seeds)
}

test('a rear-suite house may have all its bedrooms along one side, the main one last', () => {
  for (const level of laterGroundsOf(rearSuite)) {
    const [[master, back], [child, front]] = [placeOf(level, 'master'), placeOf(level, 'bed2')]
    expect(master > 0.5).toBe(child > 0.5)
    expect(back).toBeGreaterThan(front)
  }
})

test('a long verandah lies before the living rooms, and before the bedrooms where it continues', () => {
  const lengths = laterGroundsOf(longVerandah).map((level) => {
    const { main } = roomOf(level, 'porch') ?? {}
    return (main?.w ?? 0) / footprintOf(level).w
  })

  expect(Math.min(...lengths)).toBeGreaterThan(0.35)
  expect(Math.max(...lengths)).toBeGreaterThan(0.7)
})

test('a cottage may have its main suite at the garden', () => {
  const backs = laterGroundsOf(cottage, 60).map((level) => placeOf(level, 'master')[1])

  expect(Math.max(...backs)).toBeGreaterThan(0.6)
})
