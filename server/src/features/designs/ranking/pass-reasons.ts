import { PASS_REASONS_MAX } from '@dream/contract/rules/designs/swipe'
import { houseOf, lotWidthFor } from '@dream/contract/rules/land/land-fit'
import type { Answers } from './answers.ts'
import { FACTS, type Rankable } from './facts.ts'

/** `acknowledgement` is shown when it is given. */
export type PassReason = { tag: string; label: string; acknowledgement: string }

/** Facts of the catalogue that size reasons refer to, the same for everybody. */
const SIZES = {
  bedrooms: FACTS.bedrooms,
  bathrooms: FACTS.bathrooms,
  cars: FACTS.cars,
  area: FACTS.area,
  width: (design: Rankable) => design.plan?.minLotWidth ?? null,
  depth: (design: Rankable) => design.plan?.minLotDepth ?? null,
} as const
type SizeFact = keyof typeof SIZES

/** Reasons about size: `too-wide:16` speaks against every plan at least as wide as 16 m, `too-small:150` the other way. */
export const SIZE_REASONS = {
  'too-wide': { fact: 'width', isAtLeast: true, label: 'Too wide', acknowledgement: 'Fewer wide plans' },
  'too-deep': { fact: 'depth', isAtLeast: true, label: 'Too deep', acknowledgement: 'Fewer deep plans' },
  'too-big': { fact: 'area', isAtLeast: true, label: 'Too big', acknowledgement: 'Fewer big plans' },
  'too-small': { fact: 'area', isAtLeast: false, label: 'Too small', acknowledgement: 'Fewer small plans' },
  'few-bedrooms': {
    fact: 'bedrooms',
    isAtLeast: false,
    label: 'Too few bedrooms',
    acknowledgement: 'More bedrooms',
  },
  'few-bathrooms': {
    fact: 'bathrooms',
    isAtLeast: false,
    label: 'Too few bathrooms',
    acknowledgement: 'More bathrooms',
  },
  'few-cars': {
    fact: 'cars',
    isAtLeast: false,
    label: 'Too little parking',
    acknowledgement: 'More parking',
  },
} as const satisfies Record<
  string,
  { fact: SizeFact; isAtLeast: boolean; label: string; acknowledgement: string }
>
export type SizeReason = keyof typeof SIZE_REASONS
const SIZE_NAMES = [
  'too-wide',
  'too-deep',
  'too-big',
  'too-small',
  'few-bedrooms',
  'few-bathrooms',
  'few-cars',
] as const satisfies readonly SizeReason[]

/** Features that a card may lack; `no:room:study` speaks for plans that have the tag. */
const LACKS: readonly PassReason[] = [
  { tag: 'room:study', label: 'No study', acknowledgement: 'More with a study' },
  { tag: 'living:second', label: 'One living area', acknowledgement: 'More with a second living area' },
  { tag: 'room:media', label: 'No media room', acknowledgement: 'More with a media room' },
  { tag: 'room:alfresco', label: 'No alfresco', acknowledgement: 'More with an alfresco' },
  { tag: 'room:butlers-pantry', label: "No butler's pantry", acknowledgement: "More with a butler's pantry" },
  { tag: 'room:walk-in-robe', label: 'No walk-in robe', acknowledgement: 'More with a walk-in robe' },
  { tag: 'kitchen:island', label: 'No kitchen island', acknowledgement: 'More with an island' },
]

/** Features that a person may not want; the tag itself speaks against them. */
const HAS: readonly PassReason[] = [
  { tag: 'storeys:1', label: 'Single storey', acknowledgement: 'Fewer on one level' },
  { tag: 'storeys:2', label: 'Two storeys', acknowledgement: 'Fewer with two storeys' },
  { tag: 'living:front', label: 'Living at the front', acknowledgement: 'Fewer with living at the front' },
  { tag: 'living:left', label: 'Living at the side', acknowledgement: 'Fewer with living at the side' },
  { tag: 'living:right', label: 'Living at the side', acknowledgement: 'Fewer with living at the side' },
  { tag: 'living:middle', label: 'Living in the middle', acknowledgement: 'Fewer with living in the middle' },
  {
    tag: 'master:front',
    label: 'Main suite at the front',
    acknowledgement: 'Fewer with the main suite in front',
  },
  {
    tag: 'master:upper',
    label: 'Main suite upstairs',
    acknowledgement: 'Fewer with the main suite upstairs',
  },
]

/** Min distinctiveness of a fact to be offered as a reason. */
const MIN_DISTINCTIVENESS = 0.25
/** Max size reasons, since a small plan is small in every way; one of three is left for something else. */
const MAX_SIZE_REASONS = 2

/** Measures of a person for "too wide": their block, and the width that they liked lately. */
export type Measured = Pick<Answers, 'blockWidth' | 'ground'> & { likedWidth: number | null }

/** Factor above the liked width that counts as wide. */
const WIDER = 1.15

function isWideFor({ blockWidth, ground, likedWidth }: Measured, design: Rankable): boolean {
  const house = houseOf(design)
  if (!house) return false
  const isWiderThanBlock = blockWidth !== null && lotWidthFor(house, ground) > blockWidth + 1e-6
  return isWiderThanBlock || (likedWidth !== null && house.minLotWidth >= likedWidth * WIDER)
}

