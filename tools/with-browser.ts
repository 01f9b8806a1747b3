import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { findOrInstallBrowsers } from './programs/find-browser.ts'
import { programOf } from './steps/program-of.ts'

// `node tools/with-browser.ts playwright test` or `… script.ts`: runs a command with CHROME_PATH and HEADLESS_SHELL_PATH set, on
// every system without a shell.
const [command = '', ...args] = process.argv.slice(2)
const cli = programOf('@playwright/test', 'playwright')
const child = spawn(process.execPath, [command === 'playwright' ? cli : command, ...args], {
  env: { ...process.env, ...(await findOrInstallBrowsers()) },
  stdio: 'inherit',
})
process.on('SIGTERM', () => child.kill('SIGTERM'))
await once(child, 'exit')
process.exit(child.exitCode ?? 1)
