type Waiting<Q, A> = { question: Q; resolve: (answer: A) => void; reject: (error: unknown) => void }

type Limits = {
  /** Statements under way at once: who finds one free waits for nobody. */
  atOnce: number
  /** Questions of one statement. */
  most: number
  /** How long the first of a statement waits for others, for what is in no hurry. */
  pauseMs?: number
  /**
   * How long the next statement waits for others once several have come at about the same time: more of them are coming then.
   * The first one, too, waits for those of its own turn of the event loop.
   */
  restMs?: number
}

/** For what is asked for each person who connects: at once on a quiet day, by the hundred when all return after a restart. */
export const WHEN_ALL_RETURN: Limits = { atOnce: 1, most: 100, restMs: 4 }

/**
 * Asks as questions come while there are few, and together what has come in the meantime when there are many: a round trip,
 * and a commit, for each would be most of what they cost. `ask` answers in the order of the questions. When many fail together,
 * each is asked alone, so that none takes the others with it: what is asked must be harmless to ask again.
 */
export function gather<Q, A>(
  { atOnce, most, pauseMs, restMs }: Limits,
  ask: (questions: readonly Q[]) => Promise<readonly A[]>,
): (question: Q) => Promise<A> {
  let waiting: Waiting<Q, A>[] = []
  let underWay = 0

  const alone = async (one: Waiting<Q, A>) => {
    try {
      settle([one], await ask([one.question]))
    } catch (error) {
      one.reject(error)
    }
  }
  const together = async (batch: readonly Waiting<Q, A>[]) => {
    const answers = await ask(batch.map(({ question }) => question)).catch(() => null)
    if (answers) settle(batch, answers)
    else await Promise.all(batch.map(alone))
  }
  const goOn = async () => {
    underWay += 1
    if (restMs !== undefined) await turnOfTheLoop()
    while (waiting.length > 0) {
      if (pauseMs !== undefined) await sleep(pauseMs)
      const batch = waiting.slice(0, most)
      waiting = waiting.slice(most)
      const [only] = batch
      await (batch.length === 1 && only ? alone(only) : together(batch))
      const isBusy = batch.length > 1 || waiting.length > 0
      if (restMs !== undefined && isBusy) await sleep(restMs)
    }
    underWay -= 1
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (underWay < atOnce) void goOn()
    })
}

const turnOfTheLoop = () => new Promise((resolve) => setImmediate(resolve))
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

function settle<Q, A>(batch: readonly Waiting<Q, A>[], answers: readonly A[]) {
  for (const [place, { resolve, reject }] of batch.entries()) {
    const answer = answers[place]
    if (answer === undefined) reject(new Error('A question got no answer'))
    else resolve(answer)
  }
}
