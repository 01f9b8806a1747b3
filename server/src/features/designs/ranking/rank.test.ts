import { describe, expect, it } from 'vitest'
import { emptyBitmap, hasBit, setBit } from './bitmap.ts'
import { type Fact, FACT_NAMES, FACTS } from './facts.ts'
import { buildFeatureIndex } from './feature-index.ts'
import type { FeatureIndex, Placed } from './feature-index.ts'
import { pickBatch } from '../dealing/pick-batch.ts'
import { byScore, chanceOf, rank } from './rank.ts'
import type { Ranked } from './rank.ts'
import { learnModel } from './model.ts'
import { takenFrom } from './twins.ts'
import type { Weights } from './weights.ts'
import { weigh } from './weights.ts'
import { NO_ANSWERS, randomPlaced, randomFrom } from '#testing/designs/rankables.ts'

/** Weights of a person without answers or swipes. */
const anybody = (index: FeatureIndex, seed: number): Weights =>
  weigh(index, {
    answers: NO_ANSWERS,
    taste: new Float64Array(index.tags.length),
    passedTags: {},
    seed,
  })

/** Reference model without columns: sums a design's own facts and tags, in the order of the scan. */
function scoreOf({ design, ordinal }: Placed, index: FeatureIndex, { facts, tags, seed }: Weights): number {
  const weightOf = <F extends Fact>(fact: F): number => {
    const value = FACTS[fact](design)
    return value === null ? 0 : facts[fact](value)
  }
  const ofFacts = FACT_NAMES.reduce((sum, fact) => sum + weightOf(fact), 0)
  return design.tags.reduce(
    (sum, tag) => sum + (tags[index.tagIds.get(tag) ?? -1] ?? 0),
    ofFacts + chanceOf(seed, ordinal),
  )
}

const NO_TWINS = { familyOf: new Uint32Array(0), families: 1 }
const groupName = ({ category, plan }: Placed['design']) => `${category}/${plan?.template ?? ''}`

type At = { weights: Weights; taken: Uint8Array; size: number; planShare: number }

function naiveBatch(
  designs: readonly Placed[],
  index: FeatureIndex,
  { weights, taken, size, planShare }: At,
) {
  const groups = [...new Set(designs.map(({ design }) => groupName(design)))]
  const groupIsPlan = groups.map((name) => name.startsWith('Floor Plan'))
  const ranked: Ranked[] = designs
    .filter(({ isPublished, ordinal }) => isPublished && !hasBit(taken, ordinal))
    .map((placed) => ({
      ordinal: placed.ordinal,
      score: scoreOf(placed, index, weights),
      group: groups.indexOf(groupName(placed.design)),
    }))
    .sort(byScore)
  return pickBatch(ranked, { size, planShare, groupIsPlan })
}

function randomPerson(index: FeatureIndex, random: () => number) {
  const seen = emptyBitmap(index.size)
  const liked = emptyBitmap(index.size)
  const appetite = random()
  for (let ordinal = 0; ordinal < index.size; ordinal += 1) {
    if (random() > appetite) continue
    setBit(seen, ordinal)
    if (random() < 0.4) setBit(liked, ordinal)
  }
  const passedTags =
    random() < 0.5 ? {} : { 'too-wide:14': 2, 'no:room:study': 1, 'storeys:2': 3, 'few-cars:1': 1 }
  const maybe = (value: number) => (random() < 0.6 ? value : null)
  const answers = {
    ...NO_ANSWERS,
    bedrooms: maybe(3 + Math.floor(random() * 3)),
    bathrooms: maybe(2),
    cars: maybe(2),
    storeys: maybe(1),
    blockWidth: maybe(8 + Math.floor(random() * 20) / 2),
    blockDepth: maybe(25 + Math.floor(random() * 15)),
    budget: random() < 0.5 ? '450-600' : null,
    mustHaves: random() < 0.5 ? [] : ['room:study', 'living:rear'],
  }
  const swipes = Array.from({ length: index.size }, (_, ordinal) => ordinal).filter((ordinal) =>
    hasBit(seen, ordinal),
  )
  const heard = swipes.map((ordinal) => ({ ordinal, isLiked: hasBit(liked, ordinal), hasReason: false }))
  const taste = learnModel(index, heard).weights
  return {
    seen,
    weights: weigh(index, {
      answers,
      taste,
      passedTags,
      seed: Math.floor(random() * 2 ** 31),
    }),
  }
}

describe('ranking', () => {
  it('deals the same designs as scoring every design by itself, for 1,000 people', () => {
    const random = randomFrom(20_261_121)
    let dealt = 0
    for (let catalogue = 0; catalogue < 20; catalogue += 1) {
      const designs = randomPlaced(random, 40 + Math.floor(random() * 400))
      const index = buildFeatureIndex(designs)
      for (let person = 0; person < 50; person += 1) {
        const { seen, weights } = randomPerson(index, random)
        const size = 1 + Math.floor(random() * 12)
        const planShare = random() < 0.5 ? 0.7 : 0.4

        const ranked = rank(index, weights, {
          taken: takenFrom({ ...index, twins: NO_TWINS }, seen),
          perGroup: size,
        })
        const batch = pickBatch(ranked, { size, planShare, groupIsPlan: index.groupIsPlan })

        const expected = naiveBatch(designs, index, { weights, taken: seen, size, planShare })
        expect(batch.map((each) => each.ordinal)).toEqual(expected.map((each) => each.ordinal))
        dealt += batch.length
      }
    }
    expect(dealt).toBeGreaterThan(3000)
  })

  it('deals nothing that is taken or unpublished', () => {
    const designs = randomPlaced(randomFrom(7), 60)
    const index = buildFeatureIndex(designs)
    const taken = emptyBitmap(index.size)
    for (let ordinal = 0; ordinal < 30; ordinal += 1) setBit(taken, ordinal)
    const weights = anybody(index, 1)

    const ranked = rank(index, weights, {
      taken: takenFrom({ ...index, twins: NO_TWINS }, taken),
      perGroup: 100,
    })

    const left = designs.filter((design) => design.isPublished && design.ordinal >= 30)
    expect(ranked.map((each) => each.ordinal).sort((a, b) => a - b)).toEqual(
      left.map((design) => design.ordinal),
    )
  })

  it('orders an unknown taste differently for two people and the same for one', () => {
    const index = buildFeatureIndex(randomPlaced(randomFrom(3), 200))
    const order = (seed: number) =>
      rank(index, anybody(index, seed), { taken: takenFrom(index, emptyBitmap(0)), perGroup: 5 }).map(
        (each) => each.ordinal,
      )

    expect(order(1)).toEqual(order(1))
    expect(order(1)).not.toEqual(order(2))
  })
})
