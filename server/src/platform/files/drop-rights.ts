/** User and group id of "nobody". */
const NOBODY = 65_534

/**
 * Drops root for the user "nobody", for good. Call it when all code is loaded and no untrusted input was read yet: a process that
 * is started as nobody cannot even be found in a folder that is root's alone. Without root's right to change users, as in a
 * container that took it away, the process keeps its user.
 */
export function dropRights(): void {
  if (process.getuid?.() !== 0) return
  try {
    process.setgroups?.([])
    process.setgid?.(NOBODY)
    process.setuid?.(NOBODY)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
