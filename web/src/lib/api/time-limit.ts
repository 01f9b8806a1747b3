/** Longer than any honest answer; a phone that lost its network says nothing by itself. */
const ANSWER_MS = 20_000

/** Ends a call that has no answer by then. */
export const timeLimit = () => AbortSignal.timeout(ANSWER_MS)
