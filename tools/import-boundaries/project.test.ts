import { expect, test } from 'vitest'
import { parseImports } from './parse-imports.ts'
import { fullFolders, projectViolations } from './project.ts'

/** Messages about these files, without those about exceptions that so small a project leaves unused. */
function messages(sources: Readonly<Record<string, string>>) {
  const parsed = Object.entries(sources).map(([path, source]) => [path, parseImports(source, path)] as const)
  return projectViolations(new Map(parsed))
    .filter(({ path }) => path !== 'tools/import-boundaries/exceptions.ts')
    .map(({ message }) => message)
}

test('files that import each other are a violation, by type imports alone too', () => {
  const sources = {
    'web/src/ui/a.ts': "import { b } from './b.ts'\nexport type A = 1",
    'web/src/ui/b.ts': "import type { A } from './a.ts'\nexport const b = 1",
  }

  expect(messages(sources)).toEqual(['these files import each other: web/src/ui/a.ts, web/src/ui/b.ts'])
})

test('a module loaded by a dynamic import may import its importer', () => {
  const sources = {
    'web/src/ui/a.ts': "export const load = () => import('./b.ts')",
    'web/src/ui/b.ts': "import { load } from './a.ts'\nexport const b = load",
  }

  expect(messages(sources)).toEqual([])
})

const FULL = 'web/src/ui: 15 files in one folder, at most 14 without a reason'
const UNUSED = 'tools/import-boundaries/exceptions.ts: web/src/ui needs no reason to stay flat any more'

test.each([
  [14, [], []],
  [15, [], [FULL]],
  [15, ['web/src/ui'], []],
  [14, ['web/src/ui'], [UNUSED]],
])('a folder of %d files beside their tests, excused: %j', (count, excused, complaints) => {
  const names = Array.from({ length: count }, (_, at) => `web/src/ui/part-${at}`)
  const files = names.flatMap((name) => [`${name}.tsx`, `${name}.test.tsx`])
  const project = new Map(files.map((path) => [path, parseImports('', path)]))

  const found = fullFolders(
    project,
    excused.map((folder) => ({ folder, reason: 'one list' })),
  )

  expect(found.map(({ path, message }) => `${path}: ${message}`)).toEqual(complaints)
})

test('an unused exception is a violation', () => {
  const unused = projectViolations(new Map()).map(({ message }) => message)

  expect(unused).toContain('nobody uses the exception features/preferences -> features/designs')
})
