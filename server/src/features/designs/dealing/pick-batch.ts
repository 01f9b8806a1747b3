import type { Ranked } from '../ranking/rank.ts'

export type BatchOptions = {
  size: number
  /** Min share of floor plans, as long as there are enough. */
  planShare: number
  groupIsPlan: readonly boolean[]
  /** Groups of the cards right before this batch, oldest first. */
  before?: readonly number[]
  /** Positions in the batch whose floor plan comes from `explored`, a different order. */
  explores?: (place: number) => boolean
  explored?: readonly Ranked[]
  /** Size of the pool: the first of them are in random order, with equal probability. */
  pool?: number
  /** Family of a design and its twins; 0 when it has none. */
  familyOf?: (ordinal: number) => number
}

/** Design of the batch, with its probability at its position. */
export type Picked = Ranked & { isExploring: boolean; probability: number }

/** Max cards of one template in a row of so many cards. */
const MAX_OF_GROUP = 3
const WINDOW = 15

/**
 * Picks a batch from the ranked designs, best first: floor plans by score, other kinds at the remaining positions (the third and
 * the last of five). Never the same template twice in a row nor more than three times in fifteen, and never twins, unless nothing
 * else is left.
 */
export function pickBatch(ranked: readonly Ranked[], options: BatchOptions): Picked[] {
  const { size, groupIsPlan, explored = [], pool = 1 } = options
  const isPlan = (each: Ranked) => groupIsPlan[each.group] === true
  const plans = ranked.filter(isPlan)
  const others = ranked.filter((each) => !isPlan(each))
  const wantedOthers = Math.min(others.length, Math.floor(size * (1 - options.planShare) + 1e-9))
  const planCount = Math.min(plans.length, size - wantedOthers)
  const otherCount = Math.min(others.length, size - planCount)

  const picked: Picked[] = []
  const row = [...(options.before ?? [])]
  const gone = new Set<number>()
  const goneFamilies = new Set<number>()
  const familyOf = (ordinal: number) => options.familyOf?.(ordinal) ?? 0
  const take = (list: readonly Ranked[], isExploring: boolean): boolean => {
    const isLeft = ({ ordinal }: Ranked) => !gone.has(ordinal) && !goneFamilies.has(familyOf(ordinal))
    const isNew = ({ group }: Ranked) => !isRepeated(group, row, groupIsPlan)
    const isRare = ({ group }: Ranked) => isRareEnough(group, row, groupIsPlan)
    const rule = [
      (each: Ranked) => isLeft(each) && isNew(each) && isRare(each),
      (each: Ranked) => isLeft(each) && isNew(each),
      isLeft,
    ].find((allows) => list.some(allows))
    const next = rule && list.find(rule)
    if (!next) return false
    const asLikely = isExploring ? list.slice(0, pool).filter(rule).length : 1
    picked.push({ ...next, isExploring, probability: 1 / Math.max(1, asLikely) })
    row.push(next.group)
    gone.add(next.ordinal)
    if (familyOf(next.ordinal) > 0) goneFamilies.add(familyOf(next.ordinal))
    return true
  }
  const isOther = otherPlaces(planCount, otherCount)
  let isDue = false
  for (let place = 0; place < planCount + otherCount; place += 1) {
    // A position of another kind defers the exploring plan to the next one.
    isDue ||= options.explores?.(place) === true
    if (isOther(place)) take(others, false)
    else {
      if (!(isDue && take(explored.filter(isPlan), true))) take(plans, false)
      isDue = false
    }
  }
  return picked
}

/** Whether a group would follow itself. A kitchen between two plans of one template does not separate them. */
function isRepeated(group: number, row: readonly number[], groupIsPlan: readonly boolean[]): boolean {
  const isPlan = groupIsPlan[group] === true
  return group === row.findLast((each) => (groupIsPlan[each] === true) === isPlan)
}

const isRareEnough = (group: number, row: readonly number[], groupIsPlan: readonly boolean[]): boolean =>
  groupIsPlan[group] !== true || row.slice(1 - WINDOW).filter((each) => each === group).length < MAX_OF_GROUP

/** The third card and every third after it, as long as there are others; then the end. */
function otherPlaces(planCount: number, otherCount: number): (place: number) => boolean {
  const places = new Set<number>()
  for (let at = 0; at < otherCount; at += 1) places.add(Math.min(2 + at * 3, planCount + at))
  return (place) => places.has(place)
}
