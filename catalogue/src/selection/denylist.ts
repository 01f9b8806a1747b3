/** Denylist: plans that pass every check but do not belong in the library, by template and seed, each with its reason. */
export const DENYLIST: Readonly<Record<string, string>> = {}
