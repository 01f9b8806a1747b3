import type { Ranked } from './rank.ts'

export type BatchOptions = {
  size: number
  /** At least this share are floor plans, as long as there are enough. */
  planShare: number
  groupIsPlan: readonly boolean[]
}

/** No more than this share of a batch from one group: not five cards of one template in a row. */
const GROUP_SHARE = 0.4

/**
 * A batch out of the ranked designs, best first: floor plans by score, other kinds in the places left to them (the third
 * and the last of five), and no group more than twice in five unless nothing else is left.
 */
export function pickBatch(ranked: readonly Ranked[], options: BatchOptions): Ranked[] {
  const isPlan = (each: Ranked) => options.groupIsPlan[each.group] === true
  const maxOfGroup = Math.max(1, Math.ceil(options.size * GROUP_SHARE))
  const plans = spread(ranked.filter(isPlan), maxOfGroup)
  const others = spread(
    ranked.filter((each) => !isPlan(each)),
    maxOfGroup,
  )
  const wantedOthers = Math.min(others.length, Math.floor(options.size * (1 - options.planShare) + 1e-9))
  const planCount = Math.min(plans.length, options.size - wantedOthers)
  const batch = plans.slice(0, planCount)
  const guests = others.slice(0, options.size - planCount)
  guests.forEach((guest, at) => batch.splice(2 + at * 3, 0, guest))
  return batch
}

/** Ranked order, but what exceeds its group's share waits behind all others. */
function spread(ranked: readonly Ranked[], maxOfGroup: number): Ranked[] {
  const taken = new Map<number, number>()
  const first: Ranked[] = []
  const rest: Ranked[] = []
  for (const each of ranked) {
    const count = taken.get(each.group) ?? 0
    taken.set(each.group, count + 1)
    if (count < maxOfGroup) first.push(each)
    else rest.push(each)
  }
  return [...first, ...rest]
}
