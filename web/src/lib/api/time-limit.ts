/** Timeout of a call, longer than any real answer takes; a phone that lost its network reports nothing by itself. */
const ANSWER_MS = 20_000

/** Returns a signal that aborts a call after the timeout. */
export const timeLimit = () => AbortSignal.timeout(ANSWER_MS)
