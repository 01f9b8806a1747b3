import type { FunnelStep } from '@dream/contract/rules/admin/funnel'

/** Row of `daily_counts`; `detail` is the cohort's Monday for steps of people, else ''. */
export type DayCount = { day: string; measure: string; detail: string; count: number }
/** Row of `design_days`. */
export type DesignDay = {
  day: string
  designId: string
  likes: number
  passes: number
  reasons: Record<string, number>
}
/** Swiped design with its possible pass reasons. */
export type SwipedDesign = { id: string; reasons: readonly string[] }

const DAYS = 364
const DESIGN_DAYS = 30
const SWIPED = 40
const VISITS = { first: 45, last: 165 }
/** Activity by weekday, from Monday: people dream of houses at the weekend. */
const WEEKDAYS = [0.92, 0.88, 0.9, 0.94, 0.86, 1.18, 1.36]
const INSTALLS_OF_VISITS = 0.19
const REGISTERED_OF_INSTALLS = 0.82
/** Share of people who go on to the next step, and max days until then. */
const NEXT: readonly { step: FunnelStep; share: number; withinDays: number }[] = [
  { step: 'phone-verified', share: 0.88, withinDays: 0 },
  { step: 'profile-completed', share: 0.83, withinDays: 1 },
  { step: 'first-like', share: 0.93, withinDays: 0 },
  { step: 'unlocked-dreamlist', share: 0.71, withinDays: 2 },
  { step: 'unlocked-land', share: 0.88, withinDays: 2 },
  { step: 'unlocked-videos', share: 0.9, withinDays: 3 },
  { step: 'unlocked-brokers', share: 0.87, withinDays: 4 },
  { step: 'broker-chosen', share: 0.34, withinDays: 9 },
  { step: 'first-reply', share: 0.94, withinDays: 1 },
]
/** Weekly retention; for older weeks the last share. */
const STILL_ACTIVE = [1, 0.47, 0.33, 0.26, 0.21, 0.18, 0.15, 0.13]
const ACTIVE_FOR_WEEKS = 30

const DAY_MS = 86_400_000
const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)
const weekdayOf = (ms: number) => (new Date(ms).getUTCDay() + 6) % 7
const mondayOf = (ms: number) => ms - weekdayOf(ms) * DAY_MS

/**
 * Daily counts of a growing brokerage's year, deterministic for the last day. It ends with `lastDay` (YYYY-MM-DD): later days have
 * the counts of real people on this server.
 */
export function demoYear(lastDay: string, designs: readonly SwipedDesign[]) {
  const random = randomOf(20_261)
  const end = Date.parse(`${lastDay}T00:00:00Z`)
  const start = end - (DAYS - 1) * DAY_MS
  const counts = createCounts(start, end)
  const registered = new Map<number, number>()

  for (let day = start; day <= end; day += DAY_MS) {
    const visits = visitsOn(day, (day - start) / (end - start), random)
    const installs = Math.round(visits * INSTALLS_OF_VISITS)
    counts.add(day, 'visit', { count: visits })
    counts.add(day, 'install', { count: installs })
    countMessages(counts, { day, installs }, random)
    for (let person = 0; person < Math.round(installs * REGISTERED_OF_INSTALLS); person += 1) {
      registered.set(mondayOf(day), (registered.get(mondayOf(day)) ?? 0) + 1)
      walkThrough(counts, day, random)
    }
  }
  countActive(counts, registered, end)
  return { counts: counts.rows(), designDays: designDaysOf(end, designs, random) }
}

type Counts = ReturnType<typeof createCounts>

/** Counts within the year only: people of the first week may have begun before it. */
function createCounts(start: number, end: number) {
  const rows = new Map<string, DayCount>()
  return {
    add(at: number, measure: string, { count, cohort }: { count: number; cohort?: number }) {
      if (at < start || at > end || count === 0) return
      const [day, detail] = [isoDay(at), cohort === undefined ? '' : isoDay(cohort)]
      const key = `${day} ${measure} ${detail}`
      const row = rows.get(key)
      if (row) row.count += count
      else rows.set(key, { day, measure, detail, count })
    },
    rows: () => [...rows.values()],
  }
}

function visitsOn(day: number, progress: number, random: () => number): number {
  const level = VISITS.first + (VISITS.last - VISITS.first) * progress
  return Math.round(level * (WEEKDAYS[weekdayOf(day)] ?? 1) * (0.88 + 0.24 * random()))
}

/** Simulates one person's funnel from the day of registering, as far as they go. */
function walkThrough(counts: Counts, day: number, random: () => number): void {
  const cohort = mondayOf(day)
  let at = day
  counts.add(at, 'registered', { count: 1, cohort })
  for (const { step, share, withinDays } of NEXT) {
    if (random() > share) return
    at += Math.floor(random() * (withinDays + 1)) * DAY_MS
    counts.add(at, step, { count: 1, cohort })
  }
}

/** A code for each phone, and now and then a day on which the provider had trouble. */
function countMessages(
  counts: Counts,
  { day, installs }: { day: number; installs: number },
  random: () => number,
): void {
  const hasTrouble = random() < 0.06
  counts.add(day, 'sms-sent', { count: Math.round(installs * 1.1) })
  counts.add(day, 'sms-failed', { count: hasTrouble ? 2 + Math.floor(random() * 5) : 0 })
  counts.add(day, 'mail-sent', { count: Math.round(installs * 0.7) })
  counts.add(day, 'mail-failed', { count: random() < 0.04 ? 1 : 0 })
}

function countActive(counts: Counts, registered: ReadonlyMap<number, number>, end: number): void {
  for (const [cohort, people] of registered) {
    for (let week = 0; week < ACTIVE_FOR_WEEKS; week += 1) {
      const monday = cohort + week * 7 * DAY_MS
      const share = STILL_ACTIVE[Math.min(week, STILL_ACTIVE.length - 1)] ?? 0
      if (monday <= end) counts.add(monday, 'active', { count: Math.round(people * share), cohort })
    }
  }
}

/** Some designs are liked by most and some by few; passes sometimes have a reason. */
function designDaysOf(end: number, designs: readonly SwipedDesign[], random: () => number): DesignDay[] {
  const swiped = designs.slice(0, SWIPED).map((design) => ({
    design,
    popularity: 0.3 + random(),
    likeShare: 0.22 + 0.5 * random(),
  }))
  return Array.from({ length: DESIGN_DAYS }, (_, back) => isoDay(end - back * DAY_MS)).flatMap((day) =>
    swiped.flatMap(({ design, popularity, likeShare }) => {
      const swipes = Math.round(14 * popularity * (0.6 + 0.8 * random()))
      const likes = Math.round(swipes * likeShare)
      const passes = swipes - likes
      const [first, second] = design.reasons
      const reasons: [string, number][] = []
      if (first !== undefined && passes > 2) reasons.push([first, Math.ceil(passes * 0.3)])
      if (second !== undefined && passes > 6) reasons.push([second, Math.floor(passes * 0.15)])
      return swipes === 0
        ? []
        : [{ day, designId: design.id, likes, passes, reasons: Object.fromEntries(reasons) }]
    }),
  )
}

/** Seeded random numbers from 0 to 1: mulberry32. */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
