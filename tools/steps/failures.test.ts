import { expect, test } from 'vitest'
import { failuresOfPlaywright } from './failures.ts'

const spec = (title: string, status: string, message = '') => ({
  title,
  file: 'chat.scenario.ts',
  tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
})

test('each scenario that failed or was flaky is told with the first lines of its error, however deep it lies', () => {
  const long = Array.from({ length: 40 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n')
  const report = {
    suites: [
      { specs: [spec('sends', 'expected')], suites: [{ specs: [spec('reads', 'unexpected', long)] }] },
      { specs: [spec('types', 'flaky', 'once too late')] },
    ],
  }

  const told = failuresOfPlaywright(JSON.stringify(report))

  expect(told).toHaveLength(2)
  expect(told[0]).toMatch(/^chat\.scenario\.ts › reads\nline 0\n.*line 13$/s)
  expect(told[1]).toBe('chat.scenario.ts › types\nonce too late')
})

test('a report without failures tells nothing', () => {
  expect(failuresOfPlaywright(JSON.stringify({ suites: [{ specs: [spec('sends', 'expected')] }] }))).toEqual(
    [],
  )
})
