import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { CHECKS, POSTCSS, REACT_CHUNK, TARGET, TREESHAKE } from '../build-options.ts'
import { installableHead, MANIFEST } from './installable.ts'
import { lineworkOf } from './linework.ts'
import { chooseSamples, streetSidesOfPlans } from './samples.ts'
import { missingGlyphs } from './site-glyphs.ts'

export type BuiltFile = { fileName: string; source: string | Uint8Array }
/** Files that every page links; `styles` are those of one page. */
type SiteFiles = {
  styles: (page: string) => string
  script: string
  fonts: readonly string[]
  head: string
}
/** Module of src/entry/prerender.tsx, as built here. */
type Program = { prerender: (samples: object, files: SiteFiles) => { name: string; html: string }[] }
const isProgram = (value: unknown): value is Program =>
  typeof value === 'object' && value !== null && 'prerender' in value && typeof value.prerender === 'function'
type Output = Rolldown.RolldownOutput['output'][number]

const WEB = join(import.meta.dirname, '../..')
const LAYERS = '@layer reset,base,ui;'

/** Entries: the prerender program, and each page by itself, to find the styles that it needs. */
const PRERENDERED = {
  prerender: 'src/entry/prerender.tsx',
  landing: 'src/site/landing/landing-page.tsx',
  'about-us': 'src/site/about/about-page.tsx',
  contact: 'src/site/contact/contact-page.tsx',
  app: 'src/site/install/install-site-page.tsx',
  'unlock-preview': 'src/site/unlock-preview/unlock-preview-page.tsx',
  privacy: 'src/site/legal/privacy-page.tsx',
  terms: 'src/site/legal/terms-page.tsx',
  'not-found': 'src/site/not-found/not-found-page.tsx',
  'shared-plan': 'src/site/shared-plan/shared-plan-page.tsx',
  'stopped-plan': 'src/site/shared-plan/stopped-plan-page.tsx',
  'shared-page': 'src/site/shared-page/shared-page.tsx',
  'stopped-page': 'src/site/shared-page/stopped-page.tsx',
}

const isStyle = (file: Output) => file.fileName.endsWith('.css')
const sourceOf = (file: Output) => (file.type === 'asset' ? file.source : file.code)

/**
 * Builds the public site apart from the app, so that neither changes the other's files: first its scripts, then its prerendered
 * pages. Resolves with every file, relative to the web folder.
 */
export async function buildSite(): Promise<BuiltFile[]> {
  const scripts = await run({
    rolldownOptions: {
      input: 'src/entry/site.ts',
      // Packages have no side effects on import: an import of types or hooks must not bundle React.
      treeshake: { ...TREESHAKE, moduleSideEffects: (id) => !id.includes('node_modules') },
      checks: CHECKS,
      output: {
        entryFileNames: 'site/[name]-[hash].js',
        chunkFileNames: 'site/[name]-[hash].js',
        codeSplitting: { groups: [REACT_CHUNK] },
      },
    },
  })
  const script = scripts.find((file) => file.type === 'chunk' && file.isEntry)
  const prerenderer = await run({
    ssr: true,
    ssrEmitAssets: true,
    cssCodeSplit: true,
    rolldownOptions: { input: PRERENDERED, checks: CHECKS, output: { chunkFileNames: '[name]-[hash].js' } },
  })
  const fonts = prerenderer.filter(({ fileName }) => /-site-.*\.woff2$/.test(fileName))
  const pages = await prerender(prerenderer, {
    styles: (name) => `${LAYERS}${stylesOf(['prerender', name], prerenderer)}`,
    script: `/${script?.fileName}`,
    // Only for visitors without scripts; otherwise site.ts adds it, as its icon would load before the first picture.
    head: `<noscript>${MANIFEST}</noscript>${await installableHead()}`,
    fonts: fonts.map(({ fileName }) => `/${fileName}`),
  })
  return [
    ...scripts.filter((file) => file.type === 'chunk').map(asFile),
    ...prerenderer.filter((file) => file.type === 'asset' && !isStyle(file)).map(asFile),
    ...pages,
  ]
}

/** Styles of these entries and of the chunks that they share, each once. The first entry's come first. */
function stylesOf(entries: readonly string[], files: readonly Output[]): string {
  const chunks = files.filter((file) => file.type === 'chunk')
  const styles = new Set<string>()
  const visit = (chunk: (typeof chunks)[number] | undefined, isWhole: boolean) => {
    for (const name of chunk?.viteMetadata?.importedCss ?? []) styles.add(name)
    if (!isWhole) return
    for (const name of chunk?.imports ?? [])
      visit(
        chunks.find(({ fileName }) => fileName === name),
        true,
      )
  }
  const [common, ...rest] = entries.map((entry) =>
    chunks.find(({ name, isEntry }) => isEntry && name === entry),
  )
  visit(common, false)
  for (const chunk of rest) visit(chunk, true)
  const sources = new Map(files.map((file) => [file.fileName, sourceOf(file).toString()]))
  return [...styles].map((name) => sources.get(name) ?? '').join('')
}

const asFile = (file: Output): BuiltFile => ({ fileName: file.fileName, source: sourceOf(file) })

async function run(options: InlineConfig['build']): Promise<Output[]> {
  const built = await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    css: { postcss: POSTCSS },
    build: {
      target: TARGET,
      write: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      ...options,
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs.flatMap((each) => ('output' in each ? each.output : []))
}

function checkGlyphs({ name, html }: { name: string; html: string }) {
  const missing = missingGlyphs(html).join(' ')
  if (missing) {
    throw new Error(
      `The fonts of the public pages have no ${missing}, which ${name} says. Add it to site-glyphs.ts and run npm run fonts -w web.`,
    )
  }
}

/** Runs the built prerender program. */
async function prerender(built: readonly Output[], files: SiteFiles) {
  // Inside the web folder, so that it resolves the same packages.
  await mkdir(join(WEB, 'node_modules'), { recursive: true })
  const folder = await mkdtemp(join(WEB, 'node_modules/.prerender-'))
  try {
    const chunks = built.filter((file) => file.type === 'chunk')
    await Promise.all(chunks.map((file) => writeFile(join(folder, file.fileName), file.code)))
    const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'prerender')
    const program: unknown = await import(pathToFileURL(join(folder, entry?.fileName ?? '')).href)
    if (!isProgram(program)) throw new Error('The prerendering program has no `prerender`.')
    const samples = await chooseSamples()
    const { fileName, source, ...size } = await lineworkOf(samples.plans[0])
    const linework = { src: `/${fileName}`, ...size }
    const streetSides = JSON.stringify(await streetSidesOfPlans())
    const pages = program.prerender({ ...samples, linework }, files)
    for (const page of pages) checkGlyphs(page)
    const prerendered = pages.map(({ name, html }) => ({ fileName: `site/${name}.html`, source: html }))
    return [...prerendered, { fileName, source }, { fileName: 'site/street-sides.json', source: streetSides }]
  } finally {
    await rm(folder, { recursive: true })
  }
}
