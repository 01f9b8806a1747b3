import { readFile } from 'node:fs/promises'
import type { DrawnDesign } from '@dream/contract/api/designs/design'
import { z } from 'zod'

const FRONTS = new URL('../../../catalogue/content/fronts.json', import.meta.url)

/** Front of a render: the plan that it shows, and its geometry in metres from the middle, as seen from the street. */
const Front = z.object({
  plan: z.string().nullable(),
  front: z.object({
    width: z.number(),
    storeys: z.number(),
    parts: z.array(z.object({ kind: z.string(), from: z.number(), to: z.number() })),
  }),
})
export type Front = z.infer<typeof Front>

export const readFronts = async () =>
  z.record(z.string(), Front).parse(JSON.parse(await readFile(FRONTS, 'utf8')))

/** Returns the render that shows the front of this very plan. */
export const facadeOf = (
  plan: Pick<DrawnDesign, 'slug'>,
  facades: readonly DrawnDesign[],
  fronts: Readonly<Record<string, Front>>,
): DrawnDesign | null => facades.find(({ slug }) => fronts[slug]?.plan === plan.slug) ?? null
