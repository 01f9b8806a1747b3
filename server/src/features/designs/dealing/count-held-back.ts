import { depthScore, isFitAsked, mayBeDealt, widthScore } from '../ranking/answers.ts'
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
  const { columns, isDealt, twins } = index
  const { width, depth } = columns
  const isBarred = (score: number) => !mayBeDealt({ score })
  const isTooWide = width.values.map((need) => need !== null && isBarred(widthScore(answers, need)))
  const isTooDeep = depth.values.map((need) => need !== null && isBarred(depthScore(answers, need)))
  const taken = takenFrom(index, swipes.seen)
  const looks = new Set<number>()
  isDealt.forEach((dealt, ordinal) => {
    const isHeldBack = isTooWide[width.numbers[ordinal] ?? 0] || isTooDeep[depth.numbers[ordinal] ?? 0]
    if (dealt === 1 && isHeldBack && !taken.has(ordinal)) looks.add(lookOf(twins, ordinal))
  })
  return looks.size
}
