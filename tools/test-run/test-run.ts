import { stripVTControlCharacters } from 'node:util'
import type { RunEvent, TestEnd } from './events.ts'

/** More than this part of all units fails by no noise of the machine: no second look mends it. */
const NOISE = 0.1
const LINES_OF_AN_ERROR = 14

export type Counts = { passed: number; failed: number }
export type Running = { unit: string; since: number }

/** One run of Vitest's or Playwright's, as its reporter tells it. */
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

  /** The runner has ended, with this output if it was red. What it left unfinished has failed, and a red end needs a reason. */
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

  /** So much has failed already that the machine is not to blame. */
  get isBeyondNoise(): boolean {
    return this.failedUnits.length > this.#planned * NOISE
  }

  get counts(): Counts {
    const failed = this.failed.length
    return { passed: this.#tests.size - failed, failed: failed + this.#outside.length }
  }

  /**
   * Takes over how failed tests ended when they ran again. Answers those that passed now, with the error they had among others; what had
   * passed already is not judged again.
   */
  takeSecondLook(again: TestRun): readonly TestEnd[] {
    const passed: TestEnd[] = []
    const units = new Set(again.#tests.values().map(({ unit }) => unit))
    for (const before of this.failed) {
      const after = again.#tests.get(before.id)
      if (after) this.#tests.set(before.id, after)
      // A file that could not be loaded stands for its tests, until they have run.
      const isLoaded = !after && before.title === '' && units.has(before.unit)
      if (isLoaded) this.#tests.delete(before.id)
      if (isLoaded || after?.isGreen) passed.push({ ...before, ...after, error: before.error })
    }
    for (const test of again.#tests.values()) if (!this.#tests.has(test.id)) this.#tests.set(test.id, test)
    this.#outside.push(...again.outside)
    return passed
  }

  /** What failed: each test with the first lines of its error, then what belongs to no test. */
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
