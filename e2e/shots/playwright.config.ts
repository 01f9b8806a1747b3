import { defineConfig } from '@playwright/test'
import { baseURL, wholeBrowser } from '#browser/launch-options.ts'

const phone = { isMobile: true, hasTouch: true }

/** Screenshots of every screen for review: `SHOTS=folder npm run shots -w e2e`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.shots.ts',
  outputDir: '../test-results/shots',
  globalSetup: '../server.ts',
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: { baseURL, launchOptions: wholeBrowser, contextOptions: { reducedMotion: 'reduce' } },
  projects: [
    { name: '360x740', use: { ...phone, viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 } },
    { name: '412x915', use: { ...phone, viewport: { width: 412, height: 915 }, deviceScaleFactor: 2 } },
    { name: '1440x900', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
