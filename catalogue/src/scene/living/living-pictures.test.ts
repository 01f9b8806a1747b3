import { expect, it } from 'vitest'
import type { Shape } from '../shapes.ts'
import { besides, framed, type Motif, MOTIFS } from './living-pictures.ts'

const SIZES = { landscape: { width: 1.5, height: 1 }, upright: { width: 0.76, height: 1 } }
const CASES = MOTIFS.flatMap((motif) => Object.entries(SIZES).map(([name, size]) => ({ motif, name, size })))

/** Area of a layer of paint, and its distance from the wall. */
function faceOf(shape: Shape) {
  const [x = 0, y = 0, z = 0] = shape.at ?? []
  if (shape.shape === 'cylinder')
    return { x0: x - shape.r, x1: x + shape.r, z0: z - shape.r, z1: z + shape.r, front: shape.h - y }
  if (shape.shape !== 'box') throw new Error(`A picture has no ${shape.shape}`)
  const [w, d, h] = shape.size
  return { x0: x - w / 2, x1: x + w / 2, z0: z, z1: z + h, front: d / 2 - y }
}

function layersOf(motif: Motif, size: { width: number; height: number }) {
  const [, paper, ...layers] = framed({ x: 0.4, z: 1.6, ...size, motif })
  if (!paper) throw new Error('A picture has no paper')
  return { paper: faceOf(paper), layers: layers.map((shape) => ({ shape, face: faceOf(shape) })) }
}

it.each(CASES)('paints $motif within an $name paper', ({ motif, size }) => {
  const { paper, layers } = layersOf(motif, size)

  for (const { face } of layers) {
    expect(face.x0).toBeGreaterThan(paper.x0)
    expect(face.x1).toBeLessThan(paper.x1)
    expect(face.z0).toBeGreaterThan(paper.z0)
    expect(face.z1).toBeLessThan(paper.z1)
    expect(face.front).toBeGreaterThan(paper.front)
  }
})

it.each(CASES)('puts no two colours of $motif in one plane on an $name paper', ({ motif, size }) => {
  const { layers } = layersOf(motif, size)

  const clashes = layers.flatMap((one, at) =>
    layers.slice(at + 1).filter(({ shape, face }) => {
      const isApart =
        face.x0 >= one.face.x1 || face.x1 <= one.face.x0 || face.z0 >= one.face.z1 || face.z1 <= one.face.z0
      const isSame = shape.material === one.shape.material
      return !isApart && !isSame && Math.abs(face.front - one.face.front) < 0.0003
    }),
  )
  expect(clashes).toEqual([])
})

it('hangs another motif beside each picture', () => {
  expect(MOTIFS.filter((motif) => besides(motif) === motif)).toEqual([])
})
