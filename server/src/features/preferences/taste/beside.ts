/** Compares the share of a person's likes with that of everybody's, in words. */
export function besideOthers(mine: number, others: number): string | null {
  if (others <= 0) return null
  const lift = mine / others
  if (lift >= 2.75) return 'Three times as often as others'
  if (lift >= 1.8) return 'Twice as often as others'
  if (lift >= 1.2) return 'More often than others'
  return lift > 0.83 ? 'About as often as others' : 'Less often than others'
}

/** Min likes of a week, and before it, for a change. */
const MIN_LIKES = 3
const MIN_CHANGE = 0.2

type Part = { count: number; likes: number }

/** Change of this week, where there is one; `of`: the kind of designs liked. */
export function changeOf(week: Part & { of: 'plans' | 'rooms' }, earlier: Part): string | null {
  if (week.likes < MIN_LIKES || earlier.likes < MIN_LIKES) return null
  const change = week.count / week.likes - earlier.count / earlier.likes
  if (Math.abs(change) < MIN_CHANGE) return null
  return `${change > 0 ? 'More' : 'Less'} this week: ${week.count} of ${week.likes} ${week.of}`
}
