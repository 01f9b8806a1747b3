import { gzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { attempt } from '#selection/choose.ts'
import { candidatesOf } from '#testing/candidates.ts'
import { isWithin } from '#plan/geometry/geometry.ts'
import { TEMPLATES } from '#plan/templates/index.ts'
import { drawCard, frameOf } from './card.ts'
import { drawDetail } from './detail.ts'
import { labelsOf } from './labels/labels.ts'
import { widthOf } from './svg/text.ts'

const plans = TEMPLATES.flatMap((template) => candidatesOf(template, 12).slice(0, 2)).map((one) => one.plan)
const everyLevel = plans.flatMap((plan) => plan.levels.map((level) => ({ plan, level })))
const drawn = everyLevel.map(({ plan, level }) => ({
  card: drawCard(plan, level, 'light').svg,
  detail: drawDetail(plan, level, 'rear').svg,
}))
const sizes = { name: 10.2, smallest: 8.2, size: 9, sizesAbove: [44, 34] } as const

test('a drawing has its text as outlines and needs no font', () => {
  expect(drawn.filter(({ card, detail }) => /<text|font-family/.test(card + detail))).toEqual([])
})

test('a drawing refers only to what it defines', () => {
  for (const { card, detail } of drawn) {
    for (const svg of [card, detail]) {
      const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
      const missing = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].filter(([, id]) => !ids.has(id))
      expect(missing).toEqual([])
    }
  }
})

test('the zoomable drawing takes less than 20 kB compressed', () => {
  expect(drawn.filter(({ detail }) => gzipSync(detail).length > 20_000)).toEqual([])
})

test('a card fits its column, wide houses the whole card', () => {
  for (const plan of plans) {
    const { w, h } = frameOf(plan)
    expect((w <= 238 && h <= 438) || (w <= 358 && h <= 300)).toBe(true)
  }
})

test('every habitable room is named, in a readable size, inside its walls', () => {
  for (const { plan, level } of everyLevel) {
    const { px } = frameOf(plan)
    const labels = labelsOf(level, { px, ...sizes })
    const unnamed = ['stair', 'linen', 'hall', 'landing']
    const named = level.rooms.filter(
      (room) => !/^(robe|linen|store)\d*$/.test(room.id) && !unnamed.includes(room.kind),
    )
    expect(labels.filter((one) => one.className === 'n').length).toBeGreaterThanOrEqual(named.length - 1)
    for (const { text, x, y, size, upright } of labels) {
      const [w, h] = upright ? [size * 7, widthOf(text, size) * 10] : [widthOf(text, size) * 10, size * 7]
      const rect = { x: x * 10 - w / 2, y: -y * 10 - h / 2, w, h }
      expect(size / px).toBeGreaterThanOrEqual(8.2)
      expect(level.rooms.some((room) => isWithin(rect, room.tiles))).toBe(true)
    }
  }
})

test('the same plan is drawn the same way twice', () => {
  const [first] = everyLevel
  const again = TEMPLATES[0] && first ? attempt(TEMPLATES[0], first.plan.seed) : null

  expect(again && drawCard(again, again.levels[0], 'light').svg).toBe(drawn[0]?.card)
})
