import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Counts, countVitest, NOTHING } from './counts.ts'
import { failuresOfVitest } from './failures.ts'
import { programOf } from './program-of.ts'
import { outputTail, runCommand } from './run-command.ts'
import { runSteps, type Step } from './run-steps.ts'

const script = (name: string, file: string, ...args: string[]): Step => ({
  name,
  run: (signal) => runCommand(process.execPath, [file, ...args], { signal }),
})

/** Tests that take their time: they kill servers, wait for what is slow, or go through thousands of plans. */
const LONG = '**/*.long.test.ts'

/** Runs all steps in two lanes, one a core, long tests only when asked; `counts` are those of the unit tests. */
export async function runCheck({
  hasLong,
}: {
  hasLong: boolean
}): Promise<{ isGreen: boolean; counts: Counts }> {
  const folder = await mkdtemp(join(tmpdir(), 'dream-check-'))
  const report = join(folder, 'vitest.json')
  const still: readonly Step[] = [
    script('format', programOf('oxfmt'), '--check', '.'),
    script('import law', 'tools/import-law.ts'),
    script('lock', 'tools/lock-check.ts'),
    script('lint and types', programOf('oxlint'), '--type-aware', '--type-check'),
    script('unused code', programOf('knip')),
    script('web build', 'tools/build.ts'),
    script('size budgets', 'tools/size-budgets.ts'),
    script('catalogue', 'catalogue/src/commands/check.ts'),
  ]
  const args = [
    programOf('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]
  const tests: Step = {
    name: 'unit and server tests',
    async run(signal) {
      const ran = await runCommand(process.execPath, [...args, ...(hasLong ? [] : ['--exclude', LONG])], {
        signal,
      })
      if (ran.isGreen) return ran
      const failures = await readFile(report, 'utf8').then(failuresOfVitest, () => [])
      // What passed would only stand before it; what no test is to blame for stands at the end.
      return { ...ran, output: [...failures, outputTail(ran.output)].join('\n\n') }
    },
  }
  const isGreen = await runSteps([still, [tests]])
  const counts = await readFile(report, 'utf8').then(countVitest, () => NOTHING)
  await rm(folder, { recursive: true, force: true })
  return { isGreen, counts }
}
