import type { Point, Rect } from '#plan/geometry/geometry.ts'
import type { Facing } from '#plan/level.ts'

import { between } from '../time/easing.ts'
import { CARD, COLOURS } from '../stage/look.ts'
import type { Sight } from '../stage/sight.ts'
import { boxIn, outlineIn, pathThrough, px } from '../stage/sight.ts'
import type { Ink } from './ink.ts'
import type { Glass, MarkOf } from './mark.ts'
import { escaped } from './label.ts'

const OUT: Record<Facing, Point> = { rear: [0, 1], front: [0, -1], left: [-1, 0], right: [1, 0] }
const NOON = 12
const DEGREES_PER_HOUR = 15

/** Unit vector towards the sun on the plan: east in the morning, north at noon, west in the evening. */
export function towardsSun(north: number, hour: number): Point {
  const angle = ((north + (NOON - hour) * DEGREES_PER_HOUR) * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)]
}

/** Patch of sunlight behind a pane, longer when the sun is low; null where the sun is behind the house. */
export function patchOf({ from, to, outside }: Glass, sun: Point, hour: number): Point[] | null {
  const [nx, ny] = OUT[outside]
  if (nx * sun[0] + ny * sun[1] < 0.3) return null
  const reach = 1900 + (Math.abs(hour - NOON) / 6) * 2600
  const inwards = ([x, y]: Point): Point => [x - sun[0] * reach, y - sun[1] * reach]
  return [from, to, inwards(to), inwards(from)]
}

/** Position of the sun around the house, inside the card. */
function placeOf({ x, y, w, h }: Rect, [sx, sy]: Point): Point {
  const [cx, cy] = [x + w / 2, y + h / 2]
  const edge = 48
  const px = cx + sx * (w / 2 + 66)
  const py = cy - sy * (h / 2 + 62)
  return [
    Math.min(CARD.x + CARD.w - edge, Math.max(CARD.x + edge, px)),
    Math.min(CARD.y + CARD.h - edge, Math.max(CARD.y + edge, py)),
  ]
}

interface Light {
  glass: readonly Glass[]
  sun: Point
  hour: number
}

function drawLight({ glass, sun, hour }: Light, { sight, id, present }: Ink): string {
  return glass
    .map((pane, index) => {
      const patch = patchOf(pane, sun, hour)
      if (!patch) return ''
      const name = `${id}-${index}`
      return `<clipPath id="${name}"><path d="${outlineIn(sight, pane.floor)}"/></clipPath><path clip-path="url(#${name})" d="${pathThrough(patch.map(sight.at))}Z" fill="${COLOURS.sun}" fill-opacity=".5" opacity="${present.toFixed(3)}" style="mix-blend-mode:multiply"/>${line(sight, pane)}`
    })
    .join('')
}

const line = ({ at }: Sight, { from, to }: Glass) =>
  `<path d="${pathThrough([at(from), at(to)])}" stroke="${COLOURS.sun}" stroke-width="9" stroke-linecap="round"/>`

/** Draws the sun's path around the house, and its light on the floor behind the glass. */
export function drawSun({ around, north, hours, glass }: MarkOf<'sun'>, ink: Ink): string {
  const house = boxIn(ink.sight, around)
  const hour = between(hours[0], hours[1], ink.grown)
  const sun = towardsSun(north, hour)
  const arc = Array.from({ length: 37 }, (_, index) => placeOf(house, towardsSun(north, 6 + index / 3)))
  const [x, y] = placeOf(house, sun)
  const names = [
    [6.6, 'morning'],
    [17.4, 'evening'],
  ] as const
  const labels = names
    .map(([at, text]) => {
      const [wx, wy] = placeOf(house, towardsSun(north, at))
      const isLeft = wx < CARD.x + CARD.w / 2
      return `<text x="${px(isLeft ? CARD.x + 14 : CARD.x + CARD.w - 14)}" y="${px(wy + 62)}" font-size="22" font-weight="600" text-anchor="${isLeft ? 'start' : 'end'}" fill="${COLOURS.ink2}">${escaped(text)}</text>`
    })
    .join('')
  const rays = Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return `M${px(x + dx * 33)} ${px(y + dy * 33)}L${px(x + dx * 43)} ${px(y + dy * 43)}`
  }).join('')
  return `${drawLight({ glass, sun, hour }, ink)}<g opacity="${ink.present.toFixed(3)}"><path d="${pathThrough(arc)}" fill="none" stroke="${COLOURS.sun}" stroke-width="3" stroke-dasharray="3 10" stroke-linecap="round"/>${labels}<circle cx="${px(x)}" cy="${px(y)}" r="25" fill="${COLOURS.sun}"/><path d="${rays}" stroke="${COLOURS.sun}" stroke-width="5" stroke-linecap="round"/></g>`
}
