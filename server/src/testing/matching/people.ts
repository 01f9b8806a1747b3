import type { Design } from '@dream/contract/api/designs/design'
import type { DeckRow } from '#features/designs/designs.store.ts'

/** Answers of a profile, as the deck reads them. */
export type ProfileAnswers = Partial<
  Pick<DeckRow, 'bedrooms' | 'bathrooms' | 'cars' | 'storeys' | 'must_haves' | keyof ToldAnswers>
>

/** Picture answers; storeys are among the other answers already. */
export type ToldAnswers = Pick<DeckRow, 'second_living' | 'kitchen' | 'suite' | 'study' | 'living'>

/** Simulated person. Deterministic: the same design at the same card is always judged the same, whoever dealt it. */
export type Simulated = {
  id: string
  answers: ProfileAnswers
  /** Their picture answers; null for a person who is indifferent to plans. */
  told: ToldAnswers | null
  /** Whether they like a card; `card` counts from 0, `run` are the passes right before it. */
  likes: (design: Design, when: { card: number; run: number }) => boolean
  /** Probability that they like it at that card, by their tastes only: without noise, slips and moods. */
  chance: (design: Design, card: number) => number
  /** Liking at the first card without noise, for ranking their best tenth. */
  worth: (design: Design) => number
}

export type Crowd = { name: string; people: (designs: readonly Design[], count: number) => Simulated[] }

export const idOf = (crowd: number, at: number): string =>
  `00000000-0000-4000-80${String(crowd).padStart(2, '0')}-${String(at * 7919 + 13).padStart(12, '0')}`

/** Deterministic number in [0, 1) from the words. */
export function chanceOf(...words: readonly (string | number)[]): number {
  let hash = 0x811c9dc5
  for (const character of words.join('|')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/** Deterministic standard normal number from the words. */
export const normalOf = (...words: readonly (string | number)[]): number =>
  Math.sqrt(-2 * Math.log(1 - chanceOf('r', ...words))) * Math.cos(2 * Math.PI * chanceOf('a', ...words))

/** Caches the worth of each design. */
export function remembered(worthOf: (design: Design) => number): (design: Design) => number {
  const known = new Map<string, number>()
  return (design) => {
    const worth = known.get(design.id) ?? worthOf(design)
    known.set(design.id, worth)
    return worth
  }
}
