import { outputTail, type Ran } from '../steps/run-command.ts'
import type { Step } from './run-steps.ts'
import { isRunEvent, type TestEnd } from './events.ts'
import type { Progress } from './progress.ts'
import { TestRun } from './test-run.ts'

/** Maximum of reruns of failed tests, alone. */
const LOOKS = 2

type Listener = { signal: AbortSignal; onMessage: (message: unknown) => void }
type Suite = {
  name: string
  /** Runs all units, in parallel on all cores. */
  runAll: (listener: Listener) => Promise<Ran>
  /** Runs these units one by one. */
  runAlone: (units: readonly string[], listener: Listener) => Promise<Ran>
  progress: Progress
}

/** Tests of a runner: a full run, then up to two reruns of the failed ones, alone. */
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

  /** Flaky tests: failed in the full run, passed alone. */
  get passedAlone(): readonly TestEnd[] {
    return this.#passedAlone
  }

  /** Whether a rerun could still turn the result green. */
  get isOpen(): boolean {
    return !this.#run.isGreen && this.#run.outside.length === 0 && !this.#run.isBeyondNoise
  }

  /** Step of the full run. It is red only when no rerun could help. */
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

  /** Step that reruns the failed units alone until they pass, at most twice. */
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
