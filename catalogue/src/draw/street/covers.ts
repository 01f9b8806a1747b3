import type { Span } from '#plan/geometry/geometry.ts'
import { COVERED, OUTDOOR } from '#plan/kinds.ts'

import { block, eavesOf, floorOf, HEIGHTS, stroke } from './frame.ts'
import type { SeenRoom, Street } from './project.ts'
import type { Style } from './styles.ts'

const MAX_BAY_MM = 3400
const POST_MM: Record<Style['slug'], number> = { hipped: 340, gabled: 130, flat: 160 }
const BEAM_MM = 260
const RAIL_MM = 1050

/** Whether a wall supports an end of a covered room's front, so that it needs no post there. */
function isHeld(end: number, cover: SeenRoom, { rooms }: Street): boolean {
  return rooms.some(
    ({ u, d, kind, storey }) =>
      storey === cover.storey &&
      !OUTDOOR.has(kind) &&
      (Math.abs(u[0] - end) < 30 || Math.abs(u[1] - end) < 30) &&
      d[0] <= cover.d[0] + 500 &&
      d[1] > cover.d[0] + 100,
  )
}

function postsOf(cover: SeenRoom, street: Street, width: number): number[] {
  const [from, to] = cover.u
  const bays = Math.max(1, Math.ceil((to - from) / MAX_BAY_MM))
  const between = Array.from(
    { length: bays - 1 },
    (_, index) => from + ((to - from) * (index + 1)) / bays - width / 2,
  )
  return [
    ...(isHeld(from, cover, street) ? [] : [from]),
    ...between,
    ...(isHeld(to, cover, street) ? [] : [to - width]),
  ]
}

/** Rail or glass between the posts of a balcony. */
function balustrade([from, to]: Span, floor: number, { slug }: Style): string {
  const rail = block('tr', [from, to], [floor + RAIL_MM - 60, floor + RAIL_MM])
  if (slug === 'flat') return block('bg', [from, to], [floor + 60, floor + RAIL_MM - 60]) + rail
  const count = Math.floor((to - from) / 130)
  const bars = Array.from({ length: count }, (_, index) => {
    const u = from + ((index + 0.5) * (to - from)) / count
    return [
      [u, floor + 60],
      [u, floor + RAIL_MM - 60],
    ] as const
  })
  return stroke('ba', ...bars) + rail
}

/** Draws a porch, a verandah or a balcony: floor, posts and the beam under the roof. */
export function drawCover(cover: SeenRoom, street: Street, style: Style): string {
  const { u, storey } = cover
  const floor = floorOf(storey)
  const eaves = eavesOf(storey)
  const width = POST_MM[style.slug]
  const posts = postsOf(cover, street, width)
  const isUp = storey === 'upper'
  return [
    isUp ? block('tr', u, [floor - HEIGHTS.floor, floor]) : block('sb', u, [0, floor]),
    isUp ? balustrade(u, floor, style) : '',
    ...posts.map((post) =>
      block(style.slug === 'hipped' ? 'm-walls' : 'po', [post, post + width], [floor, eaves - BEAM_MM]),
    ),
    block('tr', u, [eaves - BEAM_MM, eaves]),
  ].join('')
}

export const coversOf = ({ rooms }: Street) => rooms.filter(({ kind }) => COVERED.has(kind))
