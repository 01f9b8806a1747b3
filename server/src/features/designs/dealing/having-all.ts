import { isBarred, lotDepthFor, lotWidthFor } from '@dream/contract/rules/land/land-fit'
import type { Answers } from '../ranking/answers.ts'
import { bucketOf, type SHAPE_COLUMNS } from '../ranking/columns.ts'
import type { FeatureIndex } from '../ranking/feature-index.ts'
import { LOT_SIZE } from '../ranking/lots.ts'

/** The designs that have all that was asked for; a bathroom or a car more than asked for is no fault. */
export function havingAll(index: FeatureIndex, answers: Answers): ReadonlySet<number> {
  const { ordinals: ordinalAt, lots } = index
  const widths = lots.widths.map((kind) => kind !== null && suitsWidth(answers, kind))
  const depths = lots.depths.map((kind) => kind !== null && suitsDepth(answers, kind))
  const suits = (position: number) => {
    const lot = position * LOT_SIZE
    return widths[lots.byPosition[lot] ?? 0] === true && depths[lots.byPosition[lot + 1] ?? 0] === true
  }
  const ordinals = new Set<number>()
  const segments = index.shapes
    .filter(({ buckets }) => suitsShape(answers, buckets))
    .flatMap((shape) => shape.segments)
  for (const { from, to } of segments) {
    for (let position = from; position < to; position += 1) {
      if (suits(position)) ordinals.add(ordinalAt[position] ?? 0)
    }
  }
  return ordinals
}

function suitsShape({ bedrooms, bathrooms, cars, storeys }: Answers, buckets: readonly number[]): boolean {
  const [beds = 0, baths = 0, garages = 0, levels = 0] = buckets
  const asked = { bedrooms, bathrooms, cars, storeys }
  const bucket = (column: (typeof SHAPE_COLUMNS)[number]) => bucketOf(column, asked[column])
  return (
    beds > 0 &&
    (bedrooms === null || beds === bucket('bedrooms')) &&
    baths >= bucket('bathrooms') &&
    garages >= bucket('cars') &&
    (storeys === null || levels === bucket('storeys'))
  )
}

const suitsWidth = ({ blockWidth, ground }: Answers, kind: Parameters<typeof lotWidthFor>[0]) =>
  !isBarred(kind.site, ground) && (blockWidth === null || lotWidthFor(kind, ground) <= blockWidth + 1e-6)
const suitsDepth = ({ blockDepth, ground }: Answers, kind: Parameters<typeof lotDepthFor>[0]) =>
  blockDepth === null || lotDepthFor(kind, ground) <= blockDepth + 1e-6
