import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const SERVE = fileURLToPath(import.meta.resolve('@dream/server/testing/processes/serve'))

type Ready = { url: string; databaseUrl: string; demo: readonly { email: string; password: string }[] }
export type Product = Ready & { stop(): Promise<void> }

/** Starts the whole product on a fresh database, with the built pages; WEB_FOLDER names another build. */
export async function startProduct(port: number, settings: Record<string, string> = {}): Promise<Product> {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)
  const [line] = await Promise.race([
    once(lines, 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('The product did not start.'))),
  ])
  const ready: Ready = JSON.parse(String(line))
  return {
    ...ready,
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
