/** How often a person likes something, beside how often everybody does, in words; both are shares of likes. */
export function besideOthers(mine: number, others: number): string | null {
  if (others <= 0) return null
  const lift = mine / others
  if (lift >= 2.75) return 'Three times as often as others'
  if (lift >= 1.8) return 'Twice as often as others'
  if (lift >= 1.2) return 'More often than others'
  return lift > 0.83 ? 'About as often as others' : 'Less often than others'
}

/** Fewer likes of a week, or before it, tell no change. */
const MIN_LIKES = 3
const MIN_CHANGE = 0.2

type Part = { count: number; likes: number }

/** What changed this week, where it did; `of` is what was liked. */
export function changeOf(week: Part & { of: 'plans' | 'rooms' }, earlier: Part): string | null {
  if (week.likes < MIN_LIKES || earlier.likes < MIN_LIKES) return null
  const change = week.count / week.likes - earlier.count / earlier.likes
  if (Math.abs(change) < MIN_CHANGE) return null
  return `${change > 0 ? 'More' : 'Less'} this week: ${week.count} of ${week.likes} ${week.of}`
}
