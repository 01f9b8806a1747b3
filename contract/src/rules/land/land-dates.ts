import type { State } from '../account/australia.ts'

/** When something may be shown. Days as 2026-11-21, both ends included; an open end is null. */
export type Dated = { validFrom: string | null; validTo: string | null; reviewBy: string }

/** `being-reviewed` still counts, but is due for another look. */
export type Standing = 'to-come' | 'current' | 'being-reviewed' | 'over'

/** How a rule stands on a day. */
export function standingOn(day: string, { validFrom, validTo, reviewBy }: Dated): Standing {
  if (validFrom !== null && day < validFrom) return 'to-come'
  if (validTo !== null && day > validTo) return 'over'
  return day > reviewBy ? 'being-reviewed' : 'current'
}

type Line = Dated & { states: readonly State[] }
type Card = Dated & { states: readonly State[] | null }

/**
 * The cards that hold on a day, each with the lines that do; with a state only what concerns it. A card whose `states` is
 * null concerns all of them.
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
