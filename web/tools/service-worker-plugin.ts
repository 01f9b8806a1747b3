import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { AppSettings } from '@dream/contract/api/app/shell'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesOfApp } from './app-files.ts'
import { CHECKS, TARGET } from './build-options.ts'

/** Path that the app's page answers, as it has none of its own. */
const PAGE = '/explore'
const SOURCE = 'src/entry/service-worker/service-worker.ts'
const TEXT = /\.(html|js|css|svg)$/
/** Shape of build.json. */
const BuildFile = AppSettings.pick({ buildId: true })
/** File name with the hash of its content. */
const HASHED = /-[\w-]{8}\.\w+$/

/** Writes sw.js: the worker, with the build's id and the list of files for an offline start. */
export function serviceWorker(): Plugin {
  let urls: readonly string[] = []
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle(_, bundle) {
      const built = Object.values(bundle).map((file) => {
        const isText = TEXT.test(file.fileName)
        const text = file.type === 'chunk' ? file.code : file.source.toString()
        return [`/${file.fileName}`, isText ? text : ''] as const
      })
      urls = filesOfApp(new Map(built), filesLeftOut(Object.values(bundle)))
    },
    closeBundle: {
      sequential: true,
      async handler() {
        // Nothing was written after a failed build; leave its error visible.
        if (urls.length === 0) return
        const { root, build: options } = this.environment.config
        const outDir = resolve(root, options.outDir)
        const files = await Promise.all(urls.map((url) => shellFile(outDir, url)))
        const { buildId } = BuildFile.parse(JSON.parse(await readFile(join(outDir, 'build.json'), 'utf8')))
        await bundleWorker({ root, outDir }, { buildId, page: PAGE, files })
      },
    },
  }
}

type BuiltFile = Rolldown.OutputAsset | Rolldown.OutputChunk

/** Files that no device caches ahead, with the styles that only they use. */
function filesLeftOut(files: readonly BuiltFile[]): ReadonlySet<string> {
  const isLeftOut = (id: string | null) => id !== null && LEFT_OUT.some((path) => id.includes(path))
  const chunks = files.filter((file) => file.type === 'chunk' && isLeftOut(file.facadeModuleId))
  return new Set(
    chunks.flatMap((chunk) =>
      chunk.type === 'chunk'
        ? [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)
        : [],
    ),
  )
}

/**
 * Entries that are left out: the admin area, which loads by page and only for admins, and what is useless offline: the first login,
 * changes of sign-in methods, and tours, as the server says whether one is due.
 */
const LEFT_OUT = [
  '/src/app/screens/admin/',
  '/src/app/screens/account/verify-phone.',
  '/src/app/screens/account/forgot-password.',
  '/src/app/screens/account/welcome.',
  '/src/app/screens/broker-desk/other-ways.',
  '/src/features/account/confirm/',
  '/src/features/account/consent/',
  '/src/features/account/password/strength/',
  '/src/features/account/passkeys/',
  '/src/features/account/password/',
  '/src/features/onboarding/email/',
  '/src/features/onboarding/phone/',
  '/src/features/tours/tour-guide.',
]

async function shellFile(outDir: string, url: string) {
  if (HASHED.test(url)) return { url }
  const digest = createHash('sha256').update(await readFile(join(outDir, url)))
  return { url, integrity: `sha256-${digest.digest('base64')}` }
}

/** Bundles the worker separately: it is one classic script, and shares no chunk with a page. */
async function bundleWorker({ root, outDir }: { root: string; outDir: string }, shell: object) {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { __SHELL__: JSON.stringify(shell) },
    build: {
      outDir,
      emptyOutDir: false,
      target: TARGET,
      rolldownOptions: { input: SOURCE, checks: CHECKS, output: { format: 'iife', entryFileNames: 'sw.js' } },
    },
  })
}
