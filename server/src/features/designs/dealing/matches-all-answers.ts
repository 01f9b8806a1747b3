import { houseOf, isBarred, lotDepthFor, lotFor, lotWidthFor } from '@dream/contract/rules/land/land-fit'
import { type Answers, mostAreaFor } from '../ranking/answers.ts'
import { BUCKETS, bucketOf, bucketsOf, COLUMNS, type Rankable, SHAPE_COLUMNS } from '../ranking/columns.ts'
import type { FeatureIndex } from '../ranking/feature-index.ts'
import { LOT_SIZE } from '../ranking/lots.ts'
import type { Taken } from '../ranking/twins.ts'

/** Whether a design has all that was asked for; a bathroom or a car more is fine. */
export function hasAll(answers: Answers, design: Rankable): boolean {
  const house = houseOf(design)
  if (!house || isBarred(house.site, answers.ground)) return false
  const { width, depth } = lotFor(house, answers.ground)
  return (
    isWithin(answers.blockWidth, width) &&
    isWithin(answers.blockDepth, depth) &&
    bucketOf('area', COLUMNS.area.of(design)) <= mostAreaBucket(answers) &&
    suitsShape(answers, bucketsOf(design, SHAPE_COLUMNS))
  )
}

/** Finds whether any design has it all, and those of them that are left: no more than `enough`, and one of each family. */
export function findMatchingAll(
  index: FeatureIndex,
  answers: Answers,
  { taken, enough }: { taken: Taken; enough: number },
): { isAny: boolean; left: Set<number> } {
  const { ordinals, lots, twins } = index
  const widths = lots.widths.map(
    (kind) =>
      kind !== null &&
      !isBarred(kind.site, answers.ground) &&
      isWithin(answers.blockWidth, lotWidthFor(kind, answers.ground)),
  )
  const depths = lots.depths.map(
    (kind) => kind !== null && isWithin(answers.blockDepth, lotDepthFor(kind, answers.ground)),
  )
  const mostArea = mostAreaBucket(answers)
  const suits = (position: number) => {
    const lot = position * LOT_SIZE
    return (
      widths[lots.byPosition[lot] ?? 0] === true &&
      depths[lots.byPosition[lot + 1] ?? 0] === true &&
      (lots.byPosition[lot + 2] ?? 0) <= mostArea
    )
  }
  const found = { isAny: false, left: new Set<number>() }
  const segments = index.shapes
    .filter(({ buckets }) => suitsShape(answers, buckets))
    .flatMap((shape) => shape.segments)
  for (const { from, to } of segments) {
    for (let position = from; position < to; position += 1) {
      if (!suits(position)) continue
      found.isAny = true
      const ordinal = ordinals[position] ?? 0
      if (!taken.has(ordinal)) found.left.add(lookOf(twins, ordinal))
      if (found.left.size >= enough) return found
    }
  }
  return found
}

/** Key of a look: twins share one. */
export const lookOf = ({ familyOf }: FeatureIndex['twins'], ordinal: number): number => {
  const family = familyOf[ordinal] ?? 0
  return family > 0 ? -family : ordinal
}

function suitsShape(
  { bedrooms, bathrooms, cars, storeys }: Answers,
  [beds = 0, baths = 0, garages = 0, levels = 0]: readonly number[],
): boolean {
  return (
    beds > 0 &&
    (bedrooms === null || beds === bucketOf('bedrooms', bedrooms)) &&
    baths >= bucketOf('bathrooms', bathrooms) &&
    garages >= bucketOf('cars', cars) &&
    (storeys === null || levels === bucketOf('storeys', storeys))
  )
}

/** Max area in the resolution of ranking: to the nearest 5 m². */
function mostAreaBucket(answers: Answers): number {
  const most = mostAreaFor(answers)
  return most === null ? BUCKETS : bucketOf('area', most)
}

const isWithin = (block: number | null, lot: number) => block === null || lot <= block + 1e-6
