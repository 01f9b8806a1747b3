/** Limits of the search for people: min length of the text, results shown, and searches per admin and hour. */
export const PEOPLE_SEARCH = { min: 3, shown: 20, perHour: 120 } as const
