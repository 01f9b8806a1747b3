import { COURSE_AFTER, DESIGN_BATCH, REFILL_AT } from '@dream/contract/rules/designs/swipe'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { chooseCards, type DealOptions } from '#features/designs/deal-cards.ts'
import type { DeckRow } from '#features/designs/designs.store.ts'
import { emptyBitmap, PAGE_BITS, setBit } from '#features/designs/ranking/bitmap.ts'
import type { HeardSwipe } from '#features/designs/ranking/model.ts'
import type { Scoring } from '#features/designs/taste/scoring.ts'
import type { ProfileAnswers, Simulated } from './people.ts'

/** Policy of a deck: the product's with a scoring, or one that ranks unseen designs itself. */
export type Policy =
  | {
      name: string
      /** Scoring; only the oracle looks at the person. */
      scoringFor: (person: Simulated) => Scoring
      planShare?: DealOptions['planShare']
      /** Whether everybody answers the picture questions before the first card. */
      asksFirst?: boolean
      /** Catalogue to deal from, with the same ordinals. */
      catalogueFor?: (catalogue: CatalogueState) => CatalogueState
    }
  | {
      name: string
      score: (catalogue: CatalogueState, swiped: readonly HeardSwipe[], who: Simulated) => Float64Array
    }

export type Walking = { policy: Policy; cards: number; prior?: Float64Array | undefined }
export type Walk = { liked: boolean[]; ordinals: number[] }

/**
 * Simulates swiping as in the app: a hand is refilled when two are left, and dealt again under its top card after a run of passes.
 */
export function walk(catalogue: CatalogueState, person: Simulated, { policy, cards, prior }: Walking): Walk {
  const swiped: HeardSwipe[] = []
  let hand: number[] = []
  let run = 0
  const deal = () => dealHand(catalogue, person, { policy, swiped, prior, hand })
  while (swiped.length < cards) {
    if (hand.length <= REFILL_AT) hand = [...hand, ...deal()]
    const ordinal = hand.shift()
    const design = ordinal === undefined ? undefined : catalogue.byOrdinal[ordinal]?.design
    if (ordinal === undefined || !design) break
    const isLiked = person.likes(design, { card: swiped.length, run })
    run = isLiked ? 0 : run + 1
    swiped.push({ ordinal, isLiked, hasReason: false })
    if (run > 0 && run % COURSE_AFTER === 0) {
      hand = hand.slice(0, 1)
      hand = [...hand, ...deal()]
    }
  }
  return { liked: swiped.map(({ isLiked }) => isLiked), ordinals: swiped.map(({ ordinal }) => ordinal) }
}

type Dealing = {
  policy: Policy
  swiped: readonly HeardSwipe[]
  prior: Float64Array | undefined
  hand: readonly number[]
}

function dealHand(
  catalogue: CatalogueState,
  person: Simulated,
  { policy, swiped, prior, hand }: Dealing,
): number[] {
  if ('scoringFor' in policy) {
    const { planShare, catalogueFor, asksFirst } = policy
    const answers = { ...person.answers, ...(asksFirst && person.told) }
    const options = {
      userId: person.id,
      batch: DESIGN_BATCH,
      exclude: hand.flatMap((ordinal) => catalogue.byOrdinal[ordinal]?.design.id ?? []),
      history: swiped,
      prior,
      scoring: policy.scoringFor(person),
      ...(planShare && { planShare }),
    }
    const dealtFrom = catalogueFor?.(catalogue) ?? catalogue
    return chooseCards(dealtFrom, rowOf(catalogue, answers, swiped), options).flatMap(
      ({ card }) => catalogue.byId.get(card.id)?.ordinal ?? [],
    )
  }
  const scores = policy.score(catalogue, swiped, person)
  const gone = new Set([...swiped.map(({ ordinal }) => ordinal), ...hand])
  const unseen = catalogue.byOrdinal.flatMap((entry) => (entry && !gone.has(entry.ordinal) ? [entry] : []))
  const best = unseen.toSorted((a, b) => (scores[b.ordinal] ?? 0) - (scores[a.ordinal] ?? 0))
  const isPlan = ({ design }: (typeof best)[number]) => design.plan !== null
  // As the deck at first: four plans of five.
  const plans = best.filter(isPlan).slice(0, DESIGN_BATCH - 1)
  const others = best.filter((each) => !isPlan(each)).slice(0, DESIGN_BATCH - plans.length)
  return [...plans, ...others].map(({ ordinal }) => ordinal)
}

const LATE = 20

function rowOf(
  { byOrdinal, index }: CatalogueState,
  answers: ProfileAnswers,
  swiped: readonly HeardSwipe[],
): DeckRow {
  const size = Math.ceil(index.size / PAGE_BITS) * PAGE_BITS
  const [seen, liked] = [emptyBitmap(size), emptyBitmap(size)]
  for (const { ordinal, isLiked } of swiped) {
    setBit(seen, ordinal)
    if (isLiked) setBit(liked, ordinal)
  }
  const late = swiped.slice(-LATE).toReversed()
  return {
    floor_plan_likes: swiped.filter(({ ordinal, isLiked }) => isLiked && byOrdinal[ordinal]?.design.plan)
      .length,
    passed_tags: {},
    wished_tags: {},
    bedrooms: answers.bedrooms ?? null,
    bathrooms: answers.bathrooms ?? null,
    cars: answers.cars ?? null,
    storeys: answers.storeys ?? null,
    only_fitting: false,
    must_haves: answers.must_haves ?? [],
    kitchen: answers.kitchen ?? null,
    living: answers.living ?? null,
    suite: answers.suite ?? null,
    second_living: answers.second_living ?? null,
    study: answers.study ?? null,
    block_width: null,
    block_depth: null,
    budget: null,
    state: null,
    corner: null,
    setbacks: null,
    pages: Array.from({ length: size / PAGE_BITS }, (_, page) => page),
    seen: Buffer.from(seen),
    liked: Buffer.from(liked),
    late: late.map(({ ordinal }) => byOrdinal[ordinal]?.design.id ?? ''),
    late_liked: late.map(({ isLiked }) => isLiked),
    late_reasoned: late.map(({ hasReason }) => hasReason),
    late_opened: late.map(() => false),
    is_fresh: swiped.length === 0,
  }
}
