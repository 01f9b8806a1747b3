import { describe, expect, test } from 'vitest'
import { violationsOf } from './boundaries.ts'
import { parseImports } from './parse-imports.ts'

const violations = (path: string, source: string) => violationsOf(path, parseImports(source, path))
const messages = (path: string, source: string) => violations(path, source).map(({ message }) => message)

describe('web', () => {
  test.each([
    [
      'web/src/features/swipe/deck.ts',
      "import { Tour } from '#features/tours/tour.ts'",
      /a feature may not import a feature/,
    ],
    ['web/src/features/swipe/deck.ts', "import { App } from '#app/app.tsx'", /features may not import app/],
    [
      'web/src/features/swipe/deck.ts',
      "import { useAnswer } from '../../lib/api/query.ts'",
      /imported with '#'/,
    ],
    [
      'web/src/features/swipe/deck.ts',
      "import { drag } from '#features/swipe/drag.ts'",
      /imported relatively/,
    ],
    ['web/src/ui/button.tsx', "import { storage } from '#lib/storage.ts'", /ui may not import lib/],
    [
      'web/src/ui/button.tsx',
      "import { BRAND } from '@dream/contract/rules/app/brand'",
      /ui may not import the contract/,
    ],
    ['web/src/lib/api/query.ts', "import { Button } from '#ui/button.tsx'", /lib may not import ui/],
    [
      'web/src/app/app.tsx',
      "import { fakeApi } from '#testing/fake-api.ts'",
      /only tests may import testing/,
    ],
    ['web/src/app/app.tsx', "import { Landing } from '#site/landing.tsx'", /app may not import site/],
    ['web/src/app/app.tsx', "import { start } from '#entry/app.tsx'", /app may not import entry/],
    ['web/src/lib/navigation/page.ts', "import { readFile } from 'node:fs'", /web runs in a browser/],
    [
      'web/src/lib/navigation/page.ts',
      "import { buildApp } from '@dream/server/testing/processes/serve'",
      /web may not import server/,
    ],
  ])('%s may not contain: %s', (path, source, complaint) => {
    expect(messages(path, source)).toEqual([expect.stringMatching(complaint)])
  })

  test.each([
    ['web/src/entry/app.tsx', "import { App } from '#app/app.tsx'"],
    ['web/src/features/swipe/deck.ts', "import { drag } from './drag.ts'"],
    ['web/src/features/swipe/deck.ts', "import { REFILL_AT } from '@dream/contract/rules/designs/swipe'"],
    ['web/src/features/swipe/deck.test.ts', "import { aDesign } from '#testing/designs.ts'"],
    ['web/src/lib/device/online.ts', 'export const isOnline = () => navigator.onLine'],
    [
      'web/src/features/a/b.ts',
      'export const fetch = 1; export const o = { fetch: 2 }; export const p = o.fetch',
    ],
    [
      'web/src/features/a/b.ts',
      'type Api = { fetch: typeof globalThis }\nexport const a = (api: Api) => api',
    ],
  ])('%s may contain: %s', (path, source) => {
    expect(messages(path, source)).toEqual([])
  })

  test.each([
    ["await fetch('/api')", 'fetch'],
    ['const a = navigator.onLine', 'navigator'],
    ["window.localStorage.setItem('a', 'b')", 'localStorage'],
    ['const is = globalThis.matchMedia', 'matchMedia'],
    ["new WebSocket('/ws')", 'WebSocket'],
  ])('a feature may not use a browser API directly: %s', (source, api) => {
    expect(messages('web/src/features/swipe/deck.ts', source)).toEqual([`only web/src/lib may use ${api}`])
  })
})

