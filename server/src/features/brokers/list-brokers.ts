import type { BrokerCard, BrokerDetail } from '@dream/contract/api/sections/brokers'
import { MIN_REPLIES } from '@dream/contract/rules/brokers/brokers'
import { isValid } from '@dream/contract/rules/brokers/checks'
import { openingAt } from '@dream/contract/rules/brokers/hours'
import type { UnlockAt } from '@dream/contract/rules/designs/unlocks'
import type { Database } from '#platform/database/database.ts'
import { problem } from '#platform/problems/problem.ts'
import {
  type BrokerFilter,
  countListedBrokers,
  readBroker,
  readListedBrokers,
  readSeeker,
  type Seeker,
  type StoredBroker,
} from './brokers.store.ts'
import { homeStateOf, matchOf } from './match-reasons.ts'

/** Database, and the current unlock numbers. */
type Deps = { database: Pick<Database, 'db'>; unlockAt: () => UnlockAt }
type Caller = { userId: string; languages: readonly string[] }
type View = { seeker: Seeker; languages: readonly string[]; now: Date }

type ListOptions = Omit<BrokerFilter, 'home'> & {
  elsewhere: 'yes' | 'no'
  sort: 'match' | 'fastest'
  limit: number
  after?: string | undefined
}

/**
 * Lists brokers for a buyer, best match or fastest reply first, those without capacity last. Limited to the buyer's state, or to
 * brokers outside it on request; a buyer who names a place, or has no state, gets all of them.
 */
export async function listBrokers(deps: Deps, caller: Caller, options: ListOptions) {
  const { db } = deps.database
  const { elsewhere, sort, limit, after, ...filter } = options
  const view = await viewAs(deps, caller)
  const home = filter.state || filter.area ? null : homeStateOf(view.seeker)
  const isElsewhere = elsewhere === 'yes'
  if (isElsewhere && !home) return { items: [], home, elsewhereCount: 0 }

  const stored = await readListedBrokers(db, { ...filter, home: home && { state: home, isElsewhere } })
  const elsewhereCount = home
    ? await countListedBrokers(db, { ...filter, home: { state: home, isElsewhere: true } })
    : 0
  const rated = stored
    .map((broker) => ({ card: cardOf(broker, view), ...ratingOf(broker, view) }))
    .toSorted((a, b) => {
      const byRoom = Number(a.card.isFull) - Number(b.card.isFull)
      const bySort = sort === 'fastest' ? a.minutes - b.minutes : b.score - a.score
      return byRoom || bySort || b.score - a.score || (a.card.id < b.card.id ? -1 : 1)
    })
  const start = rated.findIndex(({ card }) => card.id === after) + 1
  const items = rated.slice(start, start + limit).map(({ card }) => card)
  const last = items.at(-1)
  const isMore = last !== undefined && start + limit < rated.length
  return { items, home, elsewhereCount, ...(isMore && { nextCursor: last.id }) }
}

/** Broker as this buyer sees them. */
export async function openBroker(deps: Deps, caller: Caller, brokerId: string): Promise<BrokerDetail> {
  const view = await viewAs(deps, caller)
  const broker = await readBroker(deps.database.db, brokerId, caller.userId)
  if (!broker) throw problem('not-found', { message: 'This broker is no longer listed.' })
  const { about, howIWork, howPaid, hours, timeZone, abn } = broker
  const awayUntil = broker.awayUntil?.toISOString() ?? null
  return { ...cardOf(broker, view), about, howIWork, howPaid, hours, timeZone, awayUntil, abn }
}

/** Throws while brokers are locked for the caller. */
async function viewAs({ database, unlockAt }: Deps, { userId, languages }: Caller): Promise<View> {
  const seeker = await readSeeker(database.db, userId)
  if (!seeker) throw problem('unauthenticated')
  if (!seeker.isUnlocked) {
    throw problem('locked', { progress: { required: unlockAt().brokers, current: seeker.floorPlanLikes } })
  }
  return { seeker, languages, now: new Date() }
}

function ratingOf(broker: StoredBroker, { seeker, languages }: View) {
  const { score } = matchOf(broker, { ...seeker, languages })
  const { replyMinutes, replyCount } = broker
  const isMeasured = replyMinutes !== null && replyCount >= MIN_REPLIES
  return { score, minutes: isMeasured ? replyMinutes : Number.MAX_SAFE_INTEGER }
}

function cardOf(broker: StoredBroker, { seeker, languages, now }: View): BrokerCard {
  const { isOpen, opensAt, label } = openingAt(broker, now)
  const home = homeStateOf(seeker)
  return {
    id: broker.id,
    name: broker.name,
    company: broker.company,
    headline: broker.headline,
    portrait: broker.portrait,
    states: broker.states,
    areas: broker.areas.map(({ name }) => name),
    specialties: broker.specialties,
    languages: broker.languages,
    replyMinutes: broker.replyMinutes,
    replyCount: broker.replyCount,
    checks: broker.checks
      .filter((check) => isValid(check, now))
      .map(({ what, checkedOn }) => ({ what, checkedOn })),
    opening: { isOpen, opensAt: opensAt?.toISOString() ?? null, label },
    buyerCount: broker.buyerCount,
    capacity: broker.capacity,
    isElsewhere: home !== null && !broker.states.includes(home),
    isFull: broker.status !== 'published' || broker.buyerCount >= broker.capacity,
    reasons: matchOf(broker, { ...seeker, languages }).reasons,
    isSelected: broker.id === seeker.selected_broker_id,
  }
}
