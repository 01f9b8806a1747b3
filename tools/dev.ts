import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// `npm run dev`: the server, started again at every change, behind the web app's development server.
const ROOT = join(import.meta.dirname, '..')
const WEB_PORT = process.env['WEB_PORT'] ?? '5173'
const API_PORT = process.env['PORT'] ?? '3000'
const vite = dirname(createRequire(join(ROOT, 'web/package.json')).resolve('vite/package.json'))

const children: ChildProcess[] = []
let isEnding = false

// By folder: the modules that are imported alone would leave out the SQL.
const watched = ['server/src', 'server/migrations', 'contract/src'].map((folder) => `--watch-path=${folder}`)

// The accounts and the URL are printed by the server; the browser talks to the development server, which proxies.
start(['--watch', ...watched, '--watch-preserve-output', 'server/src/main.ts'], ROOT, {
  PORT: API_PORT,
  PUBLIC_URL: `http://localhost:${WEB_PORT}`,
  DEVICE_GATE: process.env['DEVICE_GATE'] ?? 'off',
})
start(
  [join(vite, 'bin/vite.js'), '--port', WEB_PORT, '--strictPort', '--clearScreen', 'false'],
  join(ROOT, 'web'),
  {
    API_URL: `http://localhost:${API_PORT}`,
  },
)

process.on('SIGINT', () => endAll(0))
process.on('SIGTERM', () => endAll(0))

function start(command: string[], cwd: string, settings: Record<string, string>) {
  const child = spawn(process.execPath, command, {
    cwd,
    env: { ...process.env, ...settings },
    stdio: 'inherit',
  })
  child.on('exit', (status) => endAll(status ?? 0))
  children.push(child)
}

/** One without the other is of no use. */
function endAll(status: number) {
  if (isEnding) return
  isEnding = true
  process.exitCode = status
  for (const child of children) child.kill('SIGTERM')
}
