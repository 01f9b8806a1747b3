import { entriesIn, fieldOf } from '../steps/report.ts'

type Locked = { optionalDependencies?: Record<string, string> }
export type Lock = { packages: Record<string, Locked> }
export type Missing = { wanted: string; by: string }

/** Parses package-lock.json. */
export function readLock(json: string): Lock {
  const packages = entriesIn(fieldOf(JSON.parse(json), 'packages')).map(([path, entry]) => {
    const optional = entriesIn(fieldOf(entry, 'optionalDependencies')).map(
      ([name, range]): [string, string] => [name, String(range)],
    )
    return [path, { optionalDependencies: Object.fromEntries(optional) }] as const
  })
  return { packages: Object.fromEntries(packages) }
}

/** Optional dependencies without an entry of their own: npm leaves them out of the lock, and `npm ci` then refuses it. */
export function missingFromLock({ packages }: Lock): Missing[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isReachable(packages, path, name))
      .map((wanted) => ({ wanted, by: path || 'the root' })),
  )
}

/** Whether `name` resolves from `path`, walking up the folders as Node does. */
function isReachable(packages: Lock['packages'], path: string, name: string): boolean {
  const parents = path.split('/node_modules/')
  const places = parents.map((_, at) => [...parents.slice(0, at + 1), name].join('/node_modules/'))
  return [...places, `${path}/node_modules/${name}`, `node_modules/${name}`].some(
    (place) => place in packages,
  )
}
