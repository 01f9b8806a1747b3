import { expect, it } from 'vitest'
import { listRooms } from '#rooms/list.ts'

/** A box of the scene as its two far corners, seen from above, and its underside. */
type Box = { x: [number, number]; y: [number, number]; under: number }

const overlap = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.min(a[1], b[1]) - Math.max(a[0], b[0])

it('no two pieces of a cornice share a plane', () => {
  const room = listRooms().find(({ slug }) => slug === 'bathroom-hamptons-1')
  const pieces = (room?.scene().shapes ?? []).flatMap((shape): Box[] => {
    if (shape.shape !== 'box' || shape.material !== 'ceiling' || !shape.at || shape.size[2] === 0.1) return []
    const [x, y, under] = shape.at
    const [w, d] = [shape.size[0] / 2, shape.size[1] / 2]
    return [{ x: [x - w, x + w], y: [y - d, y + d], under }]
  })
  const clashes = pieces.flatMap((one, at) =>
    pieces
      .slice(at + 1)
      .filter(
        (other) =>
          other.under === one.under && overlap(one.x, other.x) > 1e-3 && overlap(one.y, other.y) > 1e-3,
      ),
  )

  expect(pieces).toHaveLength(9)
  expect(clashes).toEqual([])
})
