import { readFile } from 'node:fs/promises'
import type { DrawnDesign } from '@dream/contract/api/designs/design'
import { z } from 'zod'

const FRONTS = new URL('../../../catalogue/content/fronts.json', import.meta.url)
const M = 1000
/** No further than this from the drawn plan may anything stand on the picture of its street side, in metres. */
const TOLERANCE_M = 0.3

/** What each render of a street side was built from: metres from its middle, as the house is seen from the street. */
const Front = z.object({
  width: z.number(),
  storeys: z.number(),
  parts: z.array(z.object({ kind: z.string(), from: z.number(), to: z.number(), level: z.string() })),
})
export type Front = z.infer<typeof Front>

export const readFronts = async () =>
  z.record(z.string(), Front).parse(JSON.parse(await readFile(FRONTS, 'utf8')))

/** The render that shows the street side of this very plan: as wide, as high, garage and porch in their places. */
export function facadeOf(
  plan: DrawnDesign,
  facades: readonly DrawnDesign[],
  fronts: Readonly<Record<string, Front>>,
): DrawnDesign | null {
  const fitting = facades.flatMap((facade) => {
    const front = fronts[facade.slug]
    const off = front ? distance(plan, front) : Infinity
    return off <= TOLERANCE_M ? [{ facade, off }] : []
  })
  const [best] = fitting.toSorted((a, b) => a.off - b.off)
  return best?.facade ?? null
}

/** How far the two differ where they differ most. */
function distance({ plan }: DrawnDesign, front: Front): number {
  if (plan?.storeys !== front.storeys) return Infinity
  const middle = plan.houseWidth / 2
  const edges = ['garage', 'porch'].flatMap((kind) => {
    const room = plan.rooms.find((each) => each.kind === kind && each.level === 'ground')
    const part = front.parts.find((each) => each.kind === kind && each.level === 'ground')
    if (!room || !part) return room || part ? [Infinity] : []
    const xs = room.polygon.map(([x]) => x / M - middle)
    return [Math.abs(Math.min(...xs) - part.from), Math.abs(Math.max(...xs) - part.to)]
  })
  return Math.max(Math.abs(plan.houseWidth - front.width), ...edges)
}
