import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { programOf } from '../steps/program-of.ts'
import { runCommand } from '../steps/run-command.ts'
import { aptCommand, canRun, installByApt } from './apt.ts'

/** Headless shells: Chromium without its windows, the same engine for two thirds of the work. */
const SHELL_NAMES = ['chromium-headless-shell', 'chrome-headless-shell']
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Usual paths of Chrome on macOS and Windows, which do not put programs on the PATH. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const PACKAGES = ['chromium', 'chromium-headless-shell'] as const
const WAYS_OUT = `Install one (Debian: ${aptCommand(...PACKAGES)}; elsewhere: npx -w e2e playwright install --with-deps chromium), or set CHROME_PATH to one.`

type Surroundings = { env: NodeJS.ProcessEnv; downloaded: () => Promise<string> }
/**
 * Environment variables that name the browsers. Without the second, Playwright starts the headless shell that it has downloaded.
 */
export type Browsers = { CHROME_PATH: string; HEADLESS_SHELL_PATH?: string }

/** Path of an installed Chromium: CHROME_PATH, the PATH, its usual place, Playwright's download. Null: none. */
export async function findBrowser({ env, downloaded }: Surroundings): Promise<string | null> {
  const chosen = env['CHROME_PATH']
  if (chosen) {
    if (await canRun(chosen)) return chosen
    throw new Error(`CHROME_PATH: ${chosen} cannot be run.`)
  }
  return firstOf([...onPath(env, NAMES), ...USUAL_PLACES, await downloaded()])
}

/** Path of an installed headless shell: HEADLESS_SHELL_PATH or the PATH. Null: none. */
export async function findShell({ env }: Pick<Surroundings, 'env'>): Promise<string | null> {
  const chosen = env['HEADLESS_SHELL_PATH']
  if (chosen && !(await canRun(chosen))) throw new Error(`HEADLESS_SHELL_PATH: ${chosen} cannot be run.`)
  return chosen || firstOf(onPath(env, SHELL_NAMES))
}

/** Both browsers of the scenarios; installs what is missing. Throws an error that says what to do. */
export async function findOrInstallBrowsers(): Promise<Browsers> {
  const browser = await findOrInstallBrowser()
  const shell = await findOrInstallShell(browser)
  await Promise.all([browser, shell ?? browser].map(assertStarts))
  return { CHROME_PATH: browser, ...(shell && { HEADLESS_SHELL_PATH: shell }) }
}

async function findOrInstallBrowser(): Promise<string> {
  const surroundings = { env: process.env, downloaded: downloadedPath }
  for (const install of [() => undefined, () => installByApt(...PACKAGES), installByPlaywright]) {
    await install()
    const found = await findBrowser(surroundings)
    if (found) return found
  }
  throw new Error(`No Chromium was found and none could be installed. ${WAYS_OUT}`)
}

/** Null when Playwright's own Chromium is used: it brings a headless shell and starts it itself. Falls back to the full browser. */
async function findOrInstallShell(browser: string): Promise<string | null> {
  if (!process.env['HEADLESS_SHELL_PATH'] && browser === (await downloadedPath())) return null
  const found = await findShell({ env: process.env })
  if (found) return found
  await installByApt('chromium-headless-shell')
  return (await findShell({ env: process.env })) ?? browser
}

/** Starts the browser once: one whose system lacks a library exists but does not start. */
async function assertStarts(path: string): Promise<void> {
  const { isGreen, output } = await runCommand(path, ['--version'])
  if (!isGreen) throw new Error(`${path} does not start: ${output.trim()}\n${WAYS_OUT}`)
}

function onPath(env: NodeJS.ProcessEnv, names: readonly string[]): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

async function firstOf(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) if (await canRun(path)) return path
  return null
}

async function installByPlaywright() {
  const deps = process.getuid?.() === 0 ? ['--with-deps'] : []
  await runCommand(process.execPath, [
    programOf('@playwright/test', 'playwright'),
    'install',
    ...deps,
    'chromium',
  ])
}

async function downloadedPath(): Promise<string> {
  const playwright: unknown = createRequire(join(import.meta.dirname, '../../e2e/package.json'))(
    '@playwright/test',
  )
  if (!hasChromium(playwright)) return ''
  return playwright.chromium.executablePath()
}

type WithChromium = { chromium: { executablePath: () => string } }
const hasChromium = (value: unknown): value is WithChromium =>
  typeof value === 'object' && value !== null && 'chromium' in value
