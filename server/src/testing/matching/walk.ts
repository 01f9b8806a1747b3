import { DESIGN_BATCH } from '@dream/contract/rules/designs/swipe'
import type { CatalogueState } from '#features/designs/catalogue.ts'
import { chooseCards } from '#features/designs/deal-cards.ts'
import type { DeckRow } from '#features/designs/designs.store.ts'
import { emptyBitmap, PAGE_BITS, setBit } from '#features/designs/ranking/bitmap.ts'
import type { HeardSwipe } from '#features/designs/ranking/model.ts'
import type { Scoring } from '#features/designs/taste/scoring.ts'
import type { Simulated } from './people.ts'

/** A deck's way to choose: one of the product's, with a scoring, or one that ranks what is unseen by itself. */
export type Policy =
  | { name: string; scoring: Scoring }
  | {
      name: string
      score: (catalogue: CatalogueState, swiped: readonly HeardSwipe[], who: Simulated) => Float64Array
    }

export type Walking = { policy: Policy; cards: number; prior?: Float64Array | undefined }
export type Walk = { liked: boolean[]; ordinals: number[] }

/** Lets somebody swipe so many cards, in hands of five, as the product would deal them. */
export function walk(catalogue: CatalogueState, person: Simulated, { policy, cards, prior }: Walking): Walk {
  const swiped: HeardSwipe[] = []
  let run = 0
  while (swiped.length < cards) {
    const hand = dealHand(catalogue, person, { policy, swiped, prior })
    if (hand.length === 0) break
    for (const ordinal of hand) {
      const design = catalogue.byOrdinal[ordinal]?.design
      if (!design || swiped.length === cards) continue
      const isLiked = person.likes(design, { card: swiped.length, run })
      run = isLiked ? 0 : run + 1
      swiped.push({ ordinal, isLiked, hasReason: false })
    }
  }
  return { liked: swiped.map(({ isLiked }) => isLiked), ordinals: swiped.map(({ ordinal }) => ordinal) }
}

type Dealing = { policy: Policy; swiped: readonly HeardSwipe[]; prior: Float64Array | undefined }

function dealHand(
  catalogue: CatalogueState,
  person: Simulated,
  { policy, swiped, prior }: Dealing,
): number[] {
  if ('scoring' in policy) {
    const options = {
      userId: person.id,
      batch: DESIGN_BATCH,
      exclude: [],
      history: swiped,
      prior,
      scoring: policy.scoring,
    }
    return chooseCards(catalogue, rowOf(catalogue, person, swiped), options).flatMap(
      ({ card }) => catalogue.byId.get(card.id)?.ordinal ?? [],
    )
  }
  const scores = policy.score(catalogue, swiped, person)
  const seen = new Set(swiped.map(({ ordinal }) => ordinal))
  const unseen = catalogue.byOrdinal.flatMap((entry) => (entry && !seen.has(entry.ordinal) ? [entry] : []))
  const best = unseen.toSorted((a, b) => (scores[b.ordinal] ?? 0) - (scores[a.ordinal] ?? 0))
  const isPlan = ({ design }: (typeof best)[number]) => design.plan !== null
  // As the deck: four plans of five.
  const plans = best.filter(isPlan).slice(0, DESIGN_BATCH - 1)
  const others = best.filter((each) => !isPlan(each)).slice(0, DESIGN_BATCH - plans.length)
  return [...plans, ...others].map(({ ordinal }) => ordinal)
}

const LATE = 20

function rowOf(
  { byOrdinal, index }: CatalogueState,
  { answers }: Simulated,
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
    bedrooms: answers.bedrooms ?? null,
    bathrooms: answers.bathrooms ?? null,
    cars: answers.cars ?? null,
    storeys: answers.storeys ?? null,
    must_haves: answers.must_haves ?? [],
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
    is_fresh: swiped.length === 0,
  }
}
