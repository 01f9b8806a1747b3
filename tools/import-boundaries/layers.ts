type Layers = Readonly<Record<string, readonly string[]>>

/**
 * Layers: every folder at the top of a workspace, with the neighbours that it may import besides itself; '' are the files beside
 * the folders. An unlisted folder is a violation, because no rule would cover it. Tests may import whatever they need.
 */
export const LAYERS: Readonly<Record<string, Layers>> = {
  root: { '': [] },
  contract: { api: ['rules'], rules: ['api'], socket: ['api', 'rules'] },
  server: {
    '': ['embedded-postgres', 'features', 'platform'],
    'embedded-postgres': ['platform'],
    features: ['platform'],
    platform: [],
    testing: ['', 'embedded-postgres', 'features', 'platform'],
  },
  web: {
    '': ['tools'],
    entry: ['app', 'site', 'features', 'ui', 'lib'],
    app: ['features', 'ui', 'lib'],
    site: ['features', 'ui', 'lib'],
    features: ['ui', 'lib'],
    ui: [],
    lib: [],
    testing: ['app', 'site', 'features', 'ui', 'lib'],
    tools: [],
  },
  catalogue: {
    commands: [
      'checks',
      'dollhouse',
      'draw',
      'lessons',
      'library',
      'plan',
      'portraits',
      'rooms',
      'scene',
      'selection',
    ],
    checks: ['describe', 'dollhouse', 'draw', 'library', 'plan', 'rooms', 'selection'],
    lessons: ['checks', 'describe', 'draw', 'json', 'library', 'plan'],
    dollhouse: ['checks', 'json', 'library', 'plan'],
    portraits: ['checks', 'plan'],
    library: ['describe', 'dollhouse', 'draw', 'plan', 'rooms', 'selection'],
    selection: ['describe', 'draw', 'library', 'plan'],
    rooms: ['describe', 'json', 'plan', 'scene'],
    describe: ['library', 'plan'],
    draw: ['plan'],
    scene: ['json', 'plan'],
    plan: [],
    json: [],
    testing: ['plan'],
  },
  e2e: {
    '': ['browser'],
    brand: ['', 'browser', 'pages', 'people'],
    browser: [''],
    deploys: [''],
    pages: ['browser', 'people'],
    people: ['', 'browser', 'deploys', 'pages'],
    scenarios: ['', 'browser', 'pages', 'people', 'shots'],
    shots: ['browser', 'pages', 'people'],
  },
  bench: {
    '': ['chat', 'deck', 'lighthouse', 'people', 'rig', 'site'],
    chat: ['rig'],
    deck: ['rig'],
    lighthouse: ['rig', 'site'],
    people: ['rig'],
    rig: [],
    servers: ['chat', 'rig'],
    site: ['rig'],
  },
  tools: {
    '': ['import-boundaries', 'lock-check', 'programs', 'proof', 'size-budgets', 'steps', 'test-run'],
    programs: ['steps'],
    'import-boundaries': [],
    'lock-check': ['steps'],
    proof: ['steps'],
    'size-budgets': ['steps'],
    steps: [],
    'test-run': ['programs', 'steps'],
    testing: [],
  },
}

/** Topics of a layer from the ground up: each may import those before it. */
export const TOPICS: Readonly<Record<string, readonly string[]>> = {
  'server/platform': [
    'problems',
    'process',
    'database',
    'security',
    'limits',
    'files',
    'print',
    'cluster',
    'jobs',
    'messages-out',
    'sockets',
    'http',
  ],
  'web/lib': [
    'retry',
    'store',
    'storage',
    'device',
    'sound',
    'display',
    'navigation',
    'time',
    'session',
    'personal',
    'api',
    'auth',
    'errors',
    'forms',
    'passkeys',
    'durable-queue',
    'offline',
    'push',
    'socket',
  ],
}

/** Files beside the folders that every layer may import. */
export const GROUND = ['tables.ts']

export const WORKSPACES_READ: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  server: ['contract'],
  web: ['contract'],
  catalogue: ['contract'],
  e2e: ['contract', 'server'],
  bench: ['contract', 'server', 'web', 'root'],
  tools: ['contract', 'server'],
  // The web's tests are built by its own Vite plugins.
  root: ['web'],
}

/** Browser APIs that only `lib` may use. */
export const BROWSER_APIS = [
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
