import { describe, expect, test } from 'vitest'
import { Progress } from './progress.ts'
import { TestRun } from './test-run.ts'

const ended = (unit: string, title: string, error = '') =>
  ({
    kind: 'test-ended',
    test: { id: `${unit}/${title}`, unit, title, isGreen: error === '', seconds: 1.5, error },
  }) as const

function aRun({ planned = 100, tests }: { planned?: number; tests: readonly ReturnType<typeof ended>[] }) {
  const run = new TestRun()
  run.take({ kind: 'planned', units: planned })
  for (const event of tests) run.take(event)
  return run
}

test('each test counts once, and an error outside any test is a failure', () => {
  const run = aRun({ tests: [ended('a.test.ts', 'adds'), ended('a.test.ts', 'sums', 'got 3')] })
  run.take({ kind: 'error', message: 'no server' })

  expect(run.counts).toEqual({ passed: 1, failed: 2 })
  expect(run.isGreen).toBe(false)
})

test('failures are listed with the first lines of their error, without colours', () => {
  const long = Array.from({ length: 40 }, (_, line) => `\u001B[31mline ${line}\u001B[39m`).join('\n')
  const run = aRun({
    tests: [ended('seq.test.ts', 'is dense', long), ended('[phone] › chat › sends', 'sends', 'late')],
  })

  expect(run.failures).toHaveLength(2)
  expect(run.failures[0]).toMatch(/^seq\.test\.ts › is dense\nline 0\n.*line 13$/s)
  expect(run.failures[1]).toBe('[phone] › chat › sends\nlate')
})

describe('a rerun', () => {
  test('a test that passes alone counts as passed, and is named with its error from the full run', () => {
    const run = aRun({
      tests: [ended('a.test.ts', 'adds', 'timed out'), ended('b.test.ts', 'sums', 'got 3')],
    })
    const again = aRun({ tests: [ended('a.test.ts', 'adds'), ended('b.test.ts', 'sums', 'got 3')] })

    const passed = run.takeSecondLook(again)

    expect(passed).toMatchObject([{ unit: 'a.test.ts', title: 'adds', seconds: 1.5, error: 'timed out' }])
    expect(run.counts).toEqual({ passed: 1, failed: 1 })
    expect(run.failedUnits).toEqual(['b.test.ts'])
  })

  test('a test that passed in the full run is not judged again by the rerun of its file', () => {
    const run = aRun({ tests: [ended('a.test.ts', 'adds', 'timed out'), ended('a.test.ts', 'sums')] })

    run.takeSecondLook(aRun({ tests: [ended('a.test.ts', 'adds'), ended('a.test.ts', 'sums', 'got 3')] }))

    expect(run.counts).toEqual({ passed: 2, failed: 0 })
  })

  test('a file that could not be loaded passes once its tests do, and they count', () => {
    const run = aRun({ tests: [ended('a.test.ts', '', 'no such module')] })

    const passed = run.takeSecondLook(
      aRun({ tests: [ended('a.test.ts', 'adds'), ended('a.test.ts', 'sums')] }),
    )

    expect(passed).toMatchObject([{ unit: 'a.test.ts', title: '', error: 'no such module' }])
    expect(run.counts).toEqual({ passed: 2, failed: 0 })
  })

  test('a test missing from the rerun stays red', () => {
    const run = aRun({ tests: [ended('a.test.ts', 'adds', 'got 3')] })

    run.takeSecondLook(aRun({ tests: [] }))

    expect(run.counts).toEqual({ passed: 0, failed: 1 })
  })
})

test('more than a tenth of failed units is beyond noise', () => {
  const failed = (count: number) =>
    aRun({
      planned: 20,
      tests: Array.from({ length: count }, (_, at) => ended(`${at}.test.ts`, 'adds', 'no')),
    })

  expect(failed(2).isBeyondNoise).toBe(false)
  expect(failed(3).isBeyondNoise).toBe(true)
})

describe('a runner that has ended', () => {
  test('unfinished units have failed', () => {
    const run = aRun({ tests: [ended('a.test.ts', 'adds')] })
    run.take({ kind: 'unit-started', unit: 'b.test.ts' })

    run.close('worker exited')

    expect(run.failedUnits).toEqual(['b.test.ts'])
    expect(run.counts).toEqual({ passed: 1, failed: 1 })
  })

  test("a red exit with green tests is a failure with the runner's output", () => {
    const run = aRun({ tests: [ended('a.test.ts', 'adds')] })

    run.close('out of memory')

    expect(run.failures).toEqual(['out of memory'])
  })
})

test('progress names the units done and the longest running one', () => {
  const progress = new Progress()
  const run = aRun({ planned: 3, tests: [] })
  run.take({ kind: 'unit-started', unit: 'a.test.ts' }, 1000)
  run.take({ kind: 'unit-started', unit: 'b.test.ts' }, 3000)
  run.take({ kind: 'unit-started', unit: 'c.test.ts' }, 4000)
  run.take({ kind: 'unit-ended', unit: 'a.test.ts', isGreen: true })
  progress.begin('tests', 0)
  progress.follow('tests', run)

  expect(progress.line(10_000)).toBe('tests 1 of 3, at b.test.ts (7 s)')
  expect(progress.atWork(10_000)).toEqual(['tests (10 s)', '  b.test.ts (7 s)', '  c.test.ts (6 s)'])
})
