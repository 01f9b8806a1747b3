/** Max lengths of a builder's fields. */
export const BUILDER = { nameMax: 80, licenceMax: 40 } as const
