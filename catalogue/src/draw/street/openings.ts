import type { RoomKind } from '@dream/contract/api/designs/design'
import type { Span } from '#plan/geometry/geometry.ts'
import { GLASS_HEIGHT_M } from '#plan/openings/place-windows.ts'

import { block, disc, floorOf, HEIGHTS, stroke } from './frame.ts'
import type { SeenOpening } from './project.ts'
import type { Style } from './styles.ts'

const FRAME_MM = 55
const DOOR_MM = 1020
const DOOR_HEIGHT_MM = 2150

/** Frame, panes and their reflections. */
function glazed(u: Span, [low, high]: Span, panes: number): string {
  const step = (u[1] - u[0]) / panes
  const bars = Array.from({ length: panes - 1 }, (_, index) => u[0] + step * (index + 1))
  const [from, to] = [u[0] + FRAME_MM, u[1] - FRAME_MM]
  const shine = Math.min(to - from, high - low) * 0.55
  return (
    block('fr', u, [low, high]) +
    block('gl', [from, to], [low + FRAME_MM, high - FRAME_MM]) +
    stroke('sn', [
      [from + 40, high - FRAME_MM - shine],
      [from + 40 + shine * 0.8, high - FRAME_MM - 30],
    ]) +
    (bars.length > 0
      ? stroke(
          'fb',
          ...bars.map(
            (bar) =>
              [
                [bar, low],
                [bar, high],
              ] as const,
          ),
        )
      : '')
  )
}

const panesIn = ([from, to]: Span) => Math.max(1, Math.round((to - from) / 950))

function windowOf({ u, storey, kind }: SeenOpening): string {
  const head = floorOf(storey) + HEIGHTS.head
  const tall = (GLASS_HEIGHT_M[kind] ?? 1.2) * 1000
  const sill = head - tall
  return glazed(u, [sill, head], panesIn(u)) + block('sl', [u[0] - 60, u[1] + 60], [sill - 60, sill])
}

function frontDoor({ u, storey, hinge }: SeenOpening): string {
  const low = floorOf(storey)
  const high = low + DOOR_HEIGHT_MM
  const width = Math.min(DOOR_MM, u[1] - u[0])
  const door: Span = hinge === 'to' ? [u[1] - width, u[1]] : [u[0], u[0] + width]
  const light: Span = hinge === 'to' ? [u[0], u[1] - width] : [u[0] + width, u[1]]
  const handle = hinge === 'to' ? door[0] + 110 : door[1] - 110
  return (
    block('fr', [u[0] - 50, u[1] + 50], [low, high + 50]) +
    (light[1] - light[0] > 150 ? glazed(light, [low, high], 1) : '') +
    block('fd', [door[0] + 20, door[1] - 20], [low, high - 15]) +
    stroke(
      'pn',
      ...[0.33, 0.66].map(
        (part) =>
          [
            [door[0] + 180, low + DOOR_HEIGHT_MM * part],
            [door[1] - 180, low + DOOR_HEIGHT_MM * part],
          ] as const,
      ),
    ) +
    stroke('hd', [
      [handle, low + 850],
      [handle, low + 1250],
    ])
  )
}

function garageDoor({ u, storey }: SeenOpening, { door }: Style): string {
  const low = floorOf(storey) - 100
  const high = low + 2250
  const rows = door === 'slat' ? 13 : 4
  const lines = Array.from({ length: rows - 1 }, (_, index) => {
    const z = low + ((high - low) * (index + 1)) / rows
    return [
      [u[0], z],
      [u[1], z],
    ] as const
  })
  const columns = Math.round((u[1] - u[0]) / 610)
  const step = (u[1] - u[0]) / columns
  const panels =
    door === 'slat'
      ? []
      : Array.from({ length: columns * rows }, (_, index): string => {
          const left = u[0] + (index % columns) * step
          const bottom = low + (Math.floor(index / columns) * (high - low)) / rows
          return block(
            'gp',
            [left + 70, left + step - 70],
            [bottom + 100, bottom + (high - low) / rows - 100],
          )
        })
  return (
    block('fr', [u[0] - 70, u[1] + 70], [low, high + 70]) +
    block('gd', u, [low, high]) +
    stroke('gn', ...lines) +
    panels.join('')
  )
}

const isGlass = (kind: RoomKind) => kind !== 'garage' && kind !== 'laundry'

/** Draws a door or window in its wall. */
export function drawOpening(opening: SeenOpening, style: Style): string {
  const { type, u, storey, kind } = opening
  const low = floorOf(storey)
  if (type === 'window') return windowOf(opening)
  if (type === 'entry') return frontDoor(opening)
  if (type === 'roller') return garageDoor(opening, style)
  if (type === 'slider') return glazed(u, [low, low + HEIGHTS.head], u[1] - u[0] > 2900 ? 3 : 2)
  if (type !== 'external' || !isGlass(kind))
    return block('fr', u, [low, low + 2100]) + block('gd', [u[0] + 40, u[1] - 40], [low, low + 2060])
  return glazed(u, [low, low + 2100], 1) + disc('hd', [u[1] - 120, low + 1000], 25)
}
