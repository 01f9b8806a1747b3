import { expect, test } from 'vitest'

import type { Signature } from '#plan/distance.ts'
import { distance } from '#plan/distance.ts'
import { candidatesOf, farthestFirst, interleaved, nearestPair, withoutCopies } from './choose.ts'
import { frontSuite } from '#plan/templates/single/narrow/front-suite.ts'
import { cottage } from '#plan/templates/single/narrow/cottage.ts'

const candidates = [frontSuite, cottage].flatMap((template) => candidatesOf(template, 40))
const options = { count: 12, perTemplate: 8, minDistance: 0 }

/** Plans that differ in nothing but one size. */
const sized = (size: number): { signature: Signature } => ({
  signature: { template: 'a', adjacency: new Set(['x']), programme: [1], sizes: [size], picture: ['hall'] },
})

test('the chosen plans are farther apart than the first ones', () => {
  const chosen = farthestFirst([], candidates, options)

  expect(chosen).toHaveLength(12)
  expect(nearestPair(chosen)).toBeGreaterThan(nearestPair(candidates.slice(0, 12)))
})

test('no template takes more than its share', () => {
  const chosen = farthestFirst([], candidates, { ...options, perTemplate: 6 })

  expect(chosen.filter((one) => one.plan.template === 'front-suite')).toHaveLength(6)
})

test('what is given stays first, and only what is unlike it is added', () => {
  const given = [sized(0), sized(5)]

  const chosen = farthestFirst(given, [sized(0.1), sized(2.4), sized(4.9)], { ...options, count: 3 })

  expect(chosen).toEqual([...given, sized(2.4)])
})

test('a near copy is left out even when plans are lacking', () => {
  const chosen = farthestFirst([sized(0)], [sized(0.1), sized(3)], { ...options, minDistance: 0.05 })

  expect(chosen).toEqual([sized(0), sized(3)])
})

test('of two near copies the later one goes', () => {
  expect(withoutCopies([sized(0), sized(3), sized(3.1)], 0.05)).toEqual([sized(0), sized(3)])
})

test('a mirror image is a near copy', () => {
  const picture = Array.from({ length: 140 }, (_, index) => (index % 10 < 3 ? 'garage' : `room${index % 10}`))
  const turned = picture.map((_, index) => picture[index - (index % 10) + 9 - (index % 10)] ?? '')
  const signed = (rooms: string[]): Signature => ({ ...sized(1).signature, picture: rooms })

  expect(distance(signed(picture), signed(turned))).toBe(0)
  expect(
    distance(signed(picture), signed(picture.toReversed().map((room, at) => (at < 70 ? 'hall' : room)))),
  ).toBeGreaterThan(0.1)
})

test('plans of one template are spread over the whole library', () => {
  const dealt = interleaved(
    farthestFirst([], candidates, { ...options, perTemplate: 6 }).map((one) => one.plan),
  ).map((plan) => plan.template)

  expect(dealt.slice(0, 6).filter((template) => template === 'front-suite')).toHaveLength(3)
  expect(dealt.slice(6).filter((template) => template === 'front-suite')).toHaveLength(3)
})
