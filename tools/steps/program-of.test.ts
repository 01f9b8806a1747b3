import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { programOf } from './program-of.ts'
import { runCommand } from './run-command.ts'

test.each([['oxfmt'], ['oxlint'], ['knip'], ['vitest'], ['@playwright/test', 'playwright']])(
  'the program of %s is an existing script',
  (...names: [string, string?]) => {
    const script = programOf(...names)

    expect(script).not.toContain('.bin')
    expect(existsSync(script)).toBe(true)
  },
)

test('the program of a package is a script that Node can run', async () => {
  const ran = await runCommand(process.execPath, [programOf('oxfmt'), '--version'])

  expect(ran.output).toMatch(/\d+\.\d+/)
  expect(ran.isGreen).toBe(true)
})

test('a missing package is named in the error', () => {
  expect(() => programOf('no-such-package')).toThrow('no-such-package is not installed')
})
