type Pending<Q, A> = { query: Q; resolve: (answer: A) => void; reject: (error: unknown) => void }

type BatchOptions = {
  /** Max statements in flight: below it a query runs at once. */
  maxConcurrent: number
  /** Max queries per statement. */
  maxBatchSize: number
  /** Delay of a batch's first query, for work without hurry. */
  delayMs?: number
  /**
   * Delay of the next statement after several queries have arrived together, since more are likely then. The first one, too, waits
   * for those of its own turn of the event loop.
   */
  regroupMs?: number
}

/** Batching of reads at each connect: immediate on a quiet day, by the dozen when all clients reconnect after a restart. */
export const ON_CONNECT: BatchOptions = { maxConcurrent: 1, maxBatchSize: 100, regroupMs: 10 }

/**
 * Runs queries at once while there are few, and batches those that arrive meanwhile: a round trip and a commit for each would be
 * most of their cost. `run` returns results in the order of the queries. When a batch fails, each query is retried alone, so that
 * none fails the others: `run` must be idempotent.
 */
export function createBatcher<Q, A>(
  { maxConcurrent, maxBatchSize, delayMs, regroupMs }: BatchOptions,
  run: (queries: readonly Q[]) => Promise<readonly A[]>,
): (query: Q) => Promise<A> {
  let pending: Pending<Q, A>[] = []
  let inFlight = 0

  const runOne = async (one: Pending<Q, A>) => {
    try {
      settle([one], await run([one.query]))
    } catch (error) {
      one.reject(error)
    }
  }
  const runBatch = async (batch: readonly Pending<Q, A>[]) => {
    const answers = await run(batch.map(({ query }) => query)).catch(() => null)
    if (answers) settle(batch, answers)
    else await Promise.all(batch.map(runOne))
  }
  const runPending = async () => {
    inFlight += 1
    if (regroupMs !== undefined) await turnOfTheLoop()
    while (pending.length > 0) {
      if (delayMs !== undefined) await sleep(delayMs)
      const batch = pending.slice(0, maxBatchSize)
      pending = pending.slice(maxBatchSize)
      const [only] = batch
      await (batch.length === 1 && only ? runOne(only) : runBatch(batch))
      const isBusy = batch.length > 1 || pending.length > 0
      if (regroupMs !== undefined && isBusy) await sleep(regroupMs)
    }
    inFlight -= 1
  }

  return (query) =>
    new Promise((resolve, reject) => {
      pending.push({ query, resolve, reject })
      if (inFlight < maxConcurrent) void runPending()
    })
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function settle<Q, A>(batch: readonly Pending<Q, A>[], answers: readonly A[]) {
  for (const [place, { resolve, reject }] of batch.entries()) {
    const answer = answers[place]
    if (answer === undefined) reject(new Error('A query got no answer'))
    else resolve(answer)
  }
}