type Offered = PassReason & { standsOut: number }
const TOO_WIDE = /^too-wide:/

/** Creates the function for pass reasons: whether a card is wide depends on the other plans, and on the person. */
export function passReasonsFor(
  plans: readonly Rankable[],
): (design: Rankable, person?: Measured) => PassReason[] {
  const share = sharesOf(plans)
  const facts = new Set(SIZE_NAMES.map((name) => SIZE_REASONS[name].fact))
  const sorted = new Map([...facts].map((fact) => [fact, valuesOf(plans, fact)]))
  const sizesOf = (design: Rankable): Offered[] =>
    SIZE_NAMES.flatMap((name) => {
      const { fact, isAtLeast, label, acknowledgement } = SIZE_REASONS[name]
      const value = SIZES[fact](design)
      if (value === null) return []
      // 1 for the widest of all, 0 for the median, below 0 for narrow ones; inverted for "too small".
      const extent = 2 * rankAmong(sorted.get(fact), value) - 1
      return { tag: `${name}:${value}`, label, acknowledgement, standsOut: isAtLeast ? extent : -extent }
    })

  const reasonsOf = (design: Rankable, isWide: boolean): PassReason[] => {
    const sizes = sizesOf(design)
      .map((reason) => (isWide && TOO_WIDE.test(reason.tag) ? { ...reason, standsOut: 2 } : reason))
      .sort((a, b) => b.standsOut - a.standsOut)
    const lacks = LACKS.filter(({ tag }) => !design.tags.includes(tag)).map((reason) => ({
      ...reason,
      tag: `no:${reason.tag}`,
      standsOut: share.get(reason.tag) ?? 0,
    }))
    const has = HAS.filter(({ tag }) => design.tags.includes(tag)).map((reason) => ({
      ...reason,
      standsOut: 0.9 - (share.get(reason.tag) ?? 0),
    }))
    return [...sizes.slice(0, MAX_SIZE_REASONS), ...lacks, ...has]
      .filter(({ standsOut }) => standsOut >= MIN_DISTINCTIVENESS)
      .sort((a, b) => b.standsOut - a.standsOut)
      .slice(0, PASS_REASONS_MAX)
      .map(({ tag, label, acknowledgement }) => ({ tag, label, acknowledgement }))
  }
  const known = { wide: new WeakMap<Rankable, PassReason[]>(), usual: new WeakMap<Rankable, PassReason[]>() }

  return (design, person) => {
    if (design.category !== 'Floor Plan') return []
    const isWide = person !== undefined && isWideFor(person, design)
    const cache = isWide ? known.wide : known.usual
    const reasons = cache.get(design) ?? reasonsOf(design, isWide)
    cache.set(design, reasons)
    return reasons
  }
}

/** Whether a pass of this design may give the reason: it must be true of it, whoever it was offered to. */
export function mayGiveReason(design: Rankable, reason: string): boolean {
  if (design.category !== 'Floor Plan') return false
  const isSize = SIZE_NAMES.some((name) => reason === `${name}:${SIZES[SIZE_REASONS[name].fact](design)}`)
  return (
    isSize ||
    LACKS.some(({ tag }) => reason === `no:${tag}` && !design.tags.includes(tag)) ||
    HAS.some(({ tag }) => reason === tag && design.tags.includes(tag))
  )
}

/** Shares of the plans with each tag that a reason may name. */
function sharesOf(plans: readonly Rankable[]): ReadonlyMap<string, number> {
  const counts = new Map([...LACKS, ...HAS].map(({ tag }) => [tag, 0]))
  for (const { tags } of plans) {
    for (const tag of tags) {
      const count = counts.get(tag)
      if (count !== undefined) counts.set(tag, count + 1)
    }
  }
  return new Map([...counts].map(([tag, count]) => [tag, count / plans.length]))
}

const valuesOf = (plans: readonly Rankable[], fact: SizeFact) =>
  Float64Array.from(plans.map((plan) => SIZES[fact](plan)).filter((value) => value !== null)).sort()

/** Share of the values below, half of the equal ones counted: 0.5 is the median. */
function rankAmong(sorted: Float64Array = new Float64Array(), value: number): number {
  const below = lowerBound(sorted, (each) => each < value)
  const upTo = lowerBound(sorted, (each) => each <= value)
  return sorted.length === 0 ? 0.5 : (below + upTo) / 2 / sorted.length
}

function lowerBound(sorted: Float64Array, isBefore: (each: number) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (isBefore(sorted[middle] ?? 0)) low = middle + 1
    else high = middle
  }
  return low
}

/** Text of a reason without its card; null for an unknown one. */
export function passReasonText(tag: string): string | null {
  const size = SIZE_NAMES.find((name) => tag.startsWith(`${name}:`))
  if (size) return SIZE_REASONS[size].label
  const lack = LACKS.find((reason) => tag === `no:${reason.tag}`)
  return (lack ?? HAS.find((reason) => reason.tag === tag))?.label ?? null
}
