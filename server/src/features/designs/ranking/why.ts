import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import { houseOf } from '@dream/contract/rules/land/land-fit'
import { type Answers, depthScore, mustHaveWeight, widthScore } from './answers.ts'
import { COLUMNS, type Rankable } from './columns.ts'
import type { FeatureIndex } from './feature-index.ts'
import type { TagCounts } from './swipes.ts'
import { countText, tagLabel } from './tag-labels.ts'
import { weightOfFact, type Weights } from './weights.ts'

export type Person = { answers: Answers; counts: TagCounts; taste: Float64Array; weights: Weights }

type Ground = { strength: number; sentence: string }

/** Anything weaker is not why a card was dealt. */
const MIN_STRENGTH = 0.12
/** One like is no habit. */
const MIN_LIKES = 2
/** A reason that this batch has not given yet is preferred to the strongest when it weighs at least this much of it. */
const FRESH_SHARE = 0.5

/**
 * One true sentence on what moved this card up most, or null when nothing did. `said` are the sentences of the cards
 * before it in the batch.
 */
export function whyDealt(
  index: FeatureIndex,
  { design, person }: { design: Rankable; person: Person },
  said: ReadonlySet<string>,
): string | null {
  const grounds = [
    ...answerGrounds(design, person),
    ...mustHaveGrounds(design, person),
    ...tasteGrounds(index, design, person),
  ]
    .filter(({ strength }) => strength >= MIN_STRENGTH)
    .sort((a, b) => b.strength - a.strength)
  const strongest = grounds[0]
  if (!strongest) return null
  const fresh = grounds.find(
    ({ strength, sentence }) => strength >= strongest.strength * FRESH_SHARE && !said.has(sentence),
  )
  return (fresh ?? strongest).sentence
}

function answerGrounds(design: Rankable, { answers, weights }: Person): Ground[] {
  const grounds: Ground[] = []
  const add = (column: keyof typeof COLUMNS, isTrue: boolean, sentence: string) => {
    if (isTrue)
      grounds.push({ strength: weightOfFact(weights, column, COLUMNS[column].of(design)), sentence })
  }
  const { bedrooms, bathrooms, cars, storeys, blockWidth } = answers
  if (bedrooms)
    add('bedrooms', design.bedrooms === bedrooms, `${countText(bedrooms, 'bedroom')}, as you asked.`)
  if (bathrooms)
    add('bathrooms', design.bathrooms === bathrooms, `${countText(bathrooms, 'bathroom')}, as you asked.`)
  if (cars)
    add('cars', design.garages === cars, `Room for ${countText(cars, 'car').toLowerCase()}, as you asked.`)
  if (storeys)
    add('storeys', design.plan?.storeys === storeys, `${countText(storeys, 'storey')}, as you asked.`)
  const house = houseOf(design)
  // A house that is too wide has no strength.
  if (blockWidth !== null && house && depthScore(answers, house) >= 0) {
    grounds.push({
      strength: widthScore(answers, house),
      sentence: `It suits your block, ${blockWidth} m wide.`,
    })
  }
  return grounds
}

function mustHaveGrounds(design: Rankable, { answers }: Person): Ground[] {
  return answers.mustHaves.flatMap((tag) => {
    const mustHave = MUST_HAVES.find(({ value }) => value === tag)
    if (!mustHave || !design.tags.includes(tag)) return []
    return [{ strength: mustHaveWeight(answers), sentence: `${mustHave.label}: on your list of must-haves.` }]
  })
}

function tasteGrounds(index: FeatureIndex, design: Rankable, { counts, taste, weights }: Person): Ground[] {
  // Only what the score really added up may be named, and no more than the taste's part of it.
  return weights.tags.flatMap(({ id, weight }) => {
    const tag = index.tags[id] ?? ''
    const likes = counts.liked[id] ?? 0
    const strength = Math.min(taste[id] ?? 0, weight)
    if (likes < MIN_LIKES || strength < MIN_STRENGTH || !design.tags.includes(tag)) return []
    const label = tagLabel(tag)
    return label ? [{ strength, sentence: `You liked ${likes} ${label}.` }] : []
  })
}
