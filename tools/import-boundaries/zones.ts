/** Zone of a file: where it runs and what it belongs to, read from its path: `web/src/features/swipe/deck.ts`. */
export type Zone = {
  workspace: string
  /** First folder of the source: `features`, `ui`, or '' for files beside the folders. */
  layer: string
  /** The folder in which files import each other relatively: `features/swipe`, `platform`. */
  home: string
  file: string
  isTest: boolean
}

/** Layers whose folders are homes of their own. */
const NOUNS = ['features', 'platform', 'lib']

/** The zone of a path below the project's root; files beside the workspaces are those of `root`. */
export function zoneOf(path: string): Zone {
  const [workspace = '', ...rest] = path.includes('/') ? path.split('/') : ['root', path]
  const inner = rest[0] === 'src' ? rest.slice(1) : rest
  const file = inner.at(-1) ?? ''
  const folders = inner.slice(0, -1)
  const layer = folders[0] ?? ''
  const home = NOUNS.includes(layer) ? folders.slice(0, 2).join('/') : layer
  const isTest = /\.test\.tsx?$/.test(file) || folders.includes('testing')
  return { workspace, layer, home, file, isTest }
}

/** Path below the project's root that an import resolves to; null for packages and Node's own modules. */
export function targetOf(specifier: string, from: string): string | null {
  if (specifier.startsWith('.')) return join(from.split('/').slice(0, -1), specifier)
  const workspace = from.split('/')[0] ?? ''
  if (specifier.startsWith('#')) {
    return `${workspace}/${workspace === 'e2e' ? '' : 'src/'}${specifier.slice(1)}`
  }
  const ours = /^@dream\/(\w+)\/?(.*)$/.exec(specifier)
  if (!ours) return null
  return `${ours[1]}/src/${ours[2]}.ts`
}

function join(folders: string[], specifier: string): string {
  const path = [...folders]
  for (const part of specifier.split('/')) {
    if (part === '..') path.pop()
    else if (part !== '.') path.push(part)
  }
  return path.join('/')
}
