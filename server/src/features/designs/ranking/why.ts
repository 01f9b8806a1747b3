import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import type { AskedFact } from '@dream/contract/rules/designs/asked-facts'
import { houseOf } from '@dream/contract/rules/land/land-fit'
import { type Answers, askedFacts, depthScore, mustHaveWeight, widthScore } from './answers.ts'
import { COLUMNS, type Rankable } from './columns.ts'
import type { FeatureIndex } from './feature-index.ts'
import { liftOf, type TagCounts } from './swipes.ts'
import { countText, tagName, tagWords } from './tag-labels.ts'
import { weightOfFact, type Weights } from './weights.ts'

export type Person = {
  answers: Answers
  counts: TagCounts
  /** Tags that they asked for more (1) or less (-1) by name. */
  wishedTags?: Readonly<Record<string, number>>
  /** What the person's own swipes have taught of each tag. */
  taste: Float64Array
  weights: Weights
  /** How many of the likes have all of these tags. */
  likesWith: (tags: readonly number[]) => number
}

/** Why a card was dealt; `tags` are those that a person may ask for more or less of. */
export type Why = { sentence: string; tags: readonly string[] }
type Ground = Omit<Why, 'tags'> & { strength: number; tags?: readonly string[] }

/** Anything weaker is not why a card was dealt. */
const MIN_STRENGTH = 0.12
/** Fewer likes are no habit, and what likes have hardly more often than the catalogue says nothing of them. */
const MIN_LIKES = 3
const MIN_LIFT = 1.3
/** Whoever has liked more is told of one tag: all likes would be walked through for each card. */
const MOST_PAIRED = 500
/** The same for what likes have taught, in log-odds. */
const MIN_TASTE = 0.05

/**
 * One true sentence on why this card was dealt: what was asked for more of, then what likes have taught, then what was
 * answered, and of each what moved the card up most. `said` are the sentences of the cards before it in the batch: null is better than one of them
 * again, or than a reason that is none.
 */
export function whyDealt(
  index: FeatureIndex,
  { design, person }: { design: Rankable; person: Person },
  said: ReadonlySet<string>,
): Why | null {
  const { answers, wishedTags = {} } = person
  const ground = [
    ...strongest(namedGrounds(index, { design, person, named: wishedTags })),
    ...tasteGrounds(index, design, person),
    ...strongest([
      ...answerGrounds(design, person),
      ...mustHaveGrounds(design, person),
      ...namedGrounds(index, { design, person, named: answers.pictured }),
    ]),
  ].find(({ sentence }) => !said.has(sentence))
  return ground ? { sentence: ground.sentence, tags: ground.tags ?? [] } : null
}

const strongest = (grounds: readonly Ground[]) =>
  grounds.filter(({ strength }) => strength >= MIN_STRENGTH).toSorted((a, b) => b.strength - a.strength)

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

type Named = { design: Rankable; person: Person; named: Readonly<Record<string, number>> }

/** What was answered to a picture or asked for by name, where the card has it. */
function namedGrounds(index: FeatureIndex, { design, person: { weights }, named }: Named): Ground[] {
  return Object.entries(named).flatMap(([tag, wish]) => {
    const name = tagName(tag)
    if (wish <= 0 || name === null || !design.tags.includes(tag)) return []
    const strength = weights.tags.find(({ id }) => index.tags[id] === tag)?.weight ?? 0
    return [{ strength, sentence: `${name}, as you asked.`, tags: [tag] }]
  })
}

/** Tags that say a fact over again. */
const FACT_OF_TAG: Readonly<Record<string, AskedFact>> = {
  beds: 'bedrooms',
  baths: 'bathrooms',
  cars: 'cars',
  storeys: 'storeys',
  width: 'blockWidth',
  size: 'budget',
}

/** Whether all that is dealt has it because it was asked for: that so many likes have it too says nothing. */
function isAskedFor(tag: string, answers: Answers): boolean {
  const fact = FACT_OF_TAG[tag.split(':')[0] ?? '']
  return fact !== undefined && askedFacts(answers).includes(fact)
}

/**
 * What the card shares with the likes: the two tags that they have taught most, where enough likes carry them and more than is usual.
 * Only what the score really added up may be named.
 */
function tasteGrounds(index: FeatureIndex, design: Rankable, person: Person): Ground[] {
  const { answers, counts, taste, weights } = person
  const [first, second] = weights.tags
    .map(({ id, weight }) => ({ id, tag: index.tags[id] ?? '', strength: Math.min(taste[id] ?? 0, weight) }))
    .filter(({ id, tag, strength }) => {
      const likes = counts.liked[id] ?? 0
      const isHabit = likes >= MIN_LIKES && liftOf(index, counts, id) >= MIN_LIFT
      const isTold = tagWords(tag) !== null && !isAskedFor(tag, answers)
      return isHabit && strength >= MIN_TASTE && design.tags.includes(tag) && isTold
    })
    .sort((a, b) => b.strength - a.strength)
  if (!first) return []
  const isFew = counts.likes <= MOST_PAIRED
  const both = second && isFew ? person.likesWith([first.id, second.id]) : 0
  const isPair = second !== undefined && both >= MIN_LIKES && both * 2 >= (counts.liked[first.id] ?? 0)
  const name = isPair ? `${tagName(first.tag)} and ${tagWords(second.tag)}` : tagName(first.tag)
  const likes = isPair ? both : (counts.liked[first.id] ?? 0)
  return [
    {
      strength: first.strength,
      sentence: `${name}, like ${likes} of your ${counts.likes} likes`,
      tags: isPair ? [first.tag, second.tag] : [first.tag],
    },
  ]
}
