import type { Rankable } from './columns.ts'

/** Plans that a person takes for one, often each the other's mirror image: `of` gives the others of an ordinal. */
export type Twins = ReadonlyMap<number, readonly number[]>

/** Houses that differ by no more than this, metres, with the same rooms out of one template, look the same on a card. */
const ACROSS_M = 0.3
const ALONG_M = 0.5

/**
 * Finds the twins. A plan belongs to the first one that it is like, so that no chain of small steps makes twins of plans
 * that differ; those firsts are looked up in cells as large as what may differ.
 */
export function findTwins(designs: readonly { design: Rankable; ordinal: number }[]): Twins {
  const cells = new Map<string, Family[]>()
  const families: Family[] = []
  for (const { design, ordinal } of designs) {
    const { plan } = design
    if (!plan) continue
    const look = lookOf(design)
    const column = Math.floor(plan.houseWidth / ACROSS_M)
    const row = Math.floor(plan.houseDepth / ALONG_M)
    const near = around(column, row).flatMap((cell) => cells.get(`${look}/${cell}`) ?? [])
    const family = near.find(({ width, depth }) => isClose(plan.houseWidth - width, plan.houseDepth - depth))
    if (family) {
      family.ordinals.push(ordinal)
      continue
    }
    const first = { width: plan.houseWidth, depth: plan.houseDepth, ordinals: [ordinal] }
    families.push(first)
    const name = `${look}/${column}/${row}`
    cells.set(name, [...(cells.get(name) ?? []), first])
  }
  return new Map(
    families
      .filter(({ ordinals }) => ordinals.length > 1)
      .flatMap(({ ordinals }) =>
        ordinals.map((ordinal) => [ordinal, ordinals.filter((each) => each !== ordinal)] as const),
      ),
  )
}

type Family = { width: number; depth: number; ordinals: number[] }

const isClose = (across: number, along: number) =>
  Math.abs(across) <= ACROSS_M + 1e-9 && Math.abs(along) <= ALONG_M + 1e-9

const STEPS = [-1, 0, 1]
const around = (column: number, row: number) =>
  STEPS.flatMap((across) => STEPS.map((along) => `${column + across}/${row + along}`))

/** Template, counts and kinds of rooms: what a mirror image keeps. */
function lookOf({ plan, bedrooms, bathrooms, garages }: Rankable): string {
  const rooms = plan?.rooms.map(({ kind, level }) => `${level}:${kind}`).sort()
  return [plan?.template, bedrooms, bathrooms, garages, ...(rooms ?? [])].join()
}
