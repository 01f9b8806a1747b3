import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { aFreePort } from '../processes/server-process.ts'

/** Whether this machine has a Redis to test with. */
export const hasRedis = () => spawnSync('redis-server', ['--version']).status === 0

/** Own Redis of a test, which can be stopped and started again at its URL. */
export async function aRedis() {
  const port = await aFreePort()
  let child: ChildProcess | null = null
  const stop = async () => {
    const ending = child
    child = null
    if (!ending) return
    ending.kill('SIGKILL')
    await once(ending, 'exit')
  }
  const start = async () => {
    const started = spawn('redis-server', ['--port', String(port), '--save', '', '--appendonly', 'no'])
    child = started
    for await (const text of started.stdout) if (String(text).includes('Ready to accept')) break
    started.stdout.resume()
  }
  await start()
  return { url: `redis://127.0.0.1:${port}`, start, stop }
}
