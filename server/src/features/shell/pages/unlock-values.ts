import { FEATURES, UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'

/** Default numbers, spelled out. */
const IN_WORDS: ReadonlyMap<number, string> = new Map([[UNLOCK_AT.brokers, 'Nineteen']])

/** Unlock numbers for the public pages. */
export const unlockValues = (at: UnlockAt): [string, string][] => [
  ...FEATURES.map((feature): [string, string] => [`UNLOCK_${feature.toUpperCase()}`, String(at[feature])]),
  ['UNLOCK_BROKERS_IN_WORDS', IN_WORDS.get(at.brokers) ?? String(at.brokers)],
  ['UNLOCK_AT', JSON.stringify(at)],
]

/** Max of the landing page's scale, and the min distance at which its labels do not overlap. */
const SCALE = UNLOCK_AT.brokers
const GAP = 3

/** Positions of the stops on the drawn path, as a style; empty for the default numbers, for which it is drawn. */
export function unlockStyles(at: UnlockAt): string {
  if (FEATURES.every((feature) => at[feature] === UNLOCK_AT[feature])) return ''
  const last = FEATURES.length
  const stops = FEATURES.map((feature, place) => {
    const nth = place + 1
    const there = (at[feature] / at.brokers) * SCALE
    const [earliest, latest] = [GAP * nth, SCALE - GAP * (last - nth)]
    return `--stop-${nth}:${Math.min(latest, Math.max(earliest, there)).toFixed(2)}`
  })
  return `<style>:root{--cells:${at.brokers};${stops.join(';')}}</style>`
}
