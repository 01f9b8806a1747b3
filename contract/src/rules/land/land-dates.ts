import type { State } from '../account/australia.ts'

/** Validity and review date. Dates as 2026-11-21, both ends included; an open end is null. */
export type Dated = { validFrom: string | null; validTo: string | null; reviewBy: string }

/** Validity on a day; `being-reviewed` is still valid, but due for review. */
export type Standing = 'to-come' | 'current' | 'being-reviewed' | 'over'

/** Returns the validity of a rule on a day. */
export function standingOn(day: string, { validFrom, validTo, reviewBy }: Dated): Standing {
  if (validFrom !== null && day < validFrom) return 'to-come'
  if (validTo !== null && day > validTo) return 'over'
  return day > reviewBy ? 'being-reviewed' : 'current'
}

type Line = Dated & { states: readonly State[] }
type Card = Dated & { states: readonly State[] | null }

/**
 * Returns the cards that are valid on a day, each with its valid lines; with a state only those that apply to it. A card whose
 * `states` is null applies to all of them.
 */
export function landFor<C extends Card, L extends Line>(
  cards: readonly (C & { lines: L[] })[],
  { day, state }: { day: string; state: State | null },
): (C & { lines: L[] })[] {
  const holds = (rule: Dated) => ['current', 'being-reviewed'].includes(standingOn(day, rule))
  const concerns = (states: readonly State[] | null) =>
    state === null || states === null || states.includes(state)
  return cards
    .filter((card) => holds(card) && concerns(card.states))
    .map((card) => ({ ...card, lines: card.lines.filter((line) => holds(line) && concerns(line.states)) }))
}
