import { fileURLToPath } from 'node:url'
import type { Database } from '#platform/database/database.ts'
import { hasImports, prepareDemoBuilder, readDemoAdmin } from './demo-imports.store.ts'

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url))

const LISTS = [
  { file: 'range-spring.csv', fileName: 'Spring range.csv', until: 'applied' },
  { file: 'range-narrow-lots.csv', fileName: 'Narrow lots, from the builder.csv', until: 'checked' },
] as const

type ImportList = (list: {
  path: string
  fileName: string
  builderId: string
  userId: string
  until: 'checked' | 'applied'
}) => Promise<void>

/** Seeds the Import page of a new demo: a list that became drafts, and one with rows to fix. */
export async function seedDemoImports(database: Database, importList: ImportList): Promise<void> {
  const userId = await readDemoAdmin(database.db)
  if (userId === null || (await hasImports(database.db))) return
  const builderId = await database.transaction((tx) => prepareDemoBuilder(tx))
  for (const { file, ...list } of LISTS) await importList({ ...list, path: pathOf(file), builderId, userId })
}
