import { access, constants } from 'node:fs/promises'
import { type Ran, runCommand } from '../steps/run-command.ts'

export const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** Command to suggest to the user, where this process may not install. */
export const aptCommand = (...packages: readonly string[]) => `sudo apt-get install -y ${packages.join(' ')}`

/** Installs Debian packages, where apt-get exists and may be used: as root, or by passwordless sudo. */
export async function installByApt(...packages: readonly string[]): Promise<void> {
  if (!(await canRun('/usr/bin/apt-get'))) return
  console.error(`Installing ${packages.join(' and ')}.`)
  const updated = await apt('update')
  if (updated.isGreen) await apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Retries apt-get: another process may hold the lock on the package list, and mirrors fail now and then. */
async function apt(...args: readonly string[]): Promise<Ran> {
  const isRoot = process.getuid?.() === 0
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3']
  const command = ['apt-get', ...options, ...args]
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  return runCommand(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
