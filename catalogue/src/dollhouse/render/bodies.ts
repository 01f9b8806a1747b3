import type { BufferGeometry } from 'three'
import {
  BoxGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  Shape,
  Vector2,
} from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'

import type { Bounds, Solid } from '../solids.ts'

type Of<Kind extends Solid['shape']> = Extract<Solid, { shape: Kind }>

function boxBody({ at: [x, y, z, w, d, h], round = 0 }: Of<'box'>): BufferGeometry {
  const radius = Math.min(round, w / 2, d / 2, h / 2) * 0.98
  const body =
    radius > 0.004 ? new RoundedBoxGeometry(w, d, h, radius > 0.1 ? 3 : 1, radius) : new BoxGeometry(w, d, h)
  return body.translate(x + w / 2, y + d / 2, z + h / 2)
}

function frustumBody({ lower, upper, z, h }: Of<'frustum'>): BufferGeometry {
  const body = new BoxGeometry(1, 1, 1).toNonIndexed()
  const position = body.getAttribute('position')
  for (let index = 0; index < position.count; index++) {
    const [x, y, w, d] = position.getZ(index) > 0 ? upper : lower
    const [u, v] = [position.getX(index) + 0.5, position.getY(index) + 0.5]
    position.setXYZ(index, x + u * w, y + v * d, position.getZ(index) > 0 ? z + h : z)
  }
  body.computeVertexNormals()
  return body
}

function drumBody({ at: [x, y, z], r, h, along, taper }: Of<'drum'>): BufferGeometry {
  const body = new CylinderGeometry(r * taper, r, h, r < 0.05 ? 8 : 20)
  if (along === 'z') return body.rotateX(Math.PI / 2).translate(x, y, z + h / 2)
  return (along === 'x' ? body.rotateZ(Math.PI / 2) : body).translate(x, y, z)
}

const ballBody = ({ at: [x, y, z], radii: [rx, ry, rz] }: Of<'ball'>): BufferGeometry =>
  new IcosahedronGeometry(1, 3).scale(rx, ry, rz).translate(x, y, z)

/** Lathe geometry: up the outside, over the rim and down to the floor inside. */
function bowlBody({ at: [x, y, z], radii: [rx, ry, rz], wall }: Of<'bowl'>): BufferGeometry {
  const inner = 1 - wall / Math.min(rx, ry)
  const profile = [
    [0, 0],
    [0.72, 0],
    [0.9, 0.4],
    [1, 1],
    [inner, 1],
    [inner * 0.86, 0.45],
    [inner * 0.6, 0.2],
    [0, 0.16],
  ].map(([radius = 0, height = 0]) => new Vector2(radius, height))
  return new LatheGeometry(profile, 28)
    .rotateX(Math.PI / 2)
    .scale(rx, ry, rz)
    .translate(x, y, z)
}

/** Outline of a plate with round corners. */
function rounded([x, y, , w, d]: Bounds, corner: number): Shape {
  const shape = new Shape()
  const arc = (cx: number, cy: number, from: number) =>
    shape.absarc(cx, cy, corner, from, from + Math.PI / 2, false)
  shape.moveTo(x + corner, y)
  arc(x + w - corner, y + corner, -Math.PI / 2)
  arc(x + w - corner, y + d - corner, 0)
  arc(x + corner, y + d - corner, Math.PI / 2)
  arc(x + corner, y + corner, Math.PI)
  return shape
}

const plateBody = ({ at, corner }: Of<'plate'>): BufferGeometry =>
  new ExtrudeGeometry(rounded(at, corner), {
    depth: at[5],
    bevelEnabled: false,
    curveSegments: 10,
  }).translate(0, 0, at[2])

/** Surface of a solid in metres. */
export function bodyOf(solid: Solid): BufferGeometry {
  switch (solid.shape) {
    case 'box':
      return boxBody(solid)
    case 'frustum':
      return frustumBody(solid)
    case 'drum':
      return drumBody(solid)
    case 'ball':
      return ballBody(solid)
    case 'bowl':
      return bowlBody(solid)
    case 'plate':
      return plateBody(solid)
  }
}
