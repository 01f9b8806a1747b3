import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { TestEnd } from './events.ts'

const FOLDER = 'test-results'
const FILE = `${FOLDER}/second-looks.json`

/** Removes what an earlier run has kept. */
export const forgetSecondLooks = () => rm(FILE, { force: true })

/** Names the tests that failed in the crowd and passed alone, and keeps them, so that somebody mends what is there often. */
export async function keepSecondLooks(tests: readonly TestEnd[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(FILE, `${JSON.stringify(tests, null, 2)}\n`)
  if (tests.length === 0) return
  console.log(`Failed among others, passed alone (${FILE}):`)
  for (const { unit, title, seconds } of tests) {
    console.log(`  ${unit.endsWith(title) ? unit : `${unit} › ${title}`} (${seconds.toFixed(1)} s)`)
  }
}
