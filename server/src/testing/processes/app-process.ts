import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { aFreePort } from './server-process.ts'

const SCRIPT = fileURLToPath(new URL('serve-app.ts', import.meta.url))
const SHIFTED_CLOCK = new URL('shifted-clock.ts', import.meta.url).href

/** App as a process of its own, on a database that others use too. */
export type AppProcess = {
  url: string
  child: ChildProcess
  /** Time by its own clock when it was ready, in milliseconds. */
  readyAt: number
  kill(signal: NodeJS.Signals): Promise<void>
}

type Options = {
  databaseUrl: string
  port?: number
  /** Kills the process right after it has committed a message with this text, before it can notify anybody. */
  diesAfterCommitOf?: string
  /** Offset of its clock from the real one; negative is behind. */
  clockAheadMs?: number
  /** Runs jobs too, with these settings for emails, pushes and SMS. */
  jobs?: { DATA_DIR: string; PUSH_SERVICES: string; SMS_URL?: string; SMS_KEY?: string }
}

/** Starts the app and waits until it listens. */
export async function startAppProcess({
  databaseUrl,
  port,
  diesAfterCommitOf = '',
  clockAheadMs,
  jobs,
}: Options): Promise<AppProcess> {
  const ownPort = port ?? (await aFreePort())
  const clock = clockAheadMs === undefined ? [] : ['--import', SHIFTED_CLOCK]
  const child = spawn(process.execPath, [...clock, SCRIPT, databaseUrl, String(ownPort), diesAfterCommitOf], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, CLOCK_AHEAD_MS: String(clockAheadMs ?? 0), ...jobs },
  })
  const ended = once(child, 'exit')
  const ready = once(child.stdout, 'data')
  const [line = ''] = await Promise.race([ready, ended])
  return {
    child,
    readyAt: Number(/\d+/.exec(String(line))?.[0]),
    url: `http://127.0.0.1:${ownPort}`,
    async kill(signal) {
      child.kill(signal)
      if (signal !== 'SIGSTOP' && signal !== 'SIGCONT') await ended
    },
  }
}
