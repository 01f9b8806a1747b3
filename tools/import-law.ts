import { readFile } from 'node:fs/promises'
import { breachesOf } from './import-law/law.ts'
import { parseImports } from './import-law/parse-imports.ts'
import { projectBreaches } from './import-law/project.ts'
import { sourceFiles } from './source-files.ts'

const files = await sourceFiles()
const project = new Map(
  await Promise.all(
    files.map(async (path) => [path, parseImports(await readFile(path, 'utf8'), path)] as const),
  ),
)
const breaches = [
  ...[...project].flatMap(([path, parsed]) => breachesOf(path, parsed)),
  ...projectBreaches(project),
]
for (const { path, line, message } of breaches) console.log(`${path}:${line}: ${message}`)
console.log(`${files.length} files, ${breaches.length} breaches of the import law`)
process.exitCode = breaches.length > 0 ? 1 : 0
