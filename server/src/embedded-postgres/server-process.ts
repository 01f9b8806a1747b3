import { spawn, type ChildProcess } from 'node:child_process'
import { closeSync, openSync, readSync, renameSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { spawnAs } from './account.ts'
import type { Cluster } from './cluster.ts'
import { anyPort } from './keys.ts'

export type ServerSettings = Readonly<Record<string, string>>

/** Settings on the command line, which override every file of the cluster. */
const SETTINGS: ServerSettings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
  // Short statements only: compiling them costs more than it gains.
  jit: 'off',
  // After a crash one call flushes the file system instead of one for each of a thousand files.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
}

const LOG_LIMIT_BYTES = 4 * 1024 * 1024

/** Started server. */
export type ServerProcess = {
  child: ChildProcess
  /** null while it runs. */
  exitReason(): string | null
}

/**
 * Starts the server in a session of its own, so that a Ctrl-C in the terminal reaches the app first. It outlives a killed app; the
 * next start adopts it. `replaced`: the number in a stale pid file that now belongs to another process.
 */
export function startServer(
  { binaries, folder, dataDir, account }: Cluster,
  { port, settings, replaced }: { port: number; settings: ServerSettings; replaced: number | null },
): ServerProcess {
  const log = openLog(join(dataDir, 'postgres.log'))
  const options = Object.entries({ ...SETTINGS, ...settings, port: String(port) }).flatMap(
    ([name, value]) => ['-c', `${name}=${value}`],
  )
  const { env, ...as } = spawnAs(account)
  const child = spawn(binaries.postgres, ['-D', folder, ...options], {
    ...as,
    env: replaced === null ? env : { ...env, PG_GRANDPARENT_PID: String(replaced) },
    detached: true,
    stdio: ['ignore', log.descriptor, log.descriptor],
  })
  closeSync(log.descriptor)
  child.unref()
  let failure: string | null = null
  child.on('error', (error) => (failure = error.message))
  return {
    child,
    exitReason() {
      if (failure !== null) return failure
      return child.exitCode === null && child.signalCode === null ? null : readReason(log)
    },
  }
}

/** Opens the server's log to append to it. A large one is kept beside it, in place of the one kept before. */
function openLog(path: string) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > LOG_LIMIT_BYTES) renameSync(path, `${path}.1`)
  return { path, from: size > LOG_LIMIT_BYTES ? 0 : size, descriptor: openSync(path, 'a', 0o600) }
}

/** Reason from the log lines since the start. */
function readReason({ path, from }: { path: string; from: number }): string {
  const descriptor = openSync(path, 'r')
  const text = Buffer.alloc(64 * 1024)
  const length = readSync(descriptor, text, 0, text.length, from)
  closeSync(descriptor)
  const lines = text.toString('utf8', 0, length).trim().split('\n')
  const reasons = lines.filter((line) => /FATAL|PANIC|HINT|could not|error while|not permitted/.test(line))
  return (reasons.length > 0 ? reasons : lines.slice(-1)).join(' ')
}

/** Returns the preferred port when it is free now, else another one. */
export async function freePort(preferred: number): Promise<number> {
  for (let port = preferred; ; port = anyPort()) {
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
