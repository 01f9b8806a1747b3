import { randomUUID } from 'node:crypto'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { type BrowserContextOptions, devices, type Page } from '@playwright/test'
import { markAsBooted } from '#browser/emulation.ts'
import { runServer } from '#server.ts'
import { Api } from './api.ts'
import { someone, type Someone } from './buyer.ts'
import { test as base } from './people.ts'

/** A server without demo data on an empty database, and its three first people, each in a browser of their own. */
export type FirstDay = {
  url: string
  databaseUrl: string
  owner: Page
  broker: { name: string; email: string; page: Page }
  buyer: Someone & { page: Page; api: Api }
}

const DESK: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
const PHONE: BrowserContextOptions = { ...devices['Pixel 7'], viewport: { width: 412, height: 915 } }

/** Fixture for serial scenarios, each of which continues where the one before has ended. */
export const test = base.extend<object, { day: FirstDay }>({
  day: [
    async ({ browser }, use) => {
      // Shares the outbox of the whole run.
      const OUTBOX_FOLDER = process.env['E2E_OUTBOX'] ?? ''
      const server = await runServer({ PORT: String(await aFreePort()), DEMO: '0', OUTBOX_FOLDER })
      const open = async (options: BrowserContextOptions) => {
        const context = await browser.newContext({ ...options, baseURL: server.url })
        await markAsBooted(context)
        return context.newPage()
      }
      const [owner, broker, phone] = [await open(DESK), await open(DESK), await open(PHONE)]
      await use({
        url: server.url,
        databaseUrl: server.databaseUrl,
        owner,
        broker: { name: 'Ines Abbot', email: `${randomUUID()}@example.com`, page: broker },
        buyer: { ...someone(), page: phone, api: Api.of(phone.context()) },
      })
      await Promise.all([owner, broker, phone].map((page) => page.context().close()))
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

export { expect } from './people.ts'
