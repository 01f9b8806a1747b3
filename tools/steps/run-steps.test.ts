import { expect, test, vi } from 'vitest'
import { runSteps, type Step } from './run-steps.ts'

const green = (name: string): Step => ({
  name,
  run: () => Promise.resolve({ isGreen: true, output: 'fine' }),
})
const red = (name: string): Step => ({
  name,
  run: () => Promise.resolve({ isGreen: false, output: 'no good' }),
})
const whenStopped = (name: string): Step => ({
  name,
  run: (signal) =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () => resolve({ isGreen: false, output: 'stopped' }))
    }),
})

function loggedLines() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => log.mock.calls.flat().map(String)
}

test('green steps print a line each', async () => {
  const lines = loggedLines()

  const isGreen = await runSteps([[green('format'), green('lint')], [green('tests')]])

  expect(isGreen).toBe(true)
  expect(lines()).toHaveLength(3)
})

test('a red step shows its output and stops the others, whose output does not count', async () => {
  const lines = loggedLines()

  const isGreen = await runSteps([[red('format'), green('lint')], [whenStopped('tests')]])

  expect(isGreen).toBe(false)
  expect(lines().join()).toMatch(/FAIL format.*no good/s)
  expect(lines().join()).not.toMatch(/lint|tests|stopped/)
})
