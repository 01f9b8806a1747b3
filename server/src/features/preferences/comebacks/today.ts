import { suitedTo } from '@dream/contract/rules/land/suited-lot'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Catalogue } from '#features/designs/catalogue.ts'
import { type Chosen, EXPLORING } from '#features/designs/deal-cards.ts'
import type { Choose } from '#features/designs/dealing/chooser.ts'
import { readDeckOf } from '#features/designs/designs.store.ts'
import { swiperOf } from '#features/designs/dealing/swiper.ts'
import { hasBit } from '#features/designs/ranking/bitmap.ts'
import type { Swipes } from '#features/designs/ranking/swipes.ts'
import { tagName } from '#features/designs/ranking/tag-labels.ts'
import type { Database } from '#platform/database/database.ts'
import { isInNearlyAll } from '../taste/is-in-nearly-all.ts'
import { readLateLikes } from '../taste/taste.store.ts'
import { keepPick, noteVisit, readArrivals } from './comebacks.store.ts'
import { matchesAmong } from './matches.ts'

const WEEK_DAYS = 7
/** Cards to deal so that a floor plan is among them. */
const CHOICES = 8

export type ComebackDeps = {
  database: Database
  catalogue: Catalogue
  choose: Choose
  unlockAt: () => UnlockAt
}

/** News for a returning person: the pick of the day and new matches. */
export async function readToday(deps: ComebackDeps, userId: string) {
  const { database } = deps
  const { db } = database
  const catalogue = deps.catalogue.now()
  const [visit, row, late] = await Promise.all([
    noteVisit(db, userId),
    readDeckOf(database, userId),
    readLateLikes(db, userId, WEEK_DAYS),
  ])
  if (!visit) return { pick: null, isBack: false, newMatches: 0, week: null, wantsMatches: false }
  const arrivals = visit.since ? await readArrivals(db, visit.since) : []
  const { swipes, answers } = swiperOf(catalogue.byId, row, userId)
  const picked = await pickOf(deps, userId, visit)
  return {
    pick: picked && {
      day: visit.day,
      design: suitedTo(answers.ground, catalogue.cardOf(picked.entry.design)),
      why: picked.why,
      answered: answerOf(swipes, picked.entry.ordinal),
    },
    isBack: visit.since !== null,
    newMatches: matchesAmong(catalogue, { userId, row }, arrivals),
    week: weekLine(
      late
        .flatMap((id) => catalogue.byId.get(id)?.design.tags ?? [])
        .filter((tag) => !isInNearlyAll(catalogue.index, tag)),
      late.length,
    ),
    wantsMatches: visit.wantsMatches,
  }
}

type Visit = NonNullable<Awaited<ReturnType<typeof noteVisit>>>

/** Pick of the day with its reason, the same all day; replaced only when it has left the catalogue. */
async function pickOf(deps: ComebackDeps, userId: string, visit: Visit) {
  const { day } = visit
  const { byId } = deps.catalogue.now()
  const known = visit.pickDay === day && visit.pickDesign ? byId.get(visit.pickDesign) : undefined
  if (known?.isPublished) return { entry: known, why: visit.pickWhy }
  const best = await choosePick(deps, userId)
  if (!best) return null
  const kept = await keepPick(deps.database.db, {
    userId,
    day,
    designId: best.id,
    why: best.why,
    instead: visit.pickDesign,
  })
  const entry = kept && byId.get(kept.designId)
  return entry ? { entry, why: kept.why } : null
}

/** First floor plan that the deck would deal now, without its random ones; null: there is none. */
export async function choosePick({ catalogue, choose, unlockAt }: ComebackDeps, userId: string) {
  return pickAmong(
    await choose(catalogue.now(), { userId, batch: CHOICES, exclude: [], unlockAt: unlockAt() }),
  )
}

const pickAmong = (cards: readonly Chosen[]) =>
  cards.find(({ card: { plan, why } }) => plan !== null && why !== EXPLORING.sentence)?.card ?? null

/** Person's swipe of a design. */
function answerOf({ seen, liked }: Swipes, ordinal: number): 'like' | 'pass' | null {
  if (hasBit(liked, ordinal)) return 'like'
  return hasBit(seen, ordinal) ? 'pass' : null
}

/** Min likes of a week for more than their count. */
const MIN_LIKES = 3

/** Common trait of a week's likes as one line; null when there are none. */
export function weekLine(tags: readonly string[], likes: number): string | null {
  if (likes === 0) return null
  const counts = Map.groupBy(tags, (tag) => tag)
  const [top] = [...counts]
    .map(([tag, { length }]) => ({
      name: /^(room|style|living|master):/.test(tag) ? tagName(tag) : null,
      count: length,
    }))
    .filter(({ name, count }) => name !== null && count >= MIN_LIKES && count * 2 > likes)
    .sort((a, b) => b.count - a.count || String(a.name).localeCompare(String(b.name)))
  if (!top) return likes === 1 ? 'You liked one design this week.' : `You liked ${likes} designs this week.`
  return `Your week: ${top.name}, in ${top.count} of ${likes} likes.`
}
