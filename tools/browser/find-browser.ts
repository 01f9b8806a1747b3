import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { programOf } from '../steps/program-of.ts'
import { runCommand } from '../steps/run-command.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
/** Where the systems that have no programs on the PATH put it. */
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const WAYS_OUT =
  'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium) or set CHROME_PATH to one.'

type Surroundings = { env: NodeJS.ProcessEnv; downloaded: () => Promise<string> }

/** A Chromium that is there already: CHROME_PATH, the PATH, its usual place, Playwright's download. Null: none. */
export async function findBrowser({ env, downloaded }: Surroundings): Promise<string | null> {
  const chosen = env['CHROME_PATH']
  if (chosen) {
    if (await canRun(chosen)) return chosen
    throw new Error(`CHROME_PATH: ${chosen} cannot be run.`)
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  for (const path of [...onPath, ...USUAL_PLACES, await downloaded()]) {
    if (await canRun(path)) return path
  }
  return null
}

/** The same, after an installation if there is none. Fails with what to do. */
export async function findOrInstallBrowser(): Promise<string> {
  const surroundings = { env: process.env, downloaded: downloadedPath }
  const found = await findBrowser(surroundings)
  if (found) return found
  for (const install of [installByApt, installByPlaywright]) {
    console.error('No Chromium here yet: installing one.')
    await install()
    const installed = await findBrowser(surroundings)
    if (installed) return installed
  }
  throw new Error(WAYS_OUT)
}

const canRun = (path: string) =>
  access(path, constants.X_OK).then(
    () => true,
    () => false,
  )

async function installByApt() {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !(await canRun('/usr/bin/apt-get'))) return
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  await runCommand('apt-get', ['update'], quietly)
  await runCommand('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], quietly)
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
