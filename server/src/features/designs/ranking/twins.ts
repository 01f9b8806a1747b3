import { type Bitmap, emptyBitmap, hasBit, onesOf, setBit } from './bitmap.ts'
import type { Rankable } from './facts.ts'

/** Plans that look the same to a person, often mirror images: the number of each family by ordinal, 0 for a plan without twins. */
export type Twins = { familyOf: Uint32Array; families: number }

/** Max difference of twins in metres: with the same rooms out of one template, they look the same on a card. */
const ACROSS_M = 0.3
const ALONG_M = 0.5

/** Finds the twins. A plan belongs to the first one that it resembles, so that no chain of small steps joins plans that differ. */
export function findTwins(designs: readonly { design: Rankable; ordinal: number }[], size: number): Twins {
  const byLook = new Map<string, Family[]>()
  for (const { design, ordinal } of designs) {
    const { plan } = design
    // A plan without listed rooms cannot be compared.
    if (!plan || plan.rooms.length === 0) continue
    const look = lookOf(design)
    const families = byLook.get(look) ?? []
    byLook.set(look, families)
    const family = families.find((first) => isClose(plan, first.plan))
    if (family) family.ordinals.push(ordinal)
    else families.push({ plan, ordinals: [ordinal] })
  }
  const familyOf = new Uint32Array(size)
  const twins = [...byLook.values()].flat().filter(({ ordinals }) => ordinals.length > 1)
  twins.forEach(({ ordinals }, at) => {
    for (const ordinal of ordinals) familyOf[ordinal] = at + 1
  })
  return { familyOf, families: twins.length + 1 }
}

type Sizes = { houseWidth: number; houseDepth: number }
type Family = { plan: Sizes; ordinals: number[] }

const isClose = (one: Sizes, other: Sizes) =>
  Math.abs(one.houseWidth - other.houseWidth) <= ACROSS_M + 1e-9 &&
  Math.abs(one.houseDepth - other.houseDepth) <= ALONG_M + 1e-9

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
