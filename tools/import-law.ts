import { readFile } from 'node:fs/promises'
import { sourceFiles } from './source-files.ts'
import { breachesOf } from './import-law/law.ts'

const files = await sourceFiles()
const breaches = await Promise.all(files.map(async (path) => breachesOf(path, await readFile(path, 'utf8'))))
const all = breaches.flat()
for (const { path, line, message } of all) console.log(`${path}:${line}: ${message}`)
console.log(`${files.length} files, ${all.length} breaches of the import law`)
process.exitCode = all.length > 0 ? 1 : 0
