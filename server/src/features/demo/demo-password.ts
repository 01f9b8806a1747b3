import { randomInt } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const WORDS = ['acacia', 'banksia', 'bluegum', 'boronia', 'brolga', 'corella', 'grevillea', 'kookaburra']
const MORE_WORDS = ['lorikeet', 'mallee', 'myrtle', 'quokka', 'wallaby', 'waratah', 'wattle', 'wombat']

/** Password of a data folder's demo accounts: made once, readable by the owner only, printed at every start. */
export async function loadDemoPassword(dataDir: string): Promise<string> {
  const path = join(dataDir, 'demo-password')
  const stored = (await readFile(path, 'utf8').catch(() => '')).trim()
  if (stored !== '') return stored
  const password = randomPassword()
  await mkdir(dataDir, { recursive: true })
  await writeFile(path, `${password}\n`, { mode: 0o600 })
  return password
}

/** Easy to read aloud and to type; some 30 bits, which suffices with rate limits. */
function randomPassword(): string {
  const word = (list: readonly string[]) => list[randomInt(list.length)] ?? 'wattle'
  const first = word(WORDS)
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}-${word(MORE_WORDS)}-${randomInt(10_000_000, 100_000_000)}`
}
