import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { Design } from '@dream/contract/api/designs/design'
import { FLOOR_PLAN_SHARE } from '@dream/contract/rules/designs/swipe'
import { UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import type { Database } from '#platform/database/database.ts'
import { cardOf } from './card/card-of.ts'
import type { CatalogueState } from './catalogue.ts'
import { type DeckRow, readDeckOf } from './designs.store.ts'
import type { Answers } from './ranking/answers.ts'
import { emptyBitmap, joinPages, setBit } from './ranking/bitmap.ts'
import { pickBatch } from './ranking/pick-batch.ts'
import type { FeatureIndex } from './ranking/feature-index.ts'
import { rank } from './ranking/rank.ts'
import type { TagCounts } from './ranking/swipes.ts'
import { takeTurns } from './ranking/take-turns.ts'
import { learnTaste } from './ranking/taste.ts'
import { weigh } from './ranking/weights.ts'
import { whyDealt, type Person } from './ranking/why.ts'

/** Once all is unlocked, rooms and facades get more of the deck. */
const SHARE_WHEN_UNLOCKED = 0.6

export type DealOptions = { userId: string; batch: number; exclude: readonly string[] }

/** The next cards for a person, best first, each with why it was dealt. */
export async function dealCards(
  database: Database,
  catalogue: CatalogueState,
  options: DealOptions,
): Promise<DealtDesign[]> {
  const row = await readDeckOf(database, options.userId)
  return chooseCards(catalogue, row, options)
}

/** The pure part of dealing. */
export function chooseCards(
  { byId, byOrdinal, index, countsOf, passReasonsOf }: CatalogueState,
  row: DeckRow | undefined,
  { userId, batch, exclude }: DealOptions,
): DealtDesign[] {
  const swipes = {
    seen: joinPages(row?.pages ?? [], row?.seen ?? emptyBitmap(0)),
    liked: joinPages(row?.pages ?? [], row?.liked ?? emptyBitmap(0)),
    passedTags: row?.passed_tags ?? {},
  }
  const answers = answersOf(row)
  const counts = countsOf(userId, swipes)
  const taste = learnTaste(index, counts)
  const weights = weigh(index, { answers, taste, passedTags: swipes.passedTags, seed: seedOf(userId) })

  const taken = emptyBitmap(index.size)
  taken.set(swipes.seen.subarray(0, taken.length))
  for (const id of exclude) setBit(taken, byId.get(id)?.ordinal ?? -1)
  const planShare = (row?.floor_plan_likes ?? 0) < UNLOCK_AT.brokers ? FLOOR_PLAN_SHARE : SHARE_WHEN_UNLOCKED
  const kindOf = (ordinal: number) => roomKindOf(byOrdinal[ordinal]?.design)
  const met = metKinds(
    { index, counts },
    exclude.map((id) => roomKindOf(byId.get(id)?.design)),
  )
  const ranked = takeTurns(rank(index, weights, { taken, perGroup: batch }), kindOf, met)
  const picked = pickBatch(ranked, {
    size: batch,
    planShare,
    groupIsPlan: index.groupIsPlan,
  })

  const person: Person = { answers, counts, taste, weights }
  const said = new Set<string>()
  return picked.flatMap(({ ordinal }) => {
    const design = byOrdinal[ordinal]?.design
    if (!design) return []
    const why = whyDealt(index, { design, person }, said)
    if (why) said.add(why)
    return [{ ...cardOf(design), why, passReasons: passReasonsOf(design) }]
  })
}

/** A room's tag for its kind; a floor plan has none. */
const ROOM_KIND = /^room-kind:/
const roomKindOf = (design: Design | undefined) => design?.tags.find((tag) => ROOM_KIND.test(tag)) ?? null

/** How many rooms of each kind were swiped, or are in the hand. */
function metKinds(
  { index, counts }: { index: FeatureIndex; counts: TagCounts },
  held: readonly (string | null)[],
): Map<string, number> {
  const kinds = index.tags.map((tag, id) => ({ tag, id })).filter(({ tag }) => ROOM_KIND.test(tag))
  return new Map(
    kinds.map(({ tag, id }) => [
      tag,
      (counts.liked[id] ?? 0) + (counts.passed[id] ?? 0) + held.filter((kind) => kind === tag).length,
    ]),
  )
}

const numberOf = (text: string | null | undefined) => (text ? Number(text) : null)

function answersOf(row: DeckRow | undefined): Answers {
  const storeys = numberOf(row?.storeys)
  return {
    bedrooms: row?.bedrooms ?? null,
    bathrooms: row?.bathrooms ?? null,
    cars: row?.cars ?? null,
    storeys: Number.isFinite(storeys) ? storeys : null,
    blockWidth: numberOf(row?.block_width),
    blockDepth: numberOf(row?.block_depth),
    budget: row?.budget ?? null,
    mustHaves: row?.must_haves ?? [],
  }
}

/** A person's number for the deck's chance, from the random end of their id. */
const seedOf = (userId: string) => Number.parseInt(userId.slice(-8), 16) | 0
