import { expect, test } from 'vitest'
import { countPlaywright, countVitest, sumOf } from './counts.ts'

test('what passed and failed in both reports is summed', () => {
  const unit = countVitest(JSON.stringify({ numPassedTests: 210, numFailedTests: 1, numFailedTestSuites: 1 }))
  const e2e = countPlaywright(
    JSON.stringify({ stats: { expected: 14, unexpected: 2, flaky: 0 }, errors: [] }),
  )

  expect(sumOf([unit, e2e])).toEqual({ passed: 224, failed: 3 })
})

test('a test file that cannot be loaded is a failure', () => {
  const report = { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 }

  expect(countVitest(JSON.stringify(report))).toEqual({ passed: 5, failed: 1 })
})

test('a flaky scenario and an error outside of all scenarios are failures', () => {
  const report = { stats: { expected: 3, unexpected: 0, flaky: 1 }, errors: [{ message: 'no server' }] }

  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 3, failed: 2 })
})
