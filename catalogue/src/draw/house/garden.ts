import type { Rect } from '#plan/geometry/geometry.ts'
import { grow, isWithin, overlaps, rear, right } from '#plan/geometry/geometry.ts'
import type { Level, Room } from '#plan/level.ts'
import { seeded } from '#plan/random.ts'

import { boxOf } from './house.ts'
import { box, dot, n, path } from '../svg/marks.ts'

/** Driveway and paths to the front doors, from the street or the side street, in millimetres. */
export function approaches(level: Level, sheet: Rect): Rect[] {
  const drives = drivesTo(level, sheet)
  const porches = level.rooms.filter((room) => room.kind === 'porch')
  const stones = porches.flatMap((porch) => steppingStones(porch, level, sheet))
  return [...drives, ...stones.filter((stone) => !drives.some((rect) => overlaps(stone, rect)))]
}

/** Driveways; garage doors side by side share one. */
function drivesTo(level: Level, sheet: Rect): Rect[] {
  const rollers = level.openings.filter((one) => one.type === 'roller')
  const [first] = rollers
  if (!first) return []
  const beside = rollers.filter((one) => one.axis === first.axis && one.band[0] === first.band[0])
  const ends = beside.flatMap((one) => one.span)
  return [driveway({ ...first, span: [Math.min(...ends), Math.max(...ends)] }, sheet)]
}

const STONE = { long: 1100, deep: 400, step: 560 }

function steppingStones({ id, main }: Room, { boundaries, openings }: Level, sheet: Rect): Rect[] {
  const isHere = (line: { low: string | null; high: string | null }) => line.low === id || line.high === id
  const eaves = boundaries.filter((line) => line.kind === 'eave' && isHere(line))
  const door = openings.find((one) => one.type === 'entry' && isHere(one))
  const { long, deep, step } = STONE
  const side = eaves.find((line) => line.axis === 'x')
  if (side && !eaves.some((line) => line.axis === 'y' && line.low === null)) {
    const y = Math.round(main.y + main.h / 2 - long / 2)
    const edge = side.low === null ? main.x - sheet.x : right(sheet) - right(main)
    return Array.from({ length: Math.max(0, Math.floor((edge - 100) / step)) }, (_, index) => {
      const away = 150 + index * step
      return { x: side.low === null ? main.x - away - deep : right(main) + away, y, w: deep, h: long }
    })
  }
  const middle = door?.axis === 'y' ? (door.span[0] + door.span[1]) / 2 : main.x + main.w / 2
  const x = Math.round(middle - long / 2)
  const count = Math.max(0, Math.ceil((main.y - 550 - sheet.y - 100) / step))
  return Array.from({ length: count }, (_, index) => ({
    x,
    y: main.y - 550 - index * step,
    w: long,
    h: deep,
  }))
}

function driveway({ axis, span, band, low }: Level['openings'][number], sheet: Rect): Rect {
  const along = { x: span[0] - 150, w: span[1] - span[0] + 300 }
  if (axis === 'y')
    return low === null
      ? { ...along, y: sheet.y, h: band[0] - sheet.y }
      : { ...along, y: band[1], h: rear(sheet) - band[1] }
  return low === null
    ? { x: sheet.x, y: span[0] - 150, w: band[0] - sheet.x, h: span[1] - span[0] + 300 }
    : { x: band[1], y: span[0] - 150, w: right(sheet) - band[1], h: span[1] - span[0] + 300 }
}

export const drawApproaches = (rects: readonly Rect[]) =>
  rects.map((rect, index) => box('dr', boxOf(rect), index > 0 || rect.h < 500 ? 3 : 0)).join('')

const RADIUS = 80

/** Symbols of three kinds of plant, scaled to any size. */
export const PLANTS = ['pa', 'pb', 'pc']
  .map((kind, index) => {
    const spokes = Array.from({ length: 7 }, (_, spoke) => {
      const angle = (spoke * 2 * Math.PI) / 7 + index
      return `M0 0L${n(Math.cos(angle) * RADIUS * 0.72, Math.sin(angle) * RADIUS * 0.72)}`
    })
    return `<g id="${kind}"><circle class="sh" cx="5" cy="7" r="${RADIUS}"/>${dot(kind, [0, 0], RADIUS)}${path('pl', spokes.join(''))}</g>`
  })
  .join('')

const plant = (kind: string, [x, y]: readonly [number, number], radius: number) =>
  `<use href="#${kind}" transform="translate(${Math.round(x)} ${Math.round(y)})scale(${n(radius / RADIUS)})"/>`

/** A small garden in every courtyard. */
export function courtGardens(level: Level, seed: string): string {
  return level.rooms
    .filter((room) => room.kind === 'courtyard')
    .map(({ main: { x, y, w, h } }) => {
      const random = seeded(`court/${seed}`)
      const corners = [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ].filter(() => random.chance(0.8))
      return corners
        .map(([i = 0, j = 0]) => {
          const radius = random.pick([420, 560, 760])
          const at = (start: number, length: number, end: number) =>
            start + radius + 120 + end * (length - 2 * radius - 240)
          return plant(random.pick(['pa', 'pb', 'pc']), [at(x, w, i) / 10, -at(y, h, j) / 10], radius / 10)
        })
        .join('')
    })
    .join('')
}

/** Distance of a plant and its shadow from the sheet's edge, in millimetres. */
const MARGIN = 150

/** Trees and shrubs around the house, never on it, on a path or on a dimension line. */
export function plants(options: {
  seed: string
  sheet: Rect
  keepFree: readonly Rect[]
  count: number
}): string {
  const random = seeded(`garden/${options.seed}`)
  const { sheet, keepFree } = options
  const taken: Rect[] = [...keepFree]
  const drawn: string[] = []
  for (let attempt = 0; attempt < options.count * 30 && drawn.length < options.count; attempt++) {
    const radius = random.pick([330, 420, 420, 560, 560, 780, 1050])
    const x = sheet.x + random.next() * sheet.w
    const y = sheet.y + random.next() * sheet.h
    const bed = { x: x - radius, y: y - radius, w: 2 * radius, h: 2 * radius }
    if (!isWithin(grow(bed, MARGIN), [sheet])) continue
    if (taken.some((rect) => overlaps(grow(bed, 120), rect))) continue
    taken.push(bed)
    drawn.push(plant(random.pick(['pa', 'pb', 'pc']), [x / 10, -y / 10], radius / 10))
  }
  return drawn.join('')
}
