import { readFile } from 'node:fs/promises'
import { missingFromLock, readLock } from './lock-check/missing-from-lock.ts'

const missing = missingFromLock(readLock(await readFile('package-lock.json', 'utf8')))
for (const { wanted, by } of missing)
  console.log(`${wanted}, an optional dependency of ${by}, is not in package-lock.json`)
if (missing.length > 0) {
  console.log('npm ci would fail on another machine: delete node_modules and package-lock.json, then npm i')
  process.exitCode = 1
}
