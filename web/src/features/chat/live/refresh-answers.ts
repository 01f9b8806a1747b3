import { invalidate, type ReadName } from '#lib/api/query.ts'

/** Reading marks what just came a moment later: lists that waited show it as read at once. */
const REFRESH_AFTER_MS = 150

const waiting = new Set<ReadName>()
let timer: ReturnType<typeof setTimeout> | undefined

/** Has these answers read again soon, each once, where somebody looks at them. */
export function refreshAnswers(...names: ReadName[]) {
  for (const name of names) waiting.add(name)
  timer ??= setTimeout(() => {
    timer = undefined
    const all = [...waiting]
    waiting.clear()
    void invalidate(...all)
  }, REFRESH_AFTER_MS)
}
