import { expect, test } from 'vitest'
import { programOf } from './program-of.ts'
import { runCommand } from './run-command.ts'

test.each([['oxfmt'], ['oxlint'], ['knip'], ['vitest'], ['@playwright/test', 'playwright']])(
  'the program of %s is one that Node runs',
  async (...names: [string, string?]) => {
    const ran = await runCommand(process.execPath, [programOf(...names), '--version'])

    expect(ran.output).toMatch(/\d+\.\d+/)
    expect(ran.isGreen).toBe(true)
  },
)

test('a package that is not there is named', () => {
  expect(() => programOf('no-such-package')).toThrow('no-such-package is not installed')
})
