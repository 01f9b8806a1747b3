/** States and territories, with the ranges of postcodes that Australia Post gives them (street addresses). */
export const STATES = ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'] as const
export type State = (typeof STATES)[number]
/** The state of a profile; who is not sure yet says so. */
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

/** A state as it stands in a sentence: "in Victoria", "in the Northern Territory". */
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

/**
 * Postcodes that belong to more than one state; they are accepted for each (border towns such as 2620 Queanbeyan and Hume,
 * 4383 Jennings, 3644 Barooga).
 */
const SHARED: Readonly<Record<string, readonly State[]>> = {
  '2540': ['NSW', 'ACT'],
  '2611': ['ACT', 'NSW'],
  '2618': ['ACT', 'NSW'],
  '2620': ['NSW', 'ACT'],
  '3500': ['VIC', 'NSW'],
  '3585': ['VIC', 'NSW'],
  '3586': ['VIC', 'NSW'],
  '3644': ['VIC', 'NSW'],
  '3691': ['VIC', 'NSW'],
  '3707': ['VIC', 'NSW'],
  '4375': ['QLD', 'NSW'],
  '4377': ['QLD', 'NSW'],
  '4380': ['QLD', 'NSW'],
  '4383': ['QLD', 'NSW'],
  '4385': ['QLD', 'NSW'],
  '0872': ['NT', 'SA', 'WA'],
  '6798': ['WA'],
}

/** Whether a four-digit postcode belongs to the state; to a state that is not known yet, every postcode does. */
export function postcodeBelongs(postcode: string, state: HomeState): boolean {
  if (!/^\d{4}$/.test(postcode)) return false
  if (state === 'unsure') return true
  if (SHARED[postcode]?.includes(state)) return true
  const number = Number(postcode)
  return RANGES[state].some(([from, to]) => number >= from && number <= to)
}

export const POSTCODE_INVALID = 'Enter a postcode of four digits'
export const postcodeElsewhere = (postcode: string, state: HomeState) =>
  `${postcode} is not in ${state === 'unsure' ? 'Australia' : STATE_NAMES[state]}`
