import { outputTail, type Ran } from '../steps/run-command.ts'
import type { Step } from './run-steps.ts'
import { isRunEvent, type TestEnd } from './events.ts'
import type { Progress } from './progress.ts'
import { TestRun } from './test-run.ts'

/** Looks alone at what failed in the crowd. */
const LOOKS = 2

type Listener = { signal: AbortSignal; onMessage: (message: unknown) => void }
type Suite = {
  name: string
  /** Runs all, as many at once as there are cores. */
  runAll: (listener: Listener) => Promise<Ran>
  /** Runs these units one by one. */
  runAlone: (units: readonly string[], listener: Listener) => Promise<Ran>
  progress: Progress
}

/** A runner's tests: all of them once, then what failed once or twice more, alone. */
export class TestSuite {
  readonly #suite: Suite
  readonly #passedAlone: TestEnd[] = []
  readonly #run = new TestRun()

  constructor(suite: Suite) {
    this.#suite = suite
  }

  get run(): TestRun {
    return this.#run
  }

  /** Tests that failed in the crowd and passed alone. */
  get passedAlone(): readonly TestEnd[] {
    return this.#passedAlone
  }

  /** Whether a second look decides. */
  get isOpen(): boolean {
    return !this.#run.isGreen && this.#run.outside.length === 0 && !this.#run.isBeyondNoise
  }

  /** All tests. It is red only when no second look would mend it. */
  get all(): Step {
    return {
      name: this.#suite.name,
      run: async (signal) => {
        const tooMuch = new AbortController()
        const ran = await this.#listen({ run: this.#run }, (take) =>
          this.#suite.runAll({
            signal: AbortSignal.any([signal, tooMuch.signal]),
            onMessage: (message) => {
              take(message)
              if (this.#run.isBeyondNoise) tooMuch.abort()
            },
          }),
        )
        if (!this.isOpen) return ran
        return { isGreen: true, output: '', note: `${this.#run.failed.length} failed, to run again alone` }
      },
    }
  }

  /** What failed, alone, until it passes, at most twice. */
  get again(): Step {
    const name = `${this.#suite.name}, again`
    return {
      name,
      run: async (signal) => {
        for (let look = 0; look < LOOKS && this.isOpen && !signal.aborted; look += 1) {
          const run = new TestRun()
          await this.#listen({ run, name }, (onMessage) =>
            this.#suite.runAlone(this.#run.failedUnits, { signal, onMessage }),
          )
          this.#passedAlone.push(...this.#run.takeSecondLook(run))
        }
        return { isGreen: this.#run.isGreen, output: this.#run.failures.join('\n\n') }
      },
    }
  }

  async #listen(
    { run, name = this.#suite.name }: { run: TestRun; name?: string },
    start: (onMessage: Listener['onMessage']) => Promise<Ran>,
  ): Promise<Ran> {
    this.#suite.progress.follow(name, run)
    const ran = await start((message) => {
      if (isRunEvent(message)) run.take(message)
    })
    run.close(ran.isGreen ? '' : outputTail(ran.output))
    return { isGreen: run.isGreen, output: run.failures.join('\n\n') }
  }
}
