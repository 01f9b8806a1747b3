import { expect, test } from 'vitest'

import type { Signature } from '#plan/distance.ts'
import { TEMPLATES } from '#plan/templates/index.ts'
import { candidatesOf } from '#testing/candidates.ts'
import { linesFor } from './lines.ts'
import { hasOwnHall } from './places.ts'
import { wordsFor } from './words.ts'

const plans = TEMPLATES.flatMap((template) => candidatesOf(template, 10).slice(0, 4)).map(({ plan }) => plan)
const words = wordsFor(plans)

const signature = (fill: number): Signature => ({ template: 'a', storeys: [new Uint8Array(1320).fill(fill)] })
const clause = (key: string) => ({ key, head: `Head ${key}`, tail: `tail ${key}` })

test('a line says what distinguishes a plan from its nearest neighbours', () => {
  const usual = { clauses: [clause('alpha')], signature: signature(1) }
  const special = { clauses: [clause('alpha'), clause('bravo')], signature: signature(1) }

  const lines = linesFor([usual, usual, usual, special])

  expect(lines[3]).toContain('bravo')
})

test('no line is used more than twice while there is another', () => {
  const many = Array.from({ length: 5 }, () => ({
    clauses: [clause('alpha'), clause('bravo'), clause('gamma')],
    signature: signature(1),
  }))

  const counts = Map.groupBy(linesFor(many), (line) => line)

  expect(Math.max(...[...counts.values()].map(({ length }) => length))).toBeLessThanOrEqual(2)
})

test('the lines of real plans are short sentences, hardly ever repeated', () => {
  expect(words.filter(({ line }) => line.length > 68 || !/^[A-Z\d].*\.$/.test(line))).toEqual([])
  expect(new Set(words.map(({ line }) => line)).size).toBeGreaterThan(plans.length * 0.75)
})

test('a feature of nearly every plan is not named, and each plan still has some', () => {
  const all = words.flatMap(({ features }) => features)
  expect(all.filter((feature) => feature === 'Walk-in robe').length).toBeLessThan(plans.length * 0.3)
  expect(Math.min(...words.map(({ features }) => features.length))).toBeGreaterThanOrEqual(3)
})

test("a children's wing is only named where the main suite has its own hall", () => {
  for (const [index, plan] of plans.entries()) {
    const { line = '', features = [] } = words[index] ?? {}
    if (/children’?'?s wing|Children at the garden/i.test([line, ...features].join(' ')))
      expect(hasOwnHall(plan)).toBe(true)
  }
})
