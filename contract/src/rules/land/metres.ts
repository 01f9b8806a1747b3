/** Parses metres as people type them (14,5 or 14.5 m); null when empty, NaN when it is no number. */
export function metresOf(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace(/\s*m$/i, '')
  if (text === '') return null
  return /^\d+(\.\d*)?$/.test(text) ? Math.round(Number(text) * 100) / 100 : Number.NaN
}

const METRES_INVALID = 'Enter metres, like 14.5'

/** Returns the problem of typed metres; null when there is none or nothing is typed. */
export function metresProblem(typed: string, limit: { min: number; max: number }): string | null {
  const metres = metresOf(typed)
  if (metres === null) return null
  if (Number.isNaN(metres)) return METRES_INVALID
  if (metres < limit.min) return `At least ${limit.min} m`
  return metres > limit.max ? `At most ${limit.max} m` : null
}
