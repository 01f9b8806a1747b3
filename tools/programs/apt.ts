import { access, constants } from 'node:fs/promises'
import { type Ran, runCommand } from '../steps/run-command.ts'

export const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

/** For what a person types where this process may not install. */
export const aptCommand = (...packages: readonly string[]) => `sudo apt-get install -y ${packages.join(' ')}`

/** Installs Debian's packages, where there is an apt-get and the right to use it: as root, or by a sudo that asks nothing. */
export async function installByApt(...packages: readonly string[]): Promise<void> {
  if (!(await canRun('/usr/bin/apt-get'))) return
  console.error(`Installing ${packages.join(' and ')}.`)
  const updated = await apt('update')
  if (updated.isGreen) await apt('install', '-y', '--no-install-recommends', ...packages)
}

/** A package list that another process is reading, or a mirror that falters, is asked again. */
async function apt(...args: readonly string[]): Promise<Ran> {
  const isRoot = process.getuid?.() === 0
  const options = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3']
  const command = ['apt-get', ...options, ...args]
  const [program = '', ...rest] = isRoot ? command : ['sudo', '-n', ...command]
  return runCommand(program, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
}