describe('server', () => {
  test.each([
    ['server/src/features/designs/deal.ts', "import { sql } from 'kysely'", /only a .store.ts/],
    [
      'server/src/features/designs/deal.ts',
      "import { prepare } from '#platform/database/prepare.ts'",
      /only a .store.ts prepares/,
    ],
    ['server/src/features/designs/designs.store.ts', "import pg from 'pg'", /import pg/],
    ['server/src/platform/jobs/jobs.ts', "import pg from 'pg'", /import pg/],
    [
      'server/src/features/designs/deal.ts',
      "import type { FastifyInstance } from 'fastify'",
      /import fastify/,
    ],
    [
      'server/src/features/designs/deal.ts',
      "import { a } from '#features/progress/a.ts'",
      /a feature may not import/,
    ],
    [
      'server/src/platform/http/session.ts',
      "import { a } from '#features/sessions/a.ts'",
      /platform may not import features/,
    ],
    [
      'server/src/features/designs/deal.ts',
      "import { buildApp } from '#app.ts'",
      /features may not import app.ts/,
    ],
    [
      'server/src/app.ts',
      "import { draw } from '@dream/catalogue/draw/draw'",
      /server may not import catalogue/,
    ],
  ])('%s may not contain: %s', (path, source, complaint) => {
    expect(messages(path, source)).toEqual([expect.stringMatching(complaint)])
  })

  test.each([
    ['server/src/features/designs/designs.store.ts', "import { sql } from 'kysely'"],
    ['server/src/features/designs/designs.routes.ts', "import type { FastifyInstance } from 'fastify'"],
    ['server/src/platform/database/database.ts', "import pg from 'pg'"],
    [
      'server/src/features/designs/designs.store.ts',
      "import { prepare } from '#platform/database/prepare.ts'",
    ],
    ['server/src/features/designs/designs.store.ts', "import type { Tables } from '#tables.ts'"],
    [
      'server/src/features/preferences/a.ts',
      "import { loadCatalogue } from '#features/designs/catalogue.ts'",
    ],
    ['server/src/main.ts', "import { buildApp } from './app.ts'"],
  ])('%s may contain: %s', (path, source) => {
    expect(messages(path, source)).toEqual([])
  })
})

describe('topics', () => {
  test.each([
    [
      'server/src/platform/database/pool.ts',
      "import type { Cluster } from '#platform/cluster/processes.ts'",
      /platform\/database lies below platform\/cluster/,
    ],
    [
      'web/src/lib/session/session.ts',
      "import { call } from '#lib/api/api-client.ts'",
      /lib\/session lies below lib\/api/,
    ],
  ])('%s may not contain: %s', (path, source, complaint) => {
    expect(messages(path, source)).toEqual([expect.stringMatching(complaint)])
  })

  test.each([
    ['server/src/platform/cluster/processes.ts', "import { Db } from '#platform/database/database.ts'"],
    ['server/src/platform/database/pool.test.ts', "import { a } from '#platform/cluster/processes.ts'"],
    ['web/src/lib/api/api-client.ts', "import { expireSession } from '#lib/session/session.ts'"],
  ])('%s may contain: %s', (path, source) => {
    expect(messages(path, source)).toEqual([])
  })
})

describe('everywhere', () => {
  test.each([
    ['shop/src/cart.ts', /shop is no workspace/],
    ['web/src/widgets/clock.ts', /web\/widgets is no layer/],
    ['e2e/robots/robot.ts', /e2e\/robots is no layer/],
    ['server/src/platform/misc/dates.ts', /server\/platform\/misc is no topic/],
    ['web/src/lib/dates.ts', /web\/lib is no topic/],
  ])('a file outside all known workspaces, layers and topics is a violation: %s', (path, complaint) => {
    expect(messages(path, 'export const a = 1')).toEqual([expect.stringMatching(complaint)])
  })

  test('the contract imports zod and nothing else', () => {
    const source = "import { z } from 'zod'\nimport { readFile } from 'node:fs'"

    expect(messages('contract/src/api/auth.ts', source)).toEqual([
      expect.stringMatching('zod and nothing else'),
    ])
  })

  test('a file that only re-exports is a barrel', () => {
    const source = "export { a } from './a.ts'\nexport * from './b.ts'"

    expect(messages('web/src/ui/all.ts', source)).toEqual([expect.stringMatching('barrel')])
  })

  test('imports in comments and strings do not count', () => {
    const source = "// import a from 'node:fs'\nexport const text = \"import b from 'node:fs'\""

    expect(messages('web/src/ui/text.ts', source)).toEqual([])
  })

  test('violations are found in dynamic imports and type imports too, with their line', () => {
    const source = "\nconst a = await import('#app/app.tsx')\ntype B = import('#app/b.ts').B"

    expect(violations('web/src/ui/lazy.ts', source).map(({ line }) => line)).toEqual([2, 3])
  })
})
