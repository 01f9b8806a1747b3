import { hash } from 'node:crypto'
import type { Database } from '#platform/database/database.ts'
import { loadKeys } from '#platform/security/keys.ts'
import { factorCodeHash } from '#features/factors/authenticator/code-hash.ts'
import { deleteDemoCodes, saveDemoAdmin } from './demo-admin.store.ts'

/** Code derived from the demo password, beside which it is printed. */
const codeOf = (password: string) =>
  String(Number.parseInt(hash('sha256', `demo code of ${password}`).slice(0, 12), 16) % 1_000_000).padStart(
    6,
    '0',
  )

/** Makes the demo's admin an owner, whose step-up uses a code that is printed at the start. Returns the code. */
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

/** Deletes printed codes, when started without DEMO. */
export const forgetDemoAdmin = ({ db }: Database): Promise<void> => deleteDemoCodes(db)
