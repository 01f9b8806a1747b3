import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { connect } from '#platform/database/connection.ts'
import { createLogger } from '#platform/process/logger.ts'
import { startEmbedded } from '#embedded-postgres/embedded.ts'
import { isAlive, readPostmaster } from '#embedded-postgres/postmaster-file.ts'

const SCRIPT = fileURLToPath(new URL('embedded-app.ts', import.meta.url))

export const embeddedIn = (dataDir: string) => startEmbedded({ dataDir, log: createLogger('silent') })

/** Returns the process id of the server; throws when none runs. */
export async function serverPid(dataDir: string): Promise<number> {
  const found = await readPostmaster(`${dataDir}/postgres`)
  if (found.state !== 'ours') throw new Error(`No server runs in ${dataDir}: ${found.state}`)
  return found.pid
}

/** Starts an app with its database and kills the app alone, as an out-of-memory killer would. */
export async function leaveOrphan(dataDir: string): Promise<number> {
  const app = spawn(process.execPath, [SCRIPT, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(app.stdout, 'data')
  app.kill('SIGKILL')
  await once(app, 'exit')
  return serverPid(dataDir)
}

/** Kills the server as an out-of-memory killer would, and waits until it is gone. */
export async function killServer(pid: number): Promise<void> {
  process.kill(pid, 'SIGKILL')
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Single connection for inspecting a database. */
export async function openClient(url: string) {
  const client = await connect(url)
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end() })
}
