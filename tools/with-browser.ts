import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { findOrInstallBrowser } from './browser/find-browser.ts'

// `node tools/with-browser.ts playwright test` or `… script.ts`: runs it with CHROME_PATH set, on every system without a shell.
const [command = '', ...args] = process.argv.slice(2)
const cli = join(
  dirname(
    createRequire(join(import.meta.dirname, '../e2e/package.json')).resolve('@playwright/test/package.json'),
  ),
  'cli.js',
)
const child = spawn(process.execPath, [command === 'playwright' ? cli : command, ...args], {
  env: { ...process.env, CHROME_PATH: await findOrInstallBrowser() },
  stdio: 'inherit',
})
process.on('SIGTERM', () => child.kill('SIGTERM'))
await once(child, 'exit')
process.exit(child.exitCode ?? 1)
