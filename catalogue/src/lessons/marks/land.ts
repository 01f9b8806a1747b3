import type { Rect } from '#plan/geometry/geometry.ts'

import { CARD, COLOURS } from '../stage/look.ts'
import { boxIn, px } from '../stage/sight.ts'
import type { Ink } from './ink.ts'
import type { MarkOf } from './mark.ts'

const VERGE_MM = 2300
const ROAD_MM = 6000

const box = ({ x, y, w, h }: Rect, paint: string) =>
  `<rect x="${px(x)}" y="${px(y)}" width="${px(w)}" height="${px(h)}" ${paint}/>`

/** Draws the lot's boundary, dims its surroundings, and draws the street in front of it. */
export function drawLot({ rect, street }: MarkOf<'lot'>, { sight, grown }: Ink): string {
  const { x, y, w, h } = CARD
  const lot = boxIn(sight, rect)
  const road = boxIn(sight, { ...rect, y: rect.y - VERGE_MM - ROAD_MM, h: ROAD_MM })
  const outside = `M${x} ${y}H${x + w}V${y + h}H${x}ZM${px(lot.x)} ${px(lot.y)}h${px(lot.w)}v${px(lot.h)}h${px(-lot.w)}Z`
  const around = 2 * (lot.w + lot.h)
  const name = street
    ? `<text x="${px(lot.x + lot.w / 2)}" y="${px(Math.min(road.y + 44, y + h - 20))}" font-size="22" font-weight="650" letter-spacing="5" text-anchor="middle" fill="${COLOURS.ink2}">${street}</text>`
    : ''
  return `<path d="${outside}" fill-rule="evenodd" fill="${COLOURS.paper}" fill-opacity="${(grown * 0.72).toFixed(3)}"/><g opacity="${Math.min(1, grown * 1.5).toFixed(3)}">${street ? box({ ...road, x, w }, `fill="${COLOURS.street}"`) : ''}${name}</g>${box(lot, `fill="none" stroke="${COLOURS.ink}" stroke-width="4" stroke-linejoin="round" stroke-dasharray="${px(around * grown)} ${px(around)}"`)}`
}

const COMPASS = { x: CARD.x + CARD.w - 66, y: CARD.y + 72, radius: 38 }

/** Compass in the card's corner; it may turn from another direction. */
export function drawCompass({ north, before }: MarkOf<'compass'>, { grown }: Ink): string {
  const angle = before === undefined ? north : before + (north - before) * grown
  const shown = before === undefined ? grown : 1
  const { x, y, radius } = COMPASS
  const turn = (angle * Math.PI) / 180
  const [nx, ny] = [x + Math.sin(turn) * (radius + 20), y - Math.cos(turn) * (radius + 20)]
  return `<g opacity="${shown.toFixed(3)}"><circle cx="${x}" cy="${y}" r="${radius}" fill="#fff" stroke="${COLOURS.ink}" stroke-width="3"/><path transform="rotate(${px(angle)} ${x} ${y})" d="M${x} ${y - 30}l13 52l-13 -11l-13 11z" fill="${COLOURS.ink}"/><text x="${px(nx)}" y="${px(ny + 8)}" font-size="24" font-weight="700" text-anchor="middle" fill="${COLOURS.ink}">N</text></g>`
}
