import { OPEN_FEATURES } from './exceptions.ts'
import { parseImports } from './parse-imports.ts'
import { targetOf, type Zone, zoneOf } from './zones.ts'

export type Breach = { path: string; line: number; message: string }

type Edge = { from: Zone; specifier: string; to: Zone | null }

/** What each layer may import besides itself and the contract; '' are the files beside the folders. */
const LAYERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  web: {
    entry: ['app', 'site', 'features', 'ui', 'lib'],
    app: ['features', 'ui', 'lib'],
    site: ['features', 'ui', 'lib'],
    features: ['ui', 'lib'],
    ui: [],
    lib: [],
  },
  server: {
    '': ['commands', 'features', 'platform', ''],
    commands: ['commands', 'features', 'platform', ''],
    features: ['platform'],
    platform: [],
  },
}
/** Files beside the folders that every layer may read. */
const GROUND = ['tables.ts', 'vite-env.d.ts']

const WORKSPACES_READ: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  server: ['contract'],
  web: ['contract'],
  catalogue: ['contract'],
  e2e: ['contract', 'server'],
  bench: ['contract', 'server', 'web'],
  tools: ['contract', 'server'],
}

/** The browser's doors: only `lib` opens them. */
const DOORS = [
  'fetch',
  'WebSocket',
  'EventSource',
  'XMLHttpRequest',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'navigator',
  'matchMedia',
  'BroadcastChannel',
  'caches',
]

/** Every breach of the import law in one file. */
export function breachesOf(path: string, source: string): Breach[] {
  const from = zoneOf(path)
  if (!from) return []
  const parsed = parseImports(source, path)
  const imports = parsed.imports.flatMap(({ specifier, line }) => {
    const target = targetOf(specifier, path)
    const edge = { from, specifier, to: target === null ? null : zoneOf(target) }
    return complaintsAbout(edge).map((message) => ({ path, line, message }))
  })
  const doors = parsed.mentions
    .filter(({ name }) => isDoorClosed(from) && DOORS.includes(name))
    .map(({ name, line }) => ({ path, line, message: `only web/src/lib may use ${name}` }))
  const barrels = parsed.isBarrel
    ? [{ path, line: 1, message: 'a file that only re-exports is a barrel' }]
    : []
  return [...imports, ...doors, ...barrels]
}

const isDoorClosed = (zone: Zone) =>
  zone.workspace === 'web' && !zone.isTest && ['entry', 'app', 'site', 'features', 'ui'].includes(zone.layer)

function complaintsAbout(edge: Edge): string[] {
  const complaints = edge.to ? ourComplaints(edge, edge.to) : packageComplaints(edge)
  return complaints.filter((each) => each !== null).map((each) => `${each} (${edge.specifier})`)
}

function ourComplaints(edge: Edge, to: Zone): (string | null)[] {
  const { from } = edge
  if (from.workspace !== to.workspace) return [crossesWorkspaces(edge, to)]
  if (from.workspace === 'tools' || from.workspace === 'bench') return []
  return [goesUpFolders(edge, to), breaksLayers(from, to), joinsFeatures(from, to), readsTesting(from, to)]
}

function crossesWorkspaces({ from, specifier }: Edge, to: Zone): string | null {
  if (!WORKSPACES_READ[from.workspace]?.includes(to.workspace)) {
    return `${from.workspace} may not import ${to.workspace}`
  }
  const isByPath = from.workspace === 'tools' || to.workspace === 'web'
  if (isByPath) return null
  if (!specifier.startsWith('@dream/')) return `another workspace is imported by its name`
  const isOpen = to.workspace !== 'server' || to.layer === 'testing'
  if (!isOpen) return `only server/src/testing is open to ${from.workspace}`
  return from.layer === 'ui' && to.workspace === 'contract' ? 'ui may not import the contract' : null
}

/** Relative inside of a home, `#` between homes. Within the contract, which has no `#`, all is relative. */
function goesUpFolders({ from, specifier }: Edge, to: Zone): string | null {
  if (from.workspace === 'contract') return null
  const isHome = from.home === to.home
  if (specifier.startsWith('..') && !isHome) return "a file of another folder is imported with '#'"
  return specifier.startsWith('#') && isHome && from.home !== ''
    ? 'a file of the same folder is imported relatively'
    : null
}

function breaksLayers(from: Zone, to: Zone): string | null {
  const allowed = LAYERS[from.workspace]?.[from.layer]
  if (
    !allowed ||
    from.isTest ||
    to.layer === 'testing' ||
    from.layer === to.layer ||
    GROUND.includes(to.file)
  )
    return null
  return allowed.includes(to.layer)
    ? null
    : `${from.layer || from.file} may not import ${to.layer || to.file}`
}

function joinsFeatures(from: Zone, to: Zone): string | null {
  if (from.layer !== 'features' || to.layer !== 'features' || from.home === to.home) return null
  const open = OPEN_FEATURES.find(({ feature }) => to.home === `features/${feature}`)
  const isCaller = open?.callers.some((caller) => from.home === `features/${caller}`) ?? false
  const isAllowed = from.workspace === 'server' && (isCaller || from.isTest)
  return isAllowed ? null : `a feature may not import a feature: ${from.home} -> ${to.home}`
}

function readsTesting(from: Zone, to: Zone): string | null {
  return to.layer === 'testing' && !from.isTest ? 'only tests may import testing' : null
}

function packageComplaints({ from, specifier }: Edge): (string | null)[] {
  const isServerFeature = from.workspace === 'server' && from.layer === 'features' && !from.isTest
  return [
    from.workspace === 'contract' && !from.isTest && !/^zod(\/|$)/.test(specifier)
      ? 'the contract imports zod and nothing else'
      : null,
    from.workspace === 'web' &&
    !from.isTest &&
    from.layer in (LAYERS['web'] ?? {}) &&
    specifier.startsWith('node:')
      ? 'web runs in a browser'
      : null,
    isServerFeature && /^(kysely|postgres)$/.test(specifier) && !from.file.endsWith('.store.ts')
      ? 'only a .store.ts uses the query builder'
      : null,
    isServerFeature && /^(@fastify\/|fastify)/.test(specifier) && !/\.(routes|socket)\.ts$/.test(from.file)
      ? 'only .routes.ts and .socket.ts import fastify'
      : null,
  ]
}
