import { COLOURS } from '../stage/look.ts'
import { px } from '../stage/sight.ts'
import type { Ink } from './ink.ts'
import type { MarkOf } from './mark.ts'
import { pill, pillWidth } from './label.ts'

/** A dimension line that opens from its middle, with its figure on it. */
export function drawMeasure({ from, to, text }: MarkOf<'measure'>, { sight, grown }: Ink): string {
  const [ax, ay] = sight.at(from)
  const [bx, by] = sight.at(to)
  const [mx, my] = [(ax + bx) / 2, (ay + by) / 2]
  const ends = [
    [mx + (ax - mx) * grown, my + (ay - my) * grown],
    [mx + (bx - mx) * grown, my + (by - my) * grown],
  ] as const
  const [[x1, y1], [x2, y2]] = ends
  const ticks = ends.map(([x, y]) => `M${px(x - 9)} ${px(y + 9)}L${px(x + 9)} ${px(y - 9)}`).join('')
  const isUpright = Math.abs(bx - ax) < Math.abs(by - ay)
  const isShort = isUpright ? Math.abs(by - ay) < 70 : Math.abs(bx - ax) < pillWidth(text) + 30
  const away = isUpright ? pillWidth(text) / 2 + 18 : 40
  const place: readonly [number, number] = isShort
    ? isUpright
      ? [mx + away, my]
      : [mx, my - away]
    : [mx, my]
  return `<path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="#fff" stroke-width="9" stroke-linecap="round"/><path d="M${px(x1)} ${px(y1)}L${px(x2)} ${px(y2)}" stroke="${COLOURS.tealText}" stroke-width="4"/><path d="${ticks}" stroke="${COLOURS.ink}" stroke-width="5" stroke-linecap="round"/><g opacity="${grown.toFixed(3)}">${pill(text, place)}</g>`
}

const LEADER = 62
const AWAY = { above: [0, -1], below: [0, 1], left: [-1, 0], right: [1, 0] } as const

/** A label beside its target. */
export function drawTag({ at, text, side }: MarkOf<'tag'>, { sight, grown }: Ink): string {
  const [x, y] = sight.at(at)
  const reach = LEADER * grown
  const beside = LEADER + pillWidth(text) / 2 - 10
  const [dx, dy] = AWAY[side]
  const place: readonly [number, number] =
    side === 'above' || side === 'below' ? [x, y + dy * LEADER] : [x + dx * beside, y]
  return `<path d="M${px(x)} ${px(y)}L${px(x + dx * reach)} ${px(y + dy * reach)}" stroke="${COLOURS.ink}" stroke-width="3"/><circle cx="${px(x)}" cy="${px(y)}" r="9" fill="${COLOURS.teal}" stroke="${COLOURS.ink}" stroke-width="3"/><g opacity="${grown.toFixed(3)}">${pill(text, place, true)}</g>`
}

/** Rings that pop up one after the other. */
export function drawDots({ points }: MarkOf<'dots'>, { sight, seconds }: Ink): string {
  return points
    .map((point, index) => {
      const [x, y] = sight.at(point)
      const part = Math.min(1, Math.max(0, (seconds - index * 0.12) / 0.3))
      return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(15 * part)}" fill="${COLOURS.teal}" stroke="${COLOURS.ink}" stroke-width="4" opacity="${part.toFixed(2)}"/>`
    })
    .join('')
}
