import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { aFreePort } from './server-process.ts'

const SCRIPT = new URL('serve-app.ts', import.meta.url).pathname

/** The app as a process of its own, on a database that others use too. */
export type AppProcess = { url: string; child: ChildProcess; kill(signal: NodeJS.Signals): Promise<void> }

type Wish = {
  databaseUrl: string
  port?: number
  /** The process is killed right after it has committed a message with these words, before it can tell anybody. */
  diesAfterCommitOf?: string
  /** Does jobs too, with these settings: where mails and pushes go. */
  jobs?: { DATA_DIR: string; PUSH_SERVICES: string }
}

/** Starts the app and waits until it listens. */
export async function startAppProcess({
  databaseUrl,
  port,
  diesAfterCommitOf = '',
  jobs,
}: Wish): Promise<AppProcess> {
  const ownPort = port ?? (await aFreePort())
  const child = spawn(process.execPath, [SCRIPT, databaseUrl, String(ownPort), diesAfterCommitOf], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...jobs },
  })
  const ended = once(child, 'exit')
  const ready = once(child.stdout, 'data')
  await Promise.race([ready, ended])
  return {
    child,
    url: `http://127.0.0.1:${ownPort}`,
    async kill(signal) {
      child.kill(signal)
      if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await ended
    },
  }
}
