import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { programOf } from '../steps/program-of.ts'
import { runCommand } from '../steps/run-command.ts'
import { Progress } from './progress.ts'
import { runSteps } from './run-steps.ts'
import { TestSuite } from './test-suite.ts'

// Runs the real runners on a folder of tests, of which one fails at its first run only (a flaky test), and one always.
const HERE = import.meta.dirname

const testsIn = (runner: string) => `
import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from '${runner}'

test('holds', () => {})
test('fails among others', () => {
  const isAlone = existsSync('has-run')
  writeFileSync('has-run', '')
  expect(isAlone).toBe(true)
})
${Array.from({ length: 20 }, (_, at) => `test('number ${at} holds', () => {})`).join('\n')}
`
const failing = (runner: string) => `
import { expect, test } from '${runner}'
test('fails always', () => { expect(1).toBe(2) })
`

/** Creates a folder below the project, so that packages resolve. */
async function aFolder(files: Readonly<Record<string, string>>): Promise<string> {
  await mkdir('test-results', { recursive: true })
  const folder = await mkdtemp(resolve('test-results/runners-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  return folder
}

async function lookTwice(suite: TestSuite, progress: Progress): Promise<boolean> {
  const watch = { progress, signal: new AbortController().signal }
  return (await runSteps([[suite.all]], watch)) && (!suite.isOpen || (await runSteps([[suite.again]], watch)))
}

const passingFiles = (count: number) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `passing-${at}.test.ts`,
      `import { test } from 'vitest'\ntest('holds', () => {})\n`,
    ]),
  )

async function vitestIn(files: Readonly<Record<string, string>>) {
  const folder = await aFolder({ 'vitest.config.ts': 'export default {}\n', ...files })
  const args = [
    programOf('vitest'),
    'run',
    '--maxWorkers=1',
    '--no-isolate',
    `--reporter=${HERE}/vitest-reporter.ts`,
  ]
  const progress = new Progress()
  const run = (extra: readonly string[], listener: object) =>
    runCommand(process.execPath, [...args, ...extra], { cwd: folder, ...listener })
  const suite = new TestSuite({
    name: 'unit',
    progress,
    runAll: (listener) => run([], listener),
    runAlone: run,
  })
  return { suite, isGreen: await lookTwice(suite, progress) }
}

test('Vitest: a flaky test that passes alone is green and named; one that always fails is red', async () => {
  const { suite, isGreen } = await vitestIn({
    'flaky.test.ts': testsIn('vitest'),
    'wrong.test.ts': failing('vitest'),
    ...passingFiles(20),
  })

  expect(isGreen).toBe(false)
  expect(suite.run.counts).toEqual({ passed: 42, failed: 1 })
  expect(suite.passedAlone).toMatchObject([{ unit: 'flaky.test.ts', title: 'fails among others' }])
  expect(suite.run.failures.join()).toMatch(/^wrong\.test\.ts › fails always\n.*expected 1 to be 2/s)
})

test('Vitest: a file that cannot be loaded, and an error after all tests, are failures', async () => {
  const { suite, isGreen } = await vitestIn({
    'lost.test.ts': `import './no-such-file.ts'\n`,
    'late.test.ts': `import { test } from 'vitest'\ntest('ends too soon', () => { setTimeout(() => { throw new Error('too late') }) })\n`,
    ...passingFiles(20),
  })

  expect(isGreen).toBe(false)
  expect(suite.run.failures.join()).toMatch(/lost\.test\.ts.*no-such-file.*too late/s)
})

async function playwrightIn(files: Readonly<Record<string, string>>) {
  const config = `export default { testDir: '.', outputDir: 'out', testMatch: '*.scenario.ts', workers: 1, projects: [{ name: 'phone' }], reporter: '${HERE}/playwright-reporter.ts' }\n`
  const folder = await aFolder({ 'playwright.config.ts': config, ...files })
  const cli = programOf('@playwright/test', 'playwright')
  const progress = new Progress()
  const run = (extra: readonly string[], listener: object) =>
    runCommand(process.execPath, [cli, 'test', ...extra], { cwd: folder, ...listener })
  const suite = new TestSuite({
    name: 'scenarios',
    progress,
    runAll: (listener) => run([], listener),
    async runAlone(scenarios, listener) {
      const list = join(folder, 'alone.txt')
      await writeFile(list, scenarios.join('\n'))
      return run(['--test-list', list], listener)
    },
  })
  return { suite, isGreen: await lookTwice(suite, progress) }
}

test('Playwright: a flaky scenario that passes alone is green and named; one that always fails is red', async () => {
  const { suite, isGreen } = await playwrightIn({
    'flaky.scenario.ts': testsIn('@playwright/test'),
    'wrong.scenario.ts': failing('@playwright/test'),
  })

  expect(isGreen).toBe(false)
  expect(suite.run.counts).toEqual({ passed: 22, failed: 1 })
  expect(suite.passedAlone).toMatchObject([
    { unit: '[phone] › flaky.scenario.ts › fails among others', title: 'fails among others' },
  ])
  expect(suite.run.failures.join()).toMatch(/^\[phone\] › wrong\.scenario\.ts › fails always\nfailed/)
})

test('Playwright: a serial group whose scenario fails reruns from its beginning', async () => {
  const story = `
import { existsSync, writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
test.describe('a story', () => {
  test.describe.configure({ mode: 'serial' })
  let began = false
  test('begins', () => { began = true })
  test('goes on', () => {
    const isAlone = existsSync('has-run')
    writeFileSync('has-run', '')
    expect(isAlone && began).toBe(true)
  })
  test('ends', () => { expect(began).toBe(true) })
})
`
  const others = Array.from({ length: 10 }, (_, at) => `test('number ${at} holds', () => {})`).join('\n')
  const { suite, isGreen } = await playwrightIn({
    'story.scenario.ts': story,
    'others.scenario.ts': `import { test } from '@playwright/test'\n${others}\n`,
  })

  expect(isGreen).toBe(true)
  expect(suite.run.counts).toEqual({ passed: 13, failed: 0 })
  expect(suite.passedAlone.map(({ title }) => title)).toEqual(['goes on', 'ends'])
})

test('nothing reruns when more than a tenth fails', async () => {
  const { suite, isGreen } = await playwrightIn({ 'wrong.scenario.ts': failing('@playwright/test') })

  expect(isGreen).toBe(false)
  expect(suite.run.counts).toEqual({ passed: 0, failed: 1 })
  expect(suite.isOpen).toBe(false)
})
