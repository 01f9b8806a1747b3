type Pending<Q, A> = { query: Q; resolve: (answer: A) => void; reject: (error: unknown) => void }

type BatchOptions = {
  /** Statements in flight at once: who finds one free waits for nobody. */
  maxConcurrent: number
  /** Queries of one statement. */
  maxBatchSize: number
  /** How long the first of a statement waits for others, for what is in no hurry. */
  delayMs?: number
  /**
   * How long the next statement waits for others once several have come at about the same time: more of them are coming then.
   * The first one, too, waits for those of its own turn of the event loop.
   */
  regroupMs?: number
}

/** For what is read for each person who connects: at once on a quiet day, by the dozen when all reconnect after a restart. */
export const ON_CONNECT: BatchOptions = { maxConcurrent: 1, maxBatchSize: 100, regroupMs: 10 }

/**
 * Runs queries as they come while there are few, and together what has come in the meantime when there are many: a round trip,
 * and a commit, for each would be most of what they cost. `run` answers in the order of the queries. When many fail together,
 * each is run alone, so that none takes the others with it: what is run must be harmless to run again.
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
