import { afterAll, beforeAll, expect, test } from 'vitest'
import { importAtOnce } from '#features/admin/imports/import-at-once.ts'
import { parseEnv } from '#platform/process/env.ts'
import { createPasswordHash } from '#platform/security/password-hash.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anImporter } from '#testing/designs/imports.ts'
import { bodyOf } from '#testing/apps/browser.ts'
import { anAdmin } from '#testing/people/people.ts'
import { prepareDemo } from '../prepare-demo.ts'
import { seedDemoImports } from './demo-imports.ts'

let server: TestApp
const folder = temporaryFolder()
beforeAll(async () => {
  server = await startTestApp()
  await prepareDemo(server.database, parseEnv({ DATA_DIR: folder.path }), createPasswordHash())
})
afterAll(async () => {
  await server.close()
  await folder[Symbol.asyncDispose]()
})

test('a new demo has a list that became drafts and one with rows to fix; a second start adds nothing', async () => {
  const seed = () => seedDemoImports(server.database, (list) => importAtOnce(server.database, list))
  await seed()
  await seed()

  const importer = anImporter(server, await anAdmin(server.database))
  const { items } = bodyOf(await importer.browser.get('/api/admin/imports?sort=createdAt'))
  expect(items).toMatchObject([
    {
      fileName: 'Spring range.csv',
      state: 'applied',
      rows: { all: 9, imported: 9 },
      createdBy: 'Addie Admin',
    },
    { fileName: 'Narrow lots, from the builder.csv', state: 'checked', rows: { all: 9, good: 5, bad: 4 } },
  ])
})
