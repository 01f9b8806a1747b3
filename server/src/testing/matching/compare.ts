import { readFileSync } from 'node:fs'
import { CatalogueFile } from '@dream/contract/api/designs/design'
import { type CatalogueState, catalogueState } from '#features/designs/catalogue.ts'
import { learnPopularity } from '#features/designs/ranking/model.ts'
import { randomFrom } from '../designs/rankables.ts'
import type { Crowd, Simulated } from './people.ts'
import { PEOPLE_BY_RULES } from './people-by-rules.ts'
import { PEOPLE_BY_TASTE } from './people-by-taste.ts'
import { walk, type Walk, type Walking } from './walk.ts'

export const CROWDS: readonly Crowd[] = [PEOPLE_BY_TASTE, PEOPLE_BY_RULES]

const LIBRARY = new URL('../../../../catalogue/library/designs.json', import.meta.url)

export function libraryCatalogue(): CatalogueState {
  const { designs } = CatalogueFile.parse(JSON.parse(readFileSync(LIBRARY, 'utf8')))
  return catalogueState(designs.map((design, ordinal) => ({ design, ordinal, isPublished: true })))
}

/** One number per person and measure. */
export type Measures = Readonly<Record<string, readonly number[]>>

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

/** Measures `people` of the crowd after the first `skipped`. */
export function measure(
  catalogue: CatalogueState,
  crowd: Crowd,
  { people, skipped = 0, ...walking }: Walking & { people: number; skipped?: number },
): Measures {
  const designs = catalogue.byOrdinal.flatMap((entry) => (entry ? [entry.design] : []))
  const asked = crowd.people(designs, skipped + people).slice(skipped)
  const rows = asked.map((person) => {
    const done = walk(catalogue, person, walking)
    return { done, ...measuresOf(catalogue, person, done) }
  })
  const names = [
    'likes 1-20',
    'likes 21-40',
    'likes 41-80',
    'likes 1-60',
    'cards to 10',
    'cards to 19',
    'best tenth',
    'distance',
  ] as const
  const dealt = new Set(rows.flatMap(({ done }) => done.ordinals))
  return {
    ...Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])),
    coverage: [dealt.size / designs.length],
  }
}

/** Prior from two hundred others of the crowd who swiped twenty random cards each; they are not among those measured. */
export function popularityOf({ byOrdinal, index }: CatalogueState, crowd: Crowd): Float64Array {
  const designs = byOrdinal.flatMap((entry) => (entry ? [entry.design] : []))
  const likings = byOrdinal.map((_, ordinal) => ({ ordinal, likes: 0, passes: 0 }))
  crowd
    .people(designs, 400)
    .slice(-200)
    .forEach((other, at) => {
      for (let card = 0; card < 20; card += 1) {
        const ordinal = (at * 37 + card * 101) % designs.length
        const [design, liking] = [byOrdinal[ordinal]?.design, likings[ordinal]]
        if (!design || !liking) continue
        if (other.likes(design, { card: 0, run: 0 })) liking.likes += 1
        else liking.passes += 1
      }
    })
  return learnPopularity(index, likings)
}

/** A person who does not get there within these cards counts as one card more. */
function cardsTo(liked: readonly boolean[], wanted: number): number {
  let likes = 0
  for (const [at, isLiked] of liked.entries()) {
    if (isLiked) likes += 1
    if (likes === wanted) return at + 1
  }
  return liked.length + 1
}

function measuresOf({ byOrdinal, index }: CatalogueState, person: Simulated, { liked, ordinals }: Walk) {
  const rate = (from: number, to: number) => mean(liked.slice(from, to).map(Number))
  const worths = byOrdinal
    .flatMap((entry) => (entry ? [{ ordinal: entry.ordinal, worth: person.worth(entry.design) }] : []))
    .toSorted((a, b) => b.worth - a.worth)
  const best = worths.slice(0, Math.floor(worths.length / 10)).map(({ ordinal }) => ordinal)
  const met = new Set(ordinals)
  const tags = ordinals.map((ordinal) => new Set(index.tagsOf[ordinal]))
  const distances = tags.flatMap((one, at) =>
    tags.slice(Math.max(0, at - 4), at).map((other) => 1 - jaccard(one, other)),
  )
  return {
    'likes 1-20': rate(0, 20),
    'likes 21-40': rate(20, 40),
    'likes 41-80': rate(40, 80),
    'likes 1-60': rate(0, 60),
    'cards to 10': cardsTo(liked, 10),
    'cards to 19': cardsTo(liked, 19),
    'best tenth': best.filter((ordinal) => met.has(ordinal)).length / Math.max(1, best.length),
    distance: mean(distances),
  }
}

function jaccard(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  const shared = [...one].filter((tag) => other.has(tag)).length
  return shared / Math.max(1, one.size + other.size - shared)
}

/** Mean of the paired differences, with the 95 % bootstrap interval. */
export function pairedDifference(
  one: readonly number[],
  other: readonly number[],
): { mean: number; low: number; high: number } {
  const differences = one.map((value, at) => value - (other[at] ?? 0))
  const random = randomFrom(20261124)
  const draws = Array.from({ length: 1000 }, () =>
    mean(differences.map(() => differences[Math.floor(random() * differences.length)] ?? 0)),
  ).toSorted((a, b) => a - b)
  return { mean: mean(differences), low: draws[25] ?? 0, high: draws[974] ?? 0 }
}

export const meanOf = mean
