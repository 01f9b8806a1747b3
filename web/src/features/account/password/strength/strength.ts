export type Level = 'weak' | 'fair' | 'good' | 'strong'

/** How hard a password is to guess, and what would make it harder. */
export type Strength = { level: Level; advice: string | null }
