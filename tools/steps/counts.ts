import { fieldOf, listIn, numberIn } from './report.ts'

/** How many tests passed and failed; a skipped one is neither. */
export type Counts = { passed: number; failed: number }

export const NOTHING: Counts = { passed: 0, failed: 0 }

export const sumOf = (all: readonly Counts[]): Counts => ({
  passed: all.reduce((sum, { passed }) => sum + passed, 0),
  failed: all.reduce((sum, { failed }) => sum + failed, 0),
})

/** Of the report that Vitest writes as JSON. A file that could not be loaded counts as one failure. */
export function countVitest(json: string): Counts {
  const report: unknown = JSON.parse(json)
  const passed = numberIn(report, 'numPassedTests')
  const failed = numberIn(report, 'numFailedTests')
  const isUnloadable = failed === 0 && numberIn(report, 'numFailedTestSuites') > 0
  return { passed, failed: isUnloadable ? numberIn(report, 'numFailedTestSuites') : failed }
}

/** Of the report that Playwright writes as JSON. A test that passed at a second try has failed here: none may be flaky. */
export function countPlaywright(json: string): Counts {
  const report: unknown = JSON.parse(json)
  const stats = fieldOf(report, 'stats')
  const outside = listIn(report, 'errors').length
  return {
    passed: numberIn(stats, 'expected'),
    failed: numberIn(stats, 'unexpected') + numberIn(stats, 'flaky') + outside,
  }
}
