/** States and territories, with the ranges of postcodes that Australia Post gives them (street addresses). */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type State = (typeof STATES)[number]
/** State of a profile, or 'unsure'. */
export type HomeState = State | 'unsure'

export const STATE_NAMES = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} as const satisfies Record<State, string>

/** Name of a state within a sentence: "in Victoria", "in the Northern Territory". */
export const stateInSentence = (state: State): string =>
  STATE_NAMES[state].endsWith('Territory') ? `the ${STATE_NAMES[state]}` : STATE_NAMES[state]

const RANGES: Record<State, readonly (readonly [number, number])[]> = {
  ACT: [
    [200, 299],
    [2600, 2618],
    [2900, 2920],
  ],
  NSW: [
    [1000, 2599],
    [2619, 2899],
    [2921, 2999],
  ],
  NT: [[800, 999]],
  QLD: [
    [4000, 4999],
    [9000, 9999],
  ],
  SA: [[5000, 5999]],
  TAS: [[7000, 7999]],
  VIC: [
    [3000, 3999],
    [8000, 8999],
  ],
  WA: [[6000, 6999]],
}

/** Postcodes with street addresses outside of their range's state, by that state: localities of Australia Post, 2022 and 2026. */
const SHARED: Partial<Record<State, string>> = {
  ACT: '2540 2620',
  NSW: '2611 2615 2618 3500 3585 3586 3644 3691 3707 4375 4377 4380 4383 4385',
  NT: '4825',
  QLD: '2406',
  SA: '0872',
  WA: '0872',
}

/** Whether a four-digit postcode belongs to the state; with 'unsure' every postcode does. */
export function postcodeBelongs(postcode: string, state: HomeState): boolean {
  if (!/^\d{4}$/.test(postcode)) return false
  if (state === 'unsure') return true
  if (SHARED[state]?.includes(postcode)) return true
  const number = Number(postcode)
  return RANGES[state].some(([from, to]) => number >= from && number <= to)
}

export const POSTCODE_INVALID = 'Enter a postcode of four digits'
export const postcodeElsewhere = (postcode: string, state: HomeState) =>
  `${postcode} is not in ${state === 'unsure' ? 'Australia' : STATE_NAMES[state]}`
