import { expect, test } from 'vitest'

import type { Signature } from '#plan/distance.ts'
import { COLUMNS, distance, ROWS } from '#plan/distance.ts'
import { candidatesOf } from '#testing/candidates.ts'
import { addUnlike, interleaved, nearestOf, withoutCopies } from './choose.ts'
import { frontSuite } from '#plan/templates/single/narrow/front-suite.ts'
import { cottage } from '#plan/templates/single/narrow/cottage.ts'

const candidates = [frontSuite, cottage].flatMap((template) => candidatesOf(template, 40))
const options = { count: 12, perTemplate: () => 8, minDistance: 0 }

/**
 * Number of cells. Fake plans fill their first cells with another kind than the rest, so that two differ by the difference of
 * their sizes.
 */
const CELLS = COLUMNS * ROWS
const sized = (part: number): { signature: Signature } => ({
  signature: {
    template: 'a',
    storeys: [Uint8Array.from({ length: CELLS }, (_, at) => (at < part * CELLS ? 1 : 2))],
  },
})

test('no two of the chosen plans are too like each other', () => {
  const chosen = addUnlike([], candidates, { ...options, minDistance: 0.2 })

  expect(chosen.length).toBeGreaterThan(3)
  expect(nearestOf(chosen)[0]).toBeGreaterThanOrEqual(0.2)
})

test('the plan farthest from all existing ones comes first', () => {
  const chosen = addUnlike([sized(0)], [sized(0.4), sized(0.25), sized(1)], { ...options, count: 3 })

  expect(chosen).toEqual([sized(0), sized(1), sized(0.4)])
})

test('no template takes more than its share', () => {
  const chosen = addUnlike([], candidates, { ...options, perTemplate: () => 6 })

  expect(chosen.filter((one) => one.plan.template === 'front-suite')).toHaveLength(6)
})

test('given plans stay first, and only unlike ones are added', () => {
  const given = [sized(0), sized(1)]

  const chosen = addUnlike(given, [sized(0.1), sized(0.4), sized(0.9)], { ...options, minDistance: 0.2 })

  expect(chosen).toEqual([...given, sized(0.4)])
})

test('a near copy is left out even when plans are lacking', () => {
  const chosen = addUnlike([sized(0)], [sized(0.1), sized(0.5)], { ...options, minDistance: 0.2 })

  expect(chosen).toEqual([sized(0), sized(0.5)])
})

test('of two near copies the later one is removed', () => {
  expect(withoutCopies([sized(0), sized(0.5), sized(0.6)], 0.2)).toEqual([sized(0), sized(0.5)])
})

test('a plan that is like two others is removed, rather than both of them', () => {
  expect(withoutCopies([sized(0.3), sized(0.15), sized(0.45)], 0.2)).toEqual([sized(0.15), sized(0.45)])
})

test('a mirror image is the same plan', () => {
  const picture = Uint8Array.from({ length: CELLS }, (_, at) => (at % COLUMNS < 9 ? 1 : 2 + (at % COLUMNS)))
  const turned = picture.map((_, at) => picture[at - (at % COLUMNS) + COLUMNS - 1 - (at % COLUMNS)] ?? 0)
  const signed = (cells: Uint8Array): Signature => ({ template: 'a', storeys: [cells] })

  expect(distance(signed(picture), signed(turned))).toBe(0)
  expect(
    distance(signed(picture), signed(picture.map((cell, at) => (at < CELLS / 2 ? 50 : cell)))),
  ).toBeCloseTo(0.5)
})

test('only the cells covered by a house count', () => {
  const part = (kind: number): Signature => ({
    template: 'a',
    storeys: [Uint8Array.from({ length: CELLS }, (_, at) => (at < 100 ? 1 : at < 200 ? kind : 0))],
  })

  expect(distance(part(2), part(3))).toBeCloseTo(0.5)
})

test('a two-storey house is unlike any single-storey one', () => {
  const [cells] = sized(0).signature.storeys
  const tall: Signature = { template: 'a', storeys: [cells ?? new Uint8Array(), cells ?? new Uint8Array()] }

  expect(distance(sized(0).signature, tall)).toBe(1)
})

test('each plan is measured against its nearest neighbour', () => {
  const away = nearestOf([sized(0), sized(0.25), sized(1)])

  expect(away.map((part) => Math.round(part * 100) / 100)).toEqual([0.25, 0.25, 0.75])
})

test('plans of one template are spread over the whole library', () => {
  const dealt = interleaved(
    addUnlike([], candidates, { ...options, perTemplate: () => 6 }).map((one) => one.plan),
  ).map((plan) => plan.template)

  expect(dealt.slice(0, 6).filter((template) => template === 'front-suite')).toHaveLength(3)
  expect(dealt.slice(6).filter((template) => template === 'front-suite')).toHaveLength(3)
})
