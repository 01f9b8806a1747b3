import { footprintOf } from '#plan/build.ts'
import type { Rect } from '#plan/geometry/geometry.ts'
import { boundsOf, grow, overlaps, rear, right } from '#plan/geometry/geometry.ts'
import type { Level, Plan } from '#plan/level.ts'
import { seeded } from '#plan/random.ts'

import { DECKING_M, PLATE_M, PLINTH_M } from '../heights.ts'
import type { PaintName } from '../paints.ts'
import { boundsOfRect, toMetres } from '../place.ts'
import type { Solid } from '../solids.ts'
import { ball, drum } from '../solids.ts'

/** Garden around the house, millimetres. */
const GARDEN = { side: 850, front: 1350, rear: 950 }
const CORNER = 0.45

/** The plot around the house. */
export function plotOf(plan: Plan): Rect {
  const { x, y, w, h } = footprintOf(plan.levels[0])
  const { side, front, rear: back } = GARDEN
  return { x: x - side, y: y - front, w: w + 2 * side, h: h + front + back }
}

const plate = (rect: Rect, z: number, top: PaintName): Solid => ({
  shape: 'plate',
  paint: 'plate',
  top,
  corner: CORNER,
  at: boundsOfRect(rect, z - PLATE_M, PLATE_M),
})

/** Driveway and path to the front door. */
function approaches({ openings, rooms }: Level, plot: Rect): { rect: Rect; paint: PaintName }[] {
  const ways: { rect: Rect; paint: PaintName }[] = []
  for (const { type, axis, span, band, low } of openings) {
    if (type !== 'roller') continue
    const [from, to] = [span[0] - 150, span[1] + 150]
    const rect =
      axis === 'y'
        ? low === null
          ? { x: from, y: plot.y, w: to - from, h: band[0] - plot.y }
          : { x: from, y: band[1], w: to - from, h: rear(plot) - band[1] }
        : low === null
          ? { x: plot.x, y: from, w: band[0] - plot.x, h: to - from }
          : { x: band[1], y: from, w: right(plot) - band[1], h: to - from }
    ways.push({ rect, paint: 'drive' })
  }
  const porch = rooms.find((room) => room.kind === 'porch')
  if (!porch) return ways
  const x = Math.round(porch.main.x + porch.main.w / 2 - 550)
  for (let y = porch.main.y - 520; y > plot.y + 80; y -= 560) {
    const stone = { x, y, w: 1100, h: 400 }
    if (!ways.some((way) => overlaps(way.rect, stone))) ways.push({ rect: stone, paint: 'stone' })
  }
  return ways
}

type Spot = readonly [x: number, y: number]

const LEAVES = ['leafA', 'leafB', 'leafC'] as const

/** A shrub of a few balls, with the radius `r`. */
function shrub([x, y]: Spot, r: number, random: () => number): Solid[] {
  const paint = LEAVES[Math.floor(random() * LEAVES.length)] ?? 'leafA'
  const turn = random() * 6
  return [
    ball(paint, [x, y, r * 0.62 - PLINTH_M], [r, r, r * 0.85]),
    ...[0, 1, 2].map((index) => {
      const angle = turn + index * 2.1
      const size = r * (0.5 + random() * 0.2)
      const [dx, dy] = [Math.cos(angle) * r * 0.72, Math.sin(angle) * r * 0.72]
      return ball(paint, [x + dx, y + dy, size * 0.6 - PLINTH_M], [size, size, size * 0.85])
    }),
  ]
}

/** A small tree, placed only where it hides nothing. */
function tree([x, y]: Spot, r: number, random: () => number): Solid[] {
  const paint = LEAVES[Math.floor(random() * 2)] ?? 'leafA'
  const high = 1 + random() * 0.3
  return [
    drum('bark', [x, y, -PLINTH_M, 0.07, high + PLINTH_M], 0.7),
    ball(paint, [x, y, high + r * 0.6], [r, r, r * 0.9]),
    ball(paint, [x + r * 0.5, y - r * 0.2, high + r * 0.3], [r * 0.6, r * 0.6, r * 0.55]),
    ball(paint, [x - r * 0.45, y + r * 0.3, high + r * 0.4], [r * 0.65, r * 0.65, r * 0.55]),
  ]
}

/** Plants around the house, never on it, in front of a door or on a path. */
function plants(plan: Plan, plot: Rect, ways: readonly Rect[]): Solid[] {
  const [ground] = plan.levels
  const random = seeded(`garden/${plan.template}/${plan.seed}`)
  const next = () => Math.round(random.next() * 1000) / 1000
  const rooms = ground.rooms.flatMap((room) => room.cells).map((cell) => grow(cell, 140))
  const doors = ground.openings
    .filter((one) => one.type === 'external' || one.type === 'slider')
    .map(({ axis, band, span }) =>
      axis === 'x'
        ? { x: band[0] - 900, y: span[0], w: 2040, h: span[1] - span[0] }
        : { x: span[0], y: band[0] - 900, w: span[1] - span[0], h: 2040 },
    )
  const taken: Rect[] = [...rooms, ...doors, ...ways.map((way) => grow(way, 60))]
  const grown: Solid[] = []
  for (let attempt = 0; attempt < 260; attempt++) {
    const r = random.pick([260, 320, 380, 440])
    const x = Math.round(plot.x + r + 130 + next() * (plot.w - 2 * r - 260))
    const y = Math.round(plot.y + r + 130 + next() * (plot.h - 2 * r - 260))
    const bed = { x: x - r, y: y - r, w: 2 * r, h: 2 * r }
    if (taken.some((rect) => overlaps(grow(bed, 160), rect))) continue
    taken.push(grow(bed, 250))
    const isBehind = y > rear(footprintOf(ground)) && r > 350
    const make = isBehind ? tree : shrub
    grown.push(...make([toMetres(x), toMetres(y)], toMetres(r), next))
  }
  return grown
}

/** Plants in the corners of every courtyard. */
function courtPlants({ rooms }: Level, seed: string): Solid[] {
  const random = seeded(`court/${seed}`)
  return rooms
    .filter((room) => room.kind === 'courtyard')
    .flatMap(({ main: { x, y, w, h } }) =>
      [0.16, 0.84].flatMap((i) =>
        [0.16, 0.84].flatMap((j) =>
          random.chance(0.75)
            ? shrub([toMetres(x + w * i), toMetres(y + h * j)], 0.3 + random.between(0, 12, 1) / 100, () =>
                random.next(),
              )
            : [],
        ),
      ),
    )
}

/** The ground with lawn, paths and plants. */
export function gardenOf(plan: Plan): Solid[] {
  const [ground] = plan.levels
  const plot = plotOf(plan)
  const ways = approaches(ground, plot)
  return [
    plate(plot, -PLINTH_M, 'lawn'),
    ...ways.map(({ rect, paint }): Solid => ({
      shape: 'box',
      paint,
      at: boundsOfRect(rect, -PLINTH_M, 0.02),
    })),
    ...plants(
      plan,
      plot,
      ways.map((way) => way.rect),
    ),
    ...courtPlants(ground, plan.seed),
  ]
}

/** Tray under an upper storey that is lifted off. */
export const trayOf = (level: Level): Rect => grow(boundsOf(level.rooms.flatMap((room) => room.cells)), 380)
export const tray = (level: Level): Solid[] => [plate(trayOf(level), -DECKING_M, 'plate')]
