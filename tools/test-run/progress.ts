import type { TestRun } from './test-run.ts'

type Step = { name: string; since: number; run: TestRun | null }

/** Progress of a whole run: its running steps, and the state of their tests. Times are milliseconds since 1970. */
export class Progress {
  readonly #steps = new Map<string, Step>()

  begin(name: string, now = Date.now()): void {
    this.#steps.set(name, { name, since: now, run: null })
  }

  /** Attaches the tests of a step that has begun. */
  follow(name: string, run: TestRun): void {
    const step = this.#steps.get(name)
    if (step) this.#steps.set(name, { ...step, run })
  }

  end(name: string): void {
    this.#steps.delete(name)
  }

  /** One line: each step, how many of its files or scenarios are done, and which has run longest. */
  line(now = Date.now()): string {
    return [...this.#steps.values()]
      .map(({ name, run }) => {
        if (!run) return name
        const { done, planned } = run.progress
        const [longest] = runningIn(run, now)
        return `${name} ${done} of ${planned}${longest ? `, at ${longest}` : ''}`
      })
      .join(' | ')
  }

  /** Running steps and units, each with the seconds since it began, the longest first. */
  atWork(now = Date.now()): readonly string[] {
    return [...this.#steps.values()].flatMap(({ name, since, run }) => [
      `${name} (${secondsSince(since, now)})`,
      ...(run ? runningIn(run, now).map((text) => `  ${text}`) : []),
    ])
  }
}

const secondsSince = (since: number, now: number) => `${Math.round((now - since) / 1000)} s`

const runningIn = (run: TestRun, now: number) =>
  run.progress.running
    .toSorted((one, other) => one.since - other.since)
    .map(({ unit, since }) => `${unit} (${secondsSince(since, now)})`)
