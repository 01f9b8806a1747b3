import { readFile } from 'node:fs/promises'
import { violationsOf } from './import-boundaries/boundaries.ts'
import { parseImports } from './import-boundaries/parse-imports.ts'
import { projectViolations } from './import-boundaries/project.ts'
import { sourceFiles } from './source-files.ts'

const files = await sourceFiles()
const project = new Map(
  await Promise.all(
    files.map(async (path) => [path, parseImports(await readFile(path, 'utf8'), path)] as const),
  ),
)
const violations = [
  ...[...project].flatMap(([path, parsed]) => violationsOf(path, parsed)),
  ...projectViolations(project),
]
for (const { path, line, message } of violations) console.log(`${path}:${line}: ${message}`)
console.log(`${files.length} files, ${violations.length} import boundary violations`)
process.exitCode = violations.length > 0 ? 1 : 0
