import { readFileSync, writeFileSync } from 'node:fs'
import { outputTail, runCommand } from '../steps/run-command.ts'
import type { Control, Promised } from './proof.ts'

type Outcome = { isGreen: boolean; output: string }

const vitest = (project: string, tests: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> =>
  runCommand('vitest', ['run', '--project', project, ...tests], { env })

const passed = (output: string) => /Tests\s+(?:.*\D)?(\d+) passed/.exec(output)?.[1] ?? '0'

/** Runs the tests of each promise; returns whether all are held. */
export async function runPromises(promises: readonly Promised[], cases: string): Promise<boolean> {
  let isHeld = true
  for (const { name, attack, tests, project } of promises) {
    const ran = await vitest(project, tests, { FUZZ_CASES: cases })
    isHeld &&= ran.isGreen
    console.log(`${ran.isGreen ? 'held  ' : 'BROKEN'} ${name}: ${attack} (${passed(ran.output)} tests)`)
    if (!ran.isGreen) console.log(outputTail(ran.output))
  }
  return isHeld
}

/** Takes each mechanism out in turn; returns whether its test failed each time. The file is always restored. */
export async function runControls(controls: readonly Control[]): Promise<boolean> {
  let isProved = true
  for (const control of controls) {
    const seen = await withoutMechanism(control)
    isProved &&= seen === 'red'
    console.log(
      `${seen === 'red' ? 'red   ' : 'NOT RED'} without: ${control.name}${seen === 'red' ? '' : ` (${seen})`}`,
    )
  }
  return isProved
}

async function withoutMechanism(control: Control): Promise<'red' | 'green' | 'stale'> {
  const { file, test, project } = control
  const text = readFileSync(file, 'utf8')
  const edits = [control, ...(control.and ? [control.and] : [])]
  if (edits.some(({ from }) => text.split(from).length !== 2)) return 'stale'
  const restore = () => writeFileSync(file, text)
  const end = () => {
    restore()
    process.exit(1)
  }
  process.once('SIGINT', end).once('SIGTERM', end)
  try {
    const without = edits.reduce((changed, { from, to }) => changed.replace(from, () => to), text)
    writeFileSync(file, without)
    return (await vitest(project, [test])).isGreen ? 'green' : 'red'
  } finally {
    restore()
    process.off('SIGINT', end).off('SIGTERM', end)
  }
}
