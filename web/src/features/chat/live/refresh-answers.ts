import { invalidate, type ReadName } from '#lib/api/query.ts'

/**
 * Delay before the refresh: a message in view is marked as read a moment after it arrives, so that lists show it as read at once.
 */
const REFRESH_AFTER_MS = 150

const waiting = new Set<ReadName>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Refetches these answers soon, each once, where they are on a screen. */
export function refreshAnswers(...names: ReadName[]) {
  for (const name of names) waiting.add(name)
  timer ??= setTimeout(() => {
    timer = undefined
    const all = [...waiting]
    waiting.clear()
    void invalidate(...all)
  }, REFRESH_AFTER_MS)
}
