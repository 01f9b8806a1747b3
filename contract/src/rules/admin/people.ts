/** A search for people: its shortest text, how many it shows, and how many an admin makes in an hour. */
export const PEOPLE_SEARCH = { min: 3, shown: 20, perHour: 120 } as const
