import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

// `npm run dev`: the server, restarted at every change, behind the web app's development server.
const ROOT = join(import.meta.dirname, '..')
const WEB_PORT = process.env['WEB_PORT'] ?? '5173'
const API_PORT = process.env['PORT'] ?? '3000'
const vite = dirname(createRequire(join(ROOT, 'web/package.json')).resolve('vite/package.json'))

const children: ChildProcess[] = []
let isEnding = false

// Watch by folder: watching imported modules alone would miss the SQL files.
const watched = ['server/src', 'server/migrations', 'contract/src'].map((folder) => `--watch-path=${folder}`)

// The server prints the accounts and the URL; the browser talks to Vite's development server, which proxies to it.
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

/** Ends both processes: one is of no use without the other. */
function endAll(status: number) {
  if (isEnding) return
  isEnding = true
  process.exitCode = status
  for (const child of children) child.kill('SIGTERM')
}
