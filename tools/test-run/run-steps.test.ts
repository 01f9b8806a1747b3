import { expect, test, vi } from 'vitest'
import { Progress } from './progress.ts'
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
const aWatch = (signal = new AbortController().signal) => ({ progress: new Progress(), signal })

function loggedLines() {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  return () => log.mock.calls.flat().map(String)
}

test('green steps print a line each', async () => {
  const lines = loggedLines()

  const isGreen = await runSteps([[green('format'), green('lint')], [green('tests')]], aWatch())

  expect(isGreen).toBe(true)
  expect(lines()).toHaveLength(3)
})

test('a red step shows its output and stops the others, without their output', async () => {
  const lines = loggedLines()

  const isGreen = await runSteps([[red('format'), green('lint')], [whenStopped('tests')]], aWatch())

  expect(isGreen).toBe(false)
  expect(lines().join()).toMatch(/FAIL format.*no good/s)
  expect(lines().join()).not.toMatch(/lint|tests|stopped/)
})

test('an interrupted run shows the output of its running step, begins no other, and is red', async () => {
  const lines = loggedLines()
  const limit = new AbortController()

  const ending = runSteps([[whenStopped('tests'), green('lint')]], aWatch(limit.signal))
  limit.abort()

  expect(await ending).toBe(false)
  expect(lines().join()).toMatch(/FAIL tests.*stopped/s)
  expect(lines().join()).not.toContain('lint')
})

test('running steps are those that have begun and not ended', async () => {
  loggedLines()
  const watch = aWatch()
  let atWork: readonly string[] = []
  const look: Step = {
    name: 'tests',
    run() {
      atWork = watch.progress.atWork()
      return Promise.resolve({ isGreen: true, output: '' })
    },
  }

  await runSteps([[green('format'), look]], watch)

  expect(atWork).toEqual(['tests (0 s)'])
  expect(watch.progress.atWork()).toEqual([])
})
