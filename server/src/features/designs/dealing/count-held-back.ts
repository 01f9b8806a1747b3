import { depthScore, isFitAsked, mayBeDealt, widthScore } from '../ranking/answers.ts'
import { LOT_SIZE } from '../ranking/lots.ts'
import { takenFrom } from '../ranking/twins.ts'
import type { CatalogueState } from '../catalogue.ts'
import type { DeckRow } from '../designs.store.ts'
import { lookOf } from './matches-all-answers.ts'
import { swiperOf } from './swiper.ts'

/** Counts unseen plans that are held back because they do not fit the block; plans that look alike count as one. */
export function countHeldBack(
  { byId, index }: CatalogueState,
  row: DeckRow | undefined,
  userId: string,
): number {
  const { answers, swipes } = swiperOf(byId, row, userId)
  if (!isFitAsked(answers)) return 0
  const { ordinals, lots, twins } = index
  const isBarred = (score: number) => !mayBeDealt({ score })
  const widths = lots.widths.map((kind) => kind !== null && isBarred(widthScore(answers, kind)))
  const depths = lots.depths.map((kind) => kind !== null && isBarred(depthScore(answers, kind)))
  const taken = takenFrom(index, swipes.seen)
  const looks = new Set<number>()
  ordinals.forEach((ordinal, position) => {
    const lot = position * LOT_SIZE
    const isHeldBack = widths[lots.byPosition[lot] ?? 0] || depths[lots.byPosition[lot + 1] ?? 0]
    if (isHeldBack && !taken.has(ordinal)) looks.add(lookOf(twins, ordinal))
  })
  return looks.size
}
