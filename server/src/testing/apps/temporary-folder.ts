import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Temporary folder, deleted at the end of an `await using` block. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'dream-design-folder-'))
  // When root runs the tests, the database's own user must be able to enter.
  chmodSync(path, 0o711)
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}
