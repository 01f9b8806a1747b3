import { SHELL_CACHE, type Later } from './names.ts'

/** File of the build. One without a hash in its name has the digest of its content. */
export type ShellFile = { url: string; integrity?: string }
/** Build as needed for an offline start; `page` is any URL that answers with the app's page. */
export type Shell = { buildId: string; page: string; files: readonly ShellFile[] }

/** Files fetched at once: few, so that requests of the page come first. */
const BATCH_SIZE = 3

/** Tries per file: while two builds are served behind one URL, every second answer is of the other one. */
const TRIES = 12
const PAUSE_MS = 50
const LONGEST_PAUSE_MS = 400

/** Whether a page belongs to this build: behind one URL there may be servers with two. */
export const isPageOf = (html: string, buildId: string) => html.includes(`"buildId":"${buildId}"`)

const open = ({ buildId }: Shell) => caches.open(SHELL_CACHE + buildId)

let filling: Promise<void> | null = null

/** Caches a whole build, or fails and caches nothing: half a build would start and then break. */
export function fillShell(shell: Shell): Promise<void> {
  filling ??= fill(shell).finally(() => {
    filling = null
  })
  return filling
}

async function fill(shell: Shell) {
  const wasThere = await caches.has(SHELL_CACHE + shell.buildId)
  const cache = await open(shell)
  try {
    await insist(() => cachePage(shell))
    for (let from = 0; from < shell.files.length; from += BATCH_SIZE) {
      await Promise.all(
        shell.files.slice(from, from + BATCH_SIZE).map((file) => insist(() => cacheFile(cache, file))),
      )
    }
  } catch (error) {
    if (!wasThere) await caches.delete(SHELL_CACHE + shell.buildId)
    throw error
  }
}

/** Retries what was missing, unless the device is offline. */
async function insist(save: () => Promise<void>, tries = TRIES): Promise<void> {
  try {
    await save()
  } catch (error) {
    if (tries <= 1 || !navigator.onLine) throw error
    const pause = Math.min(PAUSE_MS * (TRIES - tries + 1), LONGEST_PAUSE_MS)
    await new Promise((resolve) => setTimeout(resolve, pause))
    await insist(save, tries - 1)
  }
}

/** Refetches the page: the server writes its settings into it, which change without a build. */
export async function cachePage(shell: Shell): Promise<void> {
  const page = await fetch(shell.page, { cache: 'no-cache' })
  if (!page.ok || !isPageOf(await page.clone().text(), shell.buildId)) {
    throw new Error('The page is not of this build')
  }
  await (await open(shell)).put(shell.page, page)
}

async function cacheFile(cache: Cache, { url, integrity }: ShellFile) {
  const file = await fetch(url, integrity ? { cache: 'no-cache', integrity } : { priority: 'low' })
  if (!file.ok) throw new Error(`${url} is not there`)
  await cache.put(url, file)
}

/**
 * Answers with the cached page or file; one that the browser evicted comes from the network, and the whole build is cached again.
 */
export async function answerFromShell(shell: Shell, request: Request, later: Later): Promise<Response> {
  const path = request.mode === 'navigate' ? shell.page : new URL(request.url).pathname
  const cached = await (await open(shell)).match(path, { ignoreVary: true })
  if (cached) return cached
  later(fillShell(shell))
  return fetch(request)
}

/** Deletes all builds but this one. */
export async function dropOtherShells({ buildId }: Shell): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL_CACHE))
  const others = names.filter((name) => name !== SHELL_CACHE + buildId)
  await Promise.all(others.map((name) => caches.delete(name)))
}
