import { stripVTControlCharacters } from 'node:util'
import type { RunEvent, TestEnd } from './events.ts'

/** Maximum share of failed units that a busy machine explains; above it nothing is rerun. */
const NOISE = 0.1
const LINES_OF_AN_ERROR = 14

export type Counts = { passed: number; failed: number }
export type Running = { unit: string; since: number }

/** Results of one run of Vitest or Playwright, from its reporter's events. */
export class TestRun {
  readonly #tests = new Map<string, TestEnd>()
  readonly #running = new Map<string, number>()
  readonly #ended = new Map<string, boolean>()
  readonly #outside: string[] = []
  #planned = 0

  take(event: RunEvent, now = Date.now()): void {
    if (event.kind === 'planned') this.#planned += event.units
    else if (event.kind === 'unit-started') this.#running.set(event.unit, now)
    else if (event.kind === 'test-ended') this.#tests.set(event.test.id, event.test)
    else if (event.kind === 'error') this.#outside.push(event.message)
    else {
      this.#running.delete(event.unit)
      this.#ended.set(event.unit, event.isGreen && this.#ended.get(event.unit) !== false)
    }
  }

  /**
   * Ends the run, with the runner's output if it was red. Unfinished units count as failed, and a red exit without a failed test
   * is a failure itself.
   */
  close(redOutput: string): void {
    for (const unit of this.#running.keys()) {
      this.#ended.set(unit, false)
      const cut = {
        id: unit,
        unit,
        title: '',
        isGreen: false,
        seconds: 0,
        error: 'The runner ended before it.',
      }
      this.#tests.set(unit, cut)
    }
    this.#running.clear()
    if (redOutput && this.isGreen) this.#outside.push(redOutput)
  }

  get outside(): readonly string[] {
    return this.#outside
  }

  get progress(): { done: number; planned: number; running: readonly Running[] } {
    const running = [...this.#running].map(([unit, since]) => ({ unit, since }))
    return { done: this.#ended.size, planned: this.#planned, running }
  }

  get failed(): readonly TestEnd[] {
    return [...this.#tests.values()].filter(({ isGreen }) => !isGreen)
  }

  get failedUnits(): readonly string[] {
    return [...new Set(this.failed.map(({ unit }) => unit))].toSorted()
  }

  get isGreen(): boolean {
    return this.failed.length === 0 && this.#outside.length === 0
  }

  /** Whether too much has failed to blame the machine. */
  get isBeyondNoise(): boolean {
    return this.failedUnits.length > this.#planned * NOISE
  }

  get counts(): Counts {
    const failed = this.failed.length
    return { passed: this.#tests.size - failed, failed: failed + this.#outside.length }
  }

  /**
   * Merges the results of a rerun of failed tests. Returns those that passed now, with their error from the full run; tests that
   * had passed are not judged again.
   */
  takeSecondLook(again: TestRun): readonly TestEnd[] {
    const passed: TestEnd[] = []
    const units = new Set(again.#tests.values().map(({ unit }) => unit))
    for (const before of this.failed) {
      const after = again.#tests.get(before.id)
      if (after) this.#tests.set(before.id, after)
      // A file that could not be loaded counts as one failed test, until its tests have run.
      const isLoaded = !after && before.title === '' && units.has(before.unit)
      if (isLoaded) this.#tests.delete(before.id)
      if (isLoaded || after?.isGreen) passed.push({ ...before, ...after, error: before.error })
    }
    for (const test of again.#tests.values()) if (!this.#tests.has(test.id)) this.#tests.set(test.id, test)
    this.#outside.push(...again.outside)
    return passed
  }

  /** Failures: each failed test with the first lines of its error, then errors outside any test. */
  get failures(): readonly string[] {
    const tests = this.failed.map(({ unit, title, error }) => {
      const name = unit.endsWith(title) ? unit : `${unit} › ${title}`
      return `${name}\n${firstLines(error)}`
    })
    return [...tests, ...this.#outside.map(firstLines)]
  }
}

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})

const firstLines = (text: string): string =>
  stripVTControlCharacters(text).split('\n').slice(0, LINES_OF_AN_ERROR).join('\n')
