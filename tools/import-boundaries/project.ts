import { cyclesIn } from './cycles.ts'
import { FLAT_FOLDERS, type FlatFolder, OPEN_FEATURES } from './exceptions.ts'
import { type Violation, openingOf } from './boundaries.ts'
import type { Parsed } from './parse-imports.ts'
import { targetOf, zoneOf } from './zones.ts'

/** Every source file, by path. */
export type Project = ReadonlyMap<string, Parsed>

const EXCEPTIONS = 'tools/import-boundaries/exceptions.ts'
/** Maximum of files in a folder: a larger one is divided by topic, or gives a reason to stay flat. */
const MAX_FILES = 14

/** Violations of the project as a whole, which no single file shows. */
export const projectViolations = (project: Project): Violation[] => [
  ...cycles(project),
  ...fullFolders(project, FLAT_FOLDERS),
  ...unusedOpenings(project),
]

/**
 * Import cycles. Type imports count, because a reader of one file of a cycle must read them all; dynamic imports may point back.
 */
function cycles(project: Project): Violation[] {
  const graph = new Map(
    [...project].map(([path, { imports }]) => [
      path,
      imports.filter(({ isLazy }) => !isLazy).flatMap(targetsFrom(path)),
    ]),
  )
  return cyclesIn(graph).map((files) => ({
    path: files[0] ?? '',
    line: 1,
    message: `these files import each other: ${files.join(', ')}`,
  }))
}

const targetsFrom =
  (path: string) =>
  ({ specifier }: { specifier: string }) =>
    targetOf(specifier, path) ?? []

/** Folders with too many files and no reason for it, and reasons that no folder needs. */
export function fullFolders(project: Project, excused: readonly FlatFolder[]): Violation[] {
  const counts = new Map<string, number>()
  for (const path of project.keys()) {
    if (/\.test\.tsx?$/.test(path)) continue
    const folder = path.slice(0, Math.max(path.lastIndexOf('/'), 0))
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  const isFull = (folder: string) => (counts.get(folder) ?? 0) > MAX_FILES
  const isExcused = (folder: string) => excused.some((flat) => flat.folder === folder)
  const full = [...counts.keys()].filter((folder) => isFull(folder) && !isExcused(folder))
  const unused = excused.filter(({ folder }) => !isFull(folder))
  return [
    ...full.map((folder) => ({
      path: folder,
      line: 1,
      message: `${counts.get(folder)} files in one folder, at most ${MAX_FILES} without a reason`,
    })),
    ...unused.map(({ folder }) => ({
      path: EXCEPTIONS,
      line: 1,
      message: `${folder} needs no reason to stay flat any more`,
    })),
  ]
}

function unusedOpenings(project: Project): Violation[] {
  const used = new Set<string>()
  for (const [path, { imports }] of project) {
    const from = zoneOf(path)
    for (const target of from.isTest ? [] : imports.flatMap(targetsFrom(path))) {
      const opening = openingOf(from, zoneOf(target))
      if (opening) used.add(`${from.home} -> features/${opening.feature}`)
    }
  }
  const all = OPEN_FEATURES.flatMap(({ feature, callers }) =>
    callers.map((caller) => `features/${caller} -> features/${feature}`),
  )
  return all
    .filter((each) => !used.has(each))
    .map((each) => ({ path: EXCEPTIONS, line: 1, message: `nobody uses the exception ${each}` }))
}
