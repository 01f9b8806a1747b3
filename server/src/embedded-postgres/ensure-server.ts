import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { spawnAs } from './account.ts'
import type { Cluster } from './cluster.ts'
import { type AdminConnection, connectAsAdmin } from './admin-connection.ts'
import { isAlive, isServed, readPostmaster, type Postmaster } from './postmaster-file.ts'
import { freePort, startServer, type ServerProcess, type ServerSettings } from './server-process.ts'

const START_LIMIT_MS = 60_000
const STOP_LIMIT_S = 10
const GONE_LIMIT_MS = 2000
const POLL_MS = 20
const OVERTAKEN_PAUSE_MS = 200
/** Max time for which a pid file may stay empty: a server that starts fills it at once. */
const EMPTY_FILE_MS = 500

/** Messages of a server that ended because another one, or another program on the port, was faster. */
const OVERTAKEN = /lock file|already exists|pre-existing shared memory|could not bind/i

type EnsureOptions = { settings: ServerSettings; port: number; isPortFixed: boolean }

/**
 * Adopts the cluster's running server or starts one. The server's own lock file and shared memory decide between several starters,
 * so that there are never two: a loser sees why it lost and adopts the winner's.
 */
export async function ensureServer(cluster: Cluster, options: EnsureOptions): Promise<AdminConnection> {
  const deadline = Date.now() + START_LIMIT_MS
  let started: ServerProcess | null = null
  while (Date.now() < deadline) {
    const found = await readPostmaster(cluster.folder)
    const admin = await adopt(cluster, found, options)
    if (admin) return admin
    if (started === null) started = await startIfNeeded(cluster, found, options)
    else if (isOvertaken(started)) {
      started = null
      await sleep(OVERTAKEN_PAUSE_MS)
    }
    await sleep(POLL_MS)
  }
  throw new Error(await describeDelay(cluster))
}

async function adopt(
  cluster: Cluster,
  found: Postmaster,
  options: EnsureOptions,
): Promise<AdminConnection | null> {
  if (found.state !== 'ours' || !found.isReady) return null
  if (options.isPortFixed && found.port !== options.port) {
    throw new Error(
      `The database came back on port ${found.port} instead of ${options.port}. Start the app again.`,
    )
  }
  return connectAsAdmin(cluster, found.port)
}

async function startIfNeeded(
  cluster: Cluster,
  found: Postmaster,
  options: EnsureOptions,
): Promise<ServerProcess | null> {
  if (found.state === 'ours') return null
  if (found.state === 'unreadable') {
    await removeRemnant(cluster.folder)
    return null
  }
  const port = options.isPortFixed ? options.port : await freePort(options.port)
  const replaced = found.state === 'reused' ? found.pid : null
  return startServer(cluster, { port, settings: options.settings, replaced })
}

/** Removes an empty pid file once it is clear that nobody is writing it, since the server never starts over one. */
async function removeRemnant(folder: string) {
  await sleep(EMPTY_FILE_MS)
  const { state } = await readPostmaster(folder)
  if (state === 'unreadable' && !(await isServed(folder)))
    await rm(join(folder, 'postmaster.pid'), { force: true })
}

function isOvertaken(server: ServerProcess): boolean {
  const reason = server.exitReason()
  if (reason === null) return false
  if (OVERTAKEN.test(reason)) return true
  throw new Error(`The database did not start: ${reason}`)
}

async function describeDelay({ folder }: Cluster): Promise<string> {
  const found = await readPostmaster(folder)
  const limit = `within ${START_LIMIT_MS / 1000} s`
  return found.state === 'ours'
    ? `The database in ${folder} runs (process ${found.pid}) but did not answer ${limit}. End that process and start again.`
    : `The database in ${folder} did not start ${limit}. Its own log, postgres.log in the data folder, says more.`
}

/**
 * Stops the server in order: open transactions are rolled back, nothing that was committed is lost. Uses its own program, as
 * Windows has no signals.
 */
export async function stopServer({ folder, binaries, account }: Cluster): Promise<void> {
  for (const mode of ['fast', 'immediate']) {
    const found = await readPostmaster(folder)
    if (found.state !== 'ours') return
    const options = ['stop', '--pgdata', folder, '--mode', mode, '--timeout', String(STOP_LIMIT_S)]
    await promisify(execFile)(binaries.pgCtl, options, spawnAs(account)).catch(() => undefined)
    await waitUntilGone(found.pid)
  }
}

/** The process itself ends a moment after its file is gone. */
async function waitUntilGone(pid: number) {
  for (let waited = 0; waited < GONE_LIMIT_MS && isAlive(pid); waited += POLL_MS) await sleep(POLL_MS)
}
