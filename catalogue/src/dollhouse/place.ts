import type { Rect } from '#plan/geometry/geometry.ts'
import type { Facing, Piece } from '#plan/level.ts'

import type { Bounds, Plane, Point3, Solid } from './solids.ts'

/** Transform from a thing's own frame (x along its wall, y into the room) to the plan's, in metres. */
interface Frame {
  /** Origin of the frame, and directions of its x and y. */
  at: readonly [number, number]
  x: readonly [number, number]
  y: readonly [number, number]
}

export const toMetres = (millimetres: number) => millimetres / 1000

/** Size in its own frame: along the wall, and away from it. */
export function sizeOf({ rect, facing }: Pick<Piece, 'rect' | 'facing'>): [w: number, d: number] {
  const isSideways = facing === 'left' || facing === 'right'
  const [w, d] = isSideways ? [rect.h, rect.w] : [rect.w, rect.h]
  return [toMetres(w), toMetres(d)]
}

function frameOf(piece: Piece): Frame {
  const { rect, facing, flipped } = piece
  const [left, front, right, rear] = [rect.x, rect.y, rect.x + rect.w, rect.y + rect.h].map(toMetres)
  const frames: Record<Facing, Frame> = {
    rear: { at: [left ?? 0, front ?? 0], x: [1, 0], y: [0, 1] },
    front: { at: [right ?? 0, rear ?? 0], x: [-1, 0], y: [0, -1] },
    left: { at: [right ?? 0, front ?? 0], x: [0, 1], y: [-1, 0] },
    right: { at: [left ?? 0, rear ?? 0], x: [0, -1], y: [1, 0] },
  }
  const frame = frames[facing]
  if (!flipped) return frame
  const [w] = sizeOf(piece)
  const { at, x, y } = frame
  return { at: [at[0] + x[0] * w, at[1] + x[1] * w], x: [-x[0], -x[1]], y }
}

const pointIn = ({ at, x, y }: Frame, [u, v]: readonly [number, number]): [number, number] => [
  at[0] + x[0] * u + y[0] * v,
  at[1] + x[1] * u + y[1] * v,
]

function planeIn(frame: Frame, [x, y, w, d]: Plane): Plane {
  const [x1, y1] = pointIn(frame, [x, y])
  const [x2, y2] = pointIn(frame, [x + w, y + d])
  return [Math.min(x1, x2), Math.min(y1, y2), Math.abs(x2 - x1), Math.abs(y2 - y1)]
}

function boundsIn(frame: Frame, [x, y, z, w, d, h]: Bounds): Bounds {
  const [left, front, wide, deep] = planeIn(frame, [x, y, w, d])
  return [left, front, z, wide, deep, h]
}

const isTurned = ({ x }: Frame) => x[0] === 0

function radiiIn(frame: Frame, [rx, ry, rz]: Point3): Point3 {
  return isTurned(frame) ? [ry, rx, rz] : [rx, ry, rz]
}

function placed(frame: Frame, solid: Solid): Solid {
  const at3 = ([x, y, z]: Point3): Point3 => [...pointIn(frame, [x, y]), z]
  if (solid.shape === 'box' || solid.shape === 'plate') return { ...solid, at: boundsIn(frame, solid.at) }
  if (solid.shape === 'frustum')
    return { ...solid, lower: planeIn(frame, solid.lower), upper: planeIn(frame, solid.upper) }
  if (solid.shape === 'drum') {
    const swapped = solid.along === 'x' ? 'y' : solid.along === 'y' ? 'x' : 'z'
    return { ...solid, at: at3(solid.at), along: isTurned(frame) ? swapped : solid.along }
  }
  return { ...solid, at: at3(solid.at), radii: radiiIn(frame, solid.radii) }
}

/** Transforms the parts of a piece from its own frame to the plan. */
export function placedAs(piece: Piece, parts: readonly Solid[]): Solid[] {
  const frame = frameOf(piece)
  return parts.map((part) => placed(frame, part))
}

/** Box over a rectangle of the plan, from `z` upwards. */
export function boundsOfRect({ x, y, w, h }: Rect, z: number, height: number): Bounds {
  return [toMetres(x), toMetres(y), z, toMetres(w), toMetres(h), height]
}
