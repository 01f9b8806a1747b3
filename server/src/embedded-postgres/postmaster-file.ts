import { join } from 'node:path'
import { readIfExists } from '#platform/files/read-if-exists.ts'
import { isServerOf, processTable } from './process-table.ts'

const processes = processTable(process.platform)

/**
 * State of a cluster's `postmaster.pid`. `exited`: its process ended without removing the file. `reused`: the number now belongs
 * to another process, or to a dead one that nobody has reaped. `unreadable`: empty or truncated.
 */
export type Postmaster =
  | { state: 'none' }
  | { state: 'unreadable' }
  | { state: 'exited'; pid: number }
  | { state: 'reused'; pid: number }
  | { state: 'ours'; pid: number; port: number; isReady: boolean }

/** Reads the pid file of the cluster's current or last server. */
export async function readPostmaster(folder: string): Promise<Postmaster> {
  const text = await readIfExists(join(folder, 'postmaster.pid'))
  if (text === null) return { state: 'none' }
  const [first = '', , , port = '', , , , status = ''] = text.split(/\r?\n/)
  const pid = Number(first)
  // The first line must be complete; a truncated number would name another process.
  if (!text.includes('\n') || !Number.isInteger(pid) || pid <= 0) return { state: 'unreadable' }
  if (!isAlive(pid)) return { state: 'exited', pid }
  if (!isServerOf(await processes.commandOf(pid), folder)) return { state: 'reused', pid }
  return { state: 'ours', pid, port: Number(port), isReady: status.startsWith('ready') }
}

/** Whether any process serves the cluster, whatever its file says. */
export async function isServed(folder: string): Promise<boolean> {
  return (await processes.commands()).some((command) => isServerOf(command, folder))
}

/** Whether a process with this number exists, ours or not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
