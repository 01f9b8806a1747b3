import type { Rect } from '#plan/geometry.ts'
import { grow, overlaps, right } from '#plan/geometry.ts'
import type { Level } from '#plan/level.ts'
import { seeded } from '#plan/random.ts'

import { boxOf } from './house.ts'
import { box, dot, n, path } from './marks.ts'

/** The driveway and the path to the front door, down to the sheet's lower edge; millimetres. */
export function approaches(level: Level, sheet: Rect): Rect[] {
  const roller = level.openings.find((one) => one.type === 'roller')
  const drive = roller ? [driveway(roller, sheet)] : []
  const porch = level.rooms.find((room) => room.kind === 'porch')
  if (!porch) return drive
  const walk = { x: Math.round(porch.main.x + porch.main.w / 2 - 550), w: 1100 }
  const stones: Rect[] = []
  for (let y = porch.main.y - 550; y > sheet.y + 100; y -= 560)
    stones.push({ x: walk.x, y, w: walk.w, h: 400 })
  return [...drive, ...stones.filter((stone) => !drive.some((rect) => overlaps(stone, rect)))]
}

function driveway({ axis, span, band, low }: Level['openings'][number], sheet: Rect): Rect {
  if (axis === 'y') return { x: span[0] - 150, y: sheet.y, w: span[1] - span[0] + 300, h: band[0] - sheet.y }
  return low === null
    ? { x: sheet.x, y: span[0] - 150, w: band[0] - sheet.x, h: span[1] - span[0] + 300 }
    : { x: band[1], y: span[0] - 150, w: right(sheet) - band[1], h: span[1] - span[0] + 300 }
}

export const drawApproaches = (rects: readonly Rect[]) =>
  rects.map((rect, index) => box('dr', boxOf(rect), index > 0 || rect.h < 500 ? 3 : 0)).join('')

const RADIUS = 80

/** Three kinds of plant to be used at any size. */
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

/** Trees and shrubs around the house, never on it, on a way or on a dimension line. */
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
    if (taken.some((rect) => overlaps(grow(bed, 120), rect))) continue
    taken.push(bed)
    drawn.push(plant(random.pick(['pa', 'pb', 'pc']), [x / 10, -y / 10], radius / 10))
  }
  return drawn.join('')
}
