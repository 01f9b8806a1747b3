export type Level = 'weak' | 'fair' | 'good' | 'strong'

/** Strength of a password, and how to improve it. */
export type Strength = { level: Level; advice: string | null }
