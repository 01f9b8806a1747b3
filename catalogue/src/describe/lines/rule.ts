/** A statement that may be true of a plan: as the beginning of a line, and after a comma. */
export type Rule = readonly [isTrue: boolean, head: string, tail: string]
