import { hash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { loadKeys } from '#platform/security/keys.ts'
import { factorCodeHash } from '#features/factors/authenticator/code-hash.ts'
import { deleteDemoCodes, saveDemoAdmin } from './demo-admin.store.ts'

/** The code that goes with a demo password: whoever reads the one at the start reads the other beside it. */
const codeOf = (password: string) =>
  String(Number.parseInt(hash('sha256', `demo code of ${password}`).slice(0, 12), 16) % 1_000_000).padStart(
    6,
    '0',
  )

/** Makes the demo's admin an owner, who confirms with a code that is printed at the start. Returns the code. */
export async function prepareDemoAdmin(
  database: Database,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const keyFor = await loadKeys(database.db)
  const code = codeOf(password)
  await database.transaction((tx) =>
    saveDemoAdmin(tx, email, (userId) => factorCodeHash(keyFor('code'), { userId, code })),
  )
  return code
}

/** Without DEMO no printed code opens anything. */
export const forgetDemoAdmin = ({ db }: Database): Promise<void> => deleteDemoCodes(db)
