/** How a list was left: its open pages, and how far it was scrolled. */
export type LeftAt = { pages: number; top: number }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Notes in the history how a list is left, so that the way back finds it as it was; a new visit begins at the top. */
export function noteLeftAt(left: LeftAt) {
  const state: unknown = history.state
  history.replaceState({ ...(isRecord(state) && state), leftAt: left }, '')
}

/** How this entry of the history was left; null when it is new. */
export function leftAt(): LeftAt | null {
  const state: unknown = history.state
  const left = isRecord(state) ? state['leftAt'] : null
  if (!isRecord(left)) return null
  const { pages, top } = left
  return typeof pages === 'number' && typeof top === 'number' ? { pages, top } : null
}
