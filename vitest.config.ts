import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { commonPasswords } from './web/tools/common-passwords-plugin.ts'

// The patience of a slow machine: a right test waits for nothing, a wrong one still fails.
const TIMEOUTS = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } }
const SERVER_SETUP = './server/src/testing/global-setup.ts'

/** One project a place where code runs: `vitest run --project 'pure|server|web rules|web' [file]`. What needs a page is `.test.tsx`. */
export default defineConfig({
  test: {
    maxWorkers: availableParallelism(),
    restoreMocks: true,
    projects: [
      {
        test: {
          name: 'pure',
          environment: 'node',
          include: [
            '{contract,catalogue}/src/**/*.test.ts',
            '{tools,web/tools}/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          // Nothing here has a state of its own: one process a worker starts seventy files faster.
          isolate: false,
          setupFiles: ['./tools/testing/fail-on-noise.ts'],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: ['server/src/**/*.test.ts'],
          // What has a state of its own is made by each test: the server's modules are loaded once a worker.
          isolate: false,
          setupFiles: ['./tools/testing/fail-on-noise.ts'],
          globalSetup: existsSync(SERVER_SETUP) ? [SERVER_SETUP] : [],
          ...TIMEOUTS,
        },
      },
      {
        test: {
          name: 'web rules',
          environment: 'node',
          include: ['web/src/**/*.test.ts'],
          isolate: false,
          setupFiles: ['./tools/testing/fail-on-noise.ts'],
          ...TIMEOUTS,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [commonPasswords()],
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: ['web/src/**/*.test.tsx'],
          // Modules of the page have a state: each file has its own, in a page that is made once a worker.
          pool: 'vmThreads',
          setupFiles: ['./tools/testing/fail-on-noise.ts', './tools/testing/clean-page.ts'],
          ...TIMEOUTS,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
})
