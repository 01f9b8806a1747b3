import { FEATURES, UNLOCK_AT, type UnlockAt } from '@dream/contract/rules/designs/unlocks'

/** Numbers that the pages usually say, in words. */
const IN_WORDS: ReadonlyMap<number, string> = new Map([[UNLOCK_AT.brokers, 'Nineteen']])

/** What the public pages say of the numbers at which features unlock. */
export const unlockValues = (at: UnlockAt): [string, string][] => [
  ...FEATURES.map((feature): [string, string] => [`UNLOCK_${feature.toUpperCase()}`, String(at[feature])]),
  ['UNLOCK_BROKERS_IN_WORDS', IN_WORDS.get(at.brokers) ?? String(at.brokers)],
  ['UNLOCK_AT', JSON.stringify(at)],
]

/** The scale of the landing page is drawn for the last number. Nearer than this to one another, its names would overlap. */
const SCALE = UNLOCK_AT.brokers
const GAP = 3

/** Where the stops of the drawn path stand, as a style; nothing for the usual numbers, which it is drawn for. */
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
