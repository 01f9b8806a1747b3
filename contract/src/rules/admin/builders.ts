/** How long what is written of a builder may be. */
export const BUILDER = { nameMax: 80, licenceMax: 40 } as const
