import type { Surface } from './surface.ts'

/** Radius in pixels over which the sky's light is blurred. */
const REACH = 3
/** Thresholds for neighbours on one face: similar normals, and one plane, in metres. */
const ALIKE = { turn: 0.92, step: 0.03 } as const

/** Blurs the light of the sky along one direction, but not over edges: `step` is the offset from pixel to pixel. */
function even(
  surface: Surface,
  share: Float32Array,
  { indexAt, step }: { indexAt: Int32Array; step: number },
) {
  const evened = new Float32Array(share.length)
  for (let index = 0; index < surface.count; index++) {
    const pixel = surface.pixels[index] ?? 0
    let sum = share[index] ?? 0
    let count = 1
    for (let hop = 0; hop < 2 * REACH; hop++) {
      const isThere = hop < REACH
      const away = isThere ? hop + 1 : REACH - hop - 1
      const next = (indexAt[pixel + step * away] ?? 0) - 1
      if (next >= 0 && isOneFace(surface, index, next)) {
        sum += share[next] ?? 0
        count++
      } else hop = isThere ? REACH - 1 : 2 * REACH
    }
    evened[index] = sum / count
  }
  return evened
}

function isOneFace({ ids, places, normals }: Surface, one: number, other: number): boolean {
  if (ids[one] === ids[other]) return true
  const [a, b] = [one * 3, other * 3]
  const [x, y, z] = [normals[a] ?? 0, normals[a + 1] ?? 0, normals[a + 2] ?? 0]
  const turn = x * (normals[b] ?? 0) + y * (normals[b + 1] ?? 0) + z * (normals[b + 2] ?? 0)
  if (turn < ALIKE.turn) return false
  const dx = (places[b] ?? 0) - (places[a] ?? 0)
  const dy = (places[b + 1] ?? 0) - (places[a + 1] ?? 0)
  const dz = (places[b + 2] ?? 0) - (places[a + 2] ?? 0)
  return Math.abs(dx * x + dy * y + dz * z) < ALIKE.step
}

/** Smooths the light of the sky over each face, to hide the small number of samples. */
export function soften(surface: Surface, size: { width: number; height: number }): void {
  const { count, pixels, sky, openSky } = surface
  const indexAt = new Int32Array(size.width * size.height)
  for (let index = 0; index < count; index++) indexAt[pixels[index] ?? 0] = index + 1
  const share = new Float32Array(count)
  for (let index = 0; index < count; index++)
    share[index] = (sky[index] ?? 0) / Math.max(openSky[index] ?? 0, 0.001)
  const across = even(surface, share, { indexAt, step: 1 })
  const along = even(surface, across, { indexAt, step: size.width })
  for (let index = 0; index < count; index++) sky[index] = (along[index] ?? 0) * (openSky[index] ?? 0)
}
