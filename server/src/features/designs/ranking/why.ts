import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import { houseOf } from '@dream/contract/rules/land/land-fit'
import { type Answers, depthScore, mustHaveWeight, widthScore } from './answers.ts'
import { COLUMNS, type Rankable } from './columns.ts'
import type { FeatureIndex } from './feature-index.ts'
import type { TagCounts } from './swipes.ts'
import { countText, tagName, tagWords } from './tag-labels.ts'
import { weightOfFact, type Weights } from './weights.ts'

export type Person = {
  answers: Answers
  counts: TagCounts
  /** What the person's own swipes have taught of each tag. */
  taste: Float64Array
  weights: Weights
  /** How many of the likes have all of these tags. */
  likesWith: (tags: readonly number[]) => number
}

type Ground = { strength: number; sentence: string }

/** Anything weaker is not why a card was dealt. */
const MIN_STRENGTH = 0.12
/** Fewer likes are no habit, and what likes have hardly more often than the catalogue says nothing of them. */
const MIN_LIKES = 3
const MIN_LIFT = 1.3
/** Whoever has liked more is told of one tag: all likes would be walked through for each card. */
const MOST_PAIRED = 500
/** The same for what likes have taught, in log-odds. */
const MIN_TASTE = 0.05
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
    ...[...answerGrounds(design, person), ...mustHaveGrounds(design, person)].filter(
      ({ strength }) => strength >= MIN_STRENGTH,
    ),
    ...tasteGrounds(index, design, person),
  ].sort((a, b) => b.strength - a.strength)
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

/**
 * What the card shares with the likes: the two tags that they have taught most, where enough likes carry them and more than is usual.
 * Only what the score really added up may be named.
 */
function tasteGrounds(index: FeatureIndex, design: Rankable, person: Person): Ground[] {
  const { counts, taste, weights } = person
  const [first, second] = weights.tags
    .map(({ id, weight }) => ({ id, tag: index.tags[id] ?? '', strength: Math.min(taste[id] ?? 0, weight) }))
    .filter(({ id, tag, strength }) => {
      const likes = counts.liked[id] ?? 0
      const lift = likes / Math.max(1, counts.likes) / (index.tagShares[id] ?? 1)
      const isHabit = likes >= MIN_LIKES && lift >= MIN_LIFT
      return isHabit && strength >= MIN_TASTE && design.tags.includes(tag) && tagWords(tag) !== null
    })
    .sort((a, b) => b.strength - a.strength)
  if (!first) return []
  const isFew = counts.likes <= MOST_PAIRED
  const both = second && isFew ? person.likesWith([first.id, second.id]) : 0
  const isPair = second !== undefined && both >= MIN_LIKES && both * 2 >= (counts.liked[first.id] ?? 0)
  const name = isPair ? `${tagName(first.tag)} and ${tagWords(second.tag)}` : tagName(first.tag)
  const likes = isPair ? both : (counts.liked[first.id] ?? 0)
  return [{ strength: first.strength, sentence: `${name}, like ${likes} of your ${counts.likes} likes` }]
}
