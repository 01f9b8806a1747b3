import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import { baseURL, headlessShell } from '#browser/launch-options.ts'

/** The phone comes first: every scenario runs on it unless it is marked @desktop-only. */
export default defineConfig({
  testDir: 'scenarios',
  testMatch: '**/*.scenario.ts',
  outputDir: 'test-results/files',
  globalSetup: './server.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One worker for each core, with timeouts for a slow machine: a correct scenario never waits for them, a wrong one still
  // fails.
  workers: availableParallelism(),
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.stdout.isTTY ? 'list' : 'dot'],
    ...(process.send ? [['../tools/test-run/playwright-reporter.ts'] as const] : []),
  ],
  use: {
    baseURL,
    launchOptions: headlessShell,
    // Off by default, because tracing costs a fifth of the run: `TRACE=on` keeps traces of failures.
    trace: process.env['TRACE'] === 'on' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop-only/,
      use: { ...devices['Pixel 7'], viewport: { width: 412, height: 915 }, deviceScaleFactor: 1 },
    },
    {
      name: 'desktop',
      grep: /@desktop/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
