import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { AskedFact } from '@dream/contract/rules/designs/asked-facts'
import type { CatalogueState } from '../catalogue.ts'
import type { StoredDesign } from '../designs.store.ts'
import { type Answers, askedFacts } from '../ranking/answers.ts'
import type { Taken } from '../ranking/twins.ts'
import { findMatchingAll, hasAll, lookOf } from './matches-all-answers.ts'
import type { Swiper } from './swiper.ts'

type Batch = {
  catalogue: CatalogueState
  swiper: Swiper
  held: readonly StoredDesign[]
  taken: Taken
}

/** Adds a notice, once and on the first such card, that no plan has all that was asked for and that the closest come first. */
export function markClosestFirst(
  cards: readonly DealtDesign[],
  { catalogue: { index, byId }, swiper, held, taken }: Batch,
): DealtDesign[] {
  const { answers, isFresh, late } = swiper
  if (askedFacts(answers).length === 0) return [...cards]
  const { isAny, left } = findMatchingAll(index, answers, { taken, enough: cards.length + held.length + 1 })
  const mark = (at: number, notice: string | null) =>
    cards.map((card, place) => (place === at && notice ? { ...card, notice } : card))
  if (!isAny) {
    const isFirst = isFresh && held.length <= 1
    return isFirst ? mark(cards.findIndex(isPlan), noPlanHasIt(answers)) : [...cards]
  }
  const before = [...late.map(({ design }) => design).toReversed(), ...held]
  const lastPlan = before.findLast(({ design }) => isPlan(design))?.design
  /** Whether the last plan that has it all was dealt right before this batch. */
  let isOver = left.size === 0 && lastPlan !== undefined && hasAll(answers, lastPlan)
  for (const [at, card] of cards.entries()) {
    const stored = byId.get(card.id)
    if (!stored) continue
    if (isPlan(card) && isOver && !hasAll(answers, stored.design)) return mark(at, noneIsLeft(answers))
    if (left.delete(lookOf(index.twins, stored.ordinal)) && left.size === 0) isOver = true
  }
  return [...cards]
}

const isPlan = ({ category }: Pick<DealtDesign, 'category'>) => category === 'Floor Plan'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven']
const counted = (count: number, word: string) => `${NUMBERS[count] ?? count} ${word}${count === 1 ? '' : 's'}`

/** Notice that no plan has all that was asked for; null when nothing was asked for. */
export function noPlanHasIt(answers: Answers): string | null {
  const lacking = lackingText(answers)
  return lacking && `No plan ${lacking}. Closest first.`
}

/** Notice after the last plan that had it all was dealt. */
export function noneIsLeft(answers: Answers): string | null {
  const lacking = lackingText(answers)
  return lacking && `No other plan ${lacking}. Closest first from here.`
}

function lackingText(answers: Answers): string | null {
  const facts = askedFacts(answers)
  const [only] = facts
  if (!only) return null
  if (facts.every((fact) => fact === 'blockWidth' || fact === 'blockDepth')) return 'fits your block'
  if (only === 'budget') return 'is as small as your budget usually builds'
  if (facts.length === 1) return `has ${WORDS[only](answers[only] ?? 0)}`
  return facts.length === 2 ? 'has both' : `has all ${NUMBERS[facts.length] ?? facts.length}`
}

const WORDS: Record<Exclude<AskedFact, 'budget'>, (value: number) => string> = {
  bedrooms: (count) => counted(count, 'bedroom'),
  bathrooms: (count) => counted(count, 'bathroom'),
  cars: (count) => `room for ${counted(count, 'car')}`,
  storeys: (count) => counted(count, 'storey'),
  blockWidth: () => 'your width',
  blockDepth: () => 'your depth',
}
