import { expect, test } from 'vitest'
import { failuresOfPlaywright, failuresOfVitest } from './failures.ts'

const spec = (title: string, status: string, message = '') => ({
  title,
  file: 'chat.scenario.ts',
  tests: [{ status, results: [{ errors: message ? [{ message }] : [] }] }],
})

test('each scenario that failed or was flaky is listed with the first lines of its error, however deep it lies', () => {
  const long = Array.from({ length: 40 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n')
  const report = {
    suites: [
      { specs: [spec('sends', 'expected')], suites: [{ specs: [spec('reads', 'unexpected', long)] }] },
      { specs: [spec('types', 'flaky', 'once too late')] },
    ],
  }

  const failures = failuresOfPlaywright(JSON.stringify(report))

  expect(failures).toHaveLength(2)
  expect(failures[0]).toMatch(/^chat\.scenario\.ts › reads\nline 0\n.*line 13$/s)
  expect(failures[1]).toBe('chat.scenario.ts › types\nonce too late')
})

test('a report without failures lists nothing', () => {
  expect(failuresOfPlaywright(JSON.stringify({ suites: [{ specs: [spec('sends', 'expected')] }] }))).toEqual(
    [],
  )
})

test('each unit test that failed is listed with its file, and a file that could not be loaded with its message', () => {
  const tried = (fullName: string, status: string, ...failureMessages: string[]) => ({
    fullName,
    status,
    failureMessages,
  })
  const report = {
    testResults: [
      {
        name: 'seq.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          tried('counts', 'passed'),
          tried('is dense', 'failed', '\u001B[31mgot 3\u001B[39m'),
        ],
      },
      { name: 'lost.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
      { name: 'good.test.ts', status: 'passed', message: '', assertionResults: [tried('holds', 'passed')] },
    ],
  }

  expect(failuresOfVitest(JSON.stringify(report))).toEqual([
    'seq.test.ts › is dense\ngot 3',
    'lost.test.ts\nno such module',
  ])
})
