import { defineConfig, devices } from '@playwright/test'
import { launchOptions } from '#browser/launch-options.ts'

/** The phone comes first: every scenario runs on it unless it is marked @desktop-only. */
export default defineConfig({
  testDir: 'scenarios',
  testMatch: '**/*.scenario.ts',
  outputDir: 'test-results/files',
  globalSetup: './server.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 3,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [[process.stdout.isTTY ? 'list' : 'dot'], ['json', { outputFile: 'test-results/report.json' }]],
  use: { ...launchOptions, trace: 'retain-on-failure', screenshot: 'only-on-failure' },
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
