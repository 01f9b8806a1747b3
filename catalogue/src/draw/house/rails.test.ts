import { expect, test } from 'vitest'

import { build } from '#plan/build.ts'
import type { Level, Plan } from '#plan/level.ts'
import { highLiving } from '#plan/templates/double/high-living.ts'
import { openFoyer } from '#plan/templates/double/open-foyer/open-foyer.ts'
import { Infeasible } from '#plan/layout/solve.ts'
import { drawRails, drawVoids } from './rails.ts'

function built(template: typeof openFoyer, seed: number): Plan | null {
  try {
    return build(template, String(seed))
  } catch (error) {
    if (error instanceof Infeasible) return null
    throw error
  }
}

function firstOf(template: typeof openFoyer, has: string): Plan {
  for (let seed = 0; seed < 30; seed++) {
    const plan = built(template, seed)
    if (plan?.levels.some((level) => level.rooms.some((room) => room.id === has))) return plan
  }
  throw new Error(`No plan of ${template.id} has a ${has}.`)
}

const foyerHouse = firstOf(openFoyer, 'void')
const deckHouse = firstOf(highLiving, 'balcony')
const upperOf = ({ levels }: Plan): Level => levels[1] ?? levels[0]
const without = (level: Level, id: string): Level => ({
  ...level,
  boundaries: level.boundaries.filter((line) => line.low !== id && line.high !== id),
})
const metresOf = (drawn: string) =>
  [...drawn.matchAll(/d="M(-?[\d.]+) (-?[\d.]+)([HV])(-?[\d.]+)"/g)].reduce((sum, [, x, y, way, to]) => {
    return sum + Math.abs(Number(to) - Number(way === 'H' ? x : y)) / 100
  }, 0)

test('a balustrade guards the void, the open side of the stairs and the balcony', () => {
  const foyer = upperOf(foyerHouse)
  const deck = upperOf(deckHouse)

  expect(metresOf(drawRails(foyer))).toBeGreaterThan(metresOf(drawRails(without(foyer, 'void'))) + 2)
  expect(metresOf(drawRails(foyer))).toBeGreaterThan(metresOf(drawRails(without(foyer, 'stair'))) + 2)
  expect(metresOf(drawRails(deck))).toBeGreaterThan(metresOf(drawRails(without(deck, 'balcony'))) + 4)
})

test('no balustrade stands at the exit of the stairs', () => {
  const level = upperOf(foyerHouse)
  const open = level.boundaries.filter(
    (line) => line.kind === 'open' && [line.low, line.high].includes('stair'),
  )
  const length = open.reduce((sum, { span }) => sum + span[1] - span[0], 0) / 1000
  const railed = metresOf(drawRails(level)) - metresOf(drawRails(without(level, 'stair')))

  expect(length - railed).toBeGreaterThan(0.85)
})

test('a void is drawn with a cross', () => {
  expect(drawVoids(upperOf(foyerHouse))).toContain('<path')
  expect(drawVoids(upperOf(deckHouse))).toBe('')
})
