import { MUST_HAVES } from '@dream/contract/rules/account/profile'
import type { AskedFact } from '@dream/contract/rules/designs/asked-facts'
import { houseOf } from '@dream/contract/rules/land/land-fit'
import { type Answers, askedFacts, depthScore, mustHaveWeight, widthScore } from './answers.ts'
import type { Rankable } from './facts.ts'
import type { FeatureIndex } from './feature-index.ts'
import { liftOf, type TagCounts } from './swipes.ts'
import { countText, tagName, tagWords } from './tag-labels.ts'
import type { Weights } from './weights.ts'

export type Person = {
  answers: Answers
  counts: TagCounts
  /** Tags that they asked for more (1) or less (-1) of. */
  wishedTags?: Readonly<Record<string, number>>
  /** Weights of tags learned from the person's own swipes. */
  taste: Float64Array
  weights: Weights
  /** Counts the likes that have all of these tags. */
  likesWith: (tags: readonly number[]) => number
}

/** Reason why a card was dealt; `tags` are those that a person may ask for more or less of. */
export type Why = { sentence: string; tags: readonly string[] }
type Ground = Omit<Why, 'tags'> & { strength: number; tags?: readonly string[] }

/** Min strength of a reason. */
const MIN_STRENGTH = 0.12
/** Min likes, and min lift over the catalogue, of a tag in a reason. */
const MIN_LIKES = 3
const MIN_LIFT = 1.3
/** Max likes for pairs of tags; above it one tag is named, since each card would walk through all likes. */
const MOST_PAIRED = 500
/** Min strength of a learned tag, in log-odds. */
const MIN_TASTE = 0.05

/**
 * Returns one true sentence on why this card was dealt: wishes first, then learned taste, then answers, and of each the one with
 * the largest weight. `said` are the sentences of the cards before it in the batch: null is better than a repetition, or than a
 * reason that is none.
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

function answerGrounds(design: Rankable, { answers, weights: { facts } }: Person): Ground[] {
  const grounds: Ground[] = []
  const { bedrooms, bathrooms, cars, storeys, blockWidth } = answers
  const add = (strength: number, what: string) =>
    grounds.push({ strength, sentence: `${what}, as you asked.` })
  if (bedrooms && design.bedrooms === bedrooms) add(facts.bedrooms(bedrooms), countText(bedrooms, 'bedroom'))
  if (bathrooms && design.bathrooms === bathrooms)
    add(facts.bathrooms(bathrooms), countText(bathrooms, 'bathroom'))
  if (cars && design.garages === cars)
    add(facts.cars(cars), `Room for ${countText(cars, 'car').toLowerCase()}`)
  if (storeys && design.plan?.storeys === storeys) add(facts.storeys(storeys), countText(storeys, 'storey'))
  const house = houseOf(design)
  // A house that is too wide gets no strength here.
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

/** Picture answers and wishes that the card matches. */
function namedGrounds(index: FeatureIndex, { design, person: { weights }, named }: Named): Ground[] {
  return Object.entries(named).flatMap(([tag, wish]) => {
    const name = tagName(tag)
    if (wish <= 0 || name === null || !design.tags.includes(tag)) return []
    const strength = weights.tags[index.tagIds.get(tag) ?? -1] ?? 0
    return [{ strength, sentence: `${name}, as you asked.`, tags: [tag] }]
  })
}

/** Tags that repeat a fact. */
const FACT_OF_TAG: Readonly<Record<string, AskedFact>> = {
  beds: 'bedrooms',
  baths: 'bathrooms',
  cars: 'cars',
  storeys: 'storeys',
  width: 'blockWidth',
  size: 'budget',
}

/** Whether all dealt plans have a tag because it was asked for: then its share of the likes means nothing. */
function isAskedFor(tag: string, answers: Answers): boolean {
  const fact = FACT_OF_TAG[tag.split(':')[0] ?? '']
  return fact !== undefined && askedFacts(answers).includes(fact)
}

/**
 * Tags that the card shares with the likes: the two that were learned most strongly, with enough likes and more than usual. Names
 * only tags that the score really added up.
 */
function tasteGrounds(index: FeatureIndex, design: Rankable, person: Person): Ground[] {
  const { answers, counts, taste, weights } = person
  const [first, second] = design.tags
    .map((tag) => ({ tag, id: index.tagIds.get(tag) ?? -1 }))
    .map(({ tag, id }) => ({ id, tag, strength: Math.min(taste[id] ?? 0, weights.tags[id] ?? 0) }))
    .filter(({ id, tag, strength }) => {
      const likes = counts.liked[id] ?? 0
      const isHabit = likes >= MIN_LIKES && liftOf(index, counts, id) >= MIN_LIFT
      const isTold = tagWords(tag) !== null && !isAskedFor(tag, answers)
      return isHabit && strength >= MIN_TASTE && isTold
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
