import { type Bitmap, emptyBitmap, hasBit, onesOf, setBit } from './bitmap.ts'
import type { Rankable } from './columns.ts'

/** Plans that look the same to a person, often mirror images: the number of each family by ordinal, 0 for a plan without twins. */
export type Twins = { familyOf: Uint32Array; families: number }

/** Max difference of twins in metres: with the same rooms out of one template, they look the same on a card. */
const ACROSS_M = 0.3
const ALONG_M = 0.5

/**
 * Finds the twins. A plan belongs to the first one that it resembles, so that no chain of small steps makes twins of plans that
 * differ; those firsts are looked up in grid cells of the max difference.
 */
export function findTwins(designs: readonly { design: Rankable; ordinal: number }[], size: number): Twins {
  const cells = new Map<string, Family[]>()
  const families: Family[] = []
  for (const { design, ordinal } of designs) {
    const { plan } = design
    // A plan without listed rooms cannot be compared.
    if (!plan || plan.rooms.length === 0) continue
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
  const familyOf = new Uint32Array(size)
  const twins = families.filter(({ ordinals }) => ordinals.length > 1)
  twins.forEach(({ ordinals }, at) => {
    for (const ordinal of ordinals) familyOf[ordinal] = at + 1
  })
  return { familyOf, families: twins.length + 1 }
}

type Family = { width: number; depth: number; ordinals: number[] }

const isClose = (across: number, along: number) =>
  Math.abs(across) <= ACROSS_M + 1e-9 && Math.abs(along) <= ALONG_M + 1e-9

const STEPS = [-1, 0, 1]
const around = (column: number, row: number) =>
  STEPS.flatMap((across) => STEPS.map((along) => `${column + across}/${row + along}`))

/** Key of template, counts and kinds of rooms, which a mirror image keeps. */
function lookOf({ plan, bedrooms, bathrooms, garages }: Rankable): string {
  const rooms = plan?.rooms.map(({ kind, level }) => `${level}:${kind}`).sort()
  return [plan?.template, bedrooms, bathrooms, garages, ...(rooms ?? [])].join()
}

/** Designs not to deal: those seen or in the hand, with their twins. */
export type Taken = { has: (ordinal: number) => boolean; add: (ordinal: number) => void }

export function takenFrom({ size, twins }: { size: number; twins: Twins }, seen: Bitmap): Taken {
  const bits = emptyBitmap(size)
  bits.set(seen.subarray(0, bits.length))
  const { familyOf, families } = twins
  const met = new Uint8Array(families)
  const meet = (ordinal: number) => {
    const family = familyOf[ordinal] ?? 0
    if (family > 0) met[family] = 1
  }
  if (families > 1) onesOf(bits, meet)
  return {
    has: (ordinal) => hasBit(bits, ordinal) || met[familyOf[ordinal] ?? 0] === 1,
    add(ordinal) {
      setBit(bits, ordinal)
      meet(ordinal)
    },
  }
}
