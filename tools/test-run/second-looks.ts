import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { TestEnd } from './events.ts'

const FOLDER = 'test-results'
const FILE = `${FOLDER}/second-looks.json`

/** Removes the list of flaky tests of an earlier run. */
export const forgetSecondLooks = () => rm(FILE, { force: true })

/**
 * Prints and stores the flaky tests: those that failed in the full run and passed alone. A test that is listed often needs a fix.
 */
export async function keepSecondLooks(tests: readonly TestEnd[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(FILE, `${JSON.stringify(tests, null, 2)}\n`)
  if (tests.length === 0) return
  console.log(`Failed among others, passed alone (${FILE}):`)
  for (const { unit, title, seconds } of tests) {
    console.log(`  ${unit.endsWith(title) ? unit : `${unit} › ${title}`} (${seconds.toFixed(1)} s)`)
  }
}
