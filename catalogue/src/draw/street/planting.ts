import type { Span } from '#plan/geometry/geometry.ts'
import { spanOverlap } from '#plan/geometry/geometry.ts'
import type { Random } from '#plan/random.ts'

import type { Point } from './frame.ts'
import { disc, stroke } from './frame.ts'

const KINDS = ['pa', 'pb', 'pc'] as const

/** A tree: a forked trunk with a crown of a few round clouds of leaves. */
export function tree(random: Random, u: number, height: number): string {
  const kind = random.pick(KINDS)
  const crown = height * 0.24
  const clouds: Point[] = [
    [u - crown * 0.8, height * 0.62],
    [u + crown * 0.85, height * 0.66],
    [u - crown * 0.1, height * 0.8],
    [u + crown * 0.15, height * 0.56],
  ]
  return (
    stroke(
      'tk',
      [
        [u, 0],
        [u, height * 0.6],
      ],
      [
        [u, height * 0.3],
        [u - crown * 0.6, height * 0.58],
      ],
      [
        [u, height * 0.38],
        [u + crown * 0.6, height * 0.6],
      ],
    ) + clouds.map((at, index) => disc(kind, at, crown * (index === 2 ? 0.95 : 0.82))).join('')
  )
}

/** A low round bush, or a tuft of grass. */
function shrub(random: Random, u: number): string {
  const r = random.pick([230, 300, 380])
  if (random.chance(0.35)) {
    const blades = Array.from({ length: 7 }, (_, index): readonly Point[] => [
      [u, 0],
      [u + (index - 3) * 75, r * 2 - Math.abs(index - 3) * 60],
    ])
    return stroke('pl', ...blades)
  }
  return disc(random.pick(KINDS), [u, r * 0.72], r)
}

/** Garden beds along a front, clear of doors and paths. */
export function beds(random: Random, front: Span, free: readonly Span[]): string {
  const marks: string[] = []
  for (let u = front[0] + 300; u < front[1] - 200; u += random.between(420, 760, 20)) {
    if (free.some((span) => spanOverlap(span, [u - 420, u + 420]) > 0)) continue
    marks.push(shrub(random, u))
  }
  return marks.join('')
}

/** A person on the way to the front door, 1.7 m tall, for scale. */
export function person(u: number): string {
  const at = (du: number, z: number) => `${Math.round((u + du) / 10)} ${Math.round(-z / 10)}`
  const body = `M${at(-150, 1380)}Q${at(0, 1480)} ${at(150, 1380)}L${at(215, 800)}L${at(150, 780)}L${at(125, 1100)}L${at(120, 760)}L${at(110, 0)}L${at(25, 0)}L${at(0, 700)}L${at(-35, 0)}L${at(-120, 0)}L${at(-120, 760)}L${at(-125, 1100)}L${at(-150, 780)}L${at(-215, 800)}Z`
  return disc('pe', [u, 1590], 115) + `<path class="pe" d="${body}"/>`
}
