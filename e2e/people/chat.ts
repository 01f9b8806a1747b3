import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequest, Browser } from '@playwright/test'
import { aFreePort } from '@dream/server/testing/processes/server-process'
import { ChatPage } from '#pages/chat-page.ts'
import { sharedDatabase, runServer } from '#server.ts'
import { aListedBroker, type Broker } from './broker.ts'
import { openDesk } from './desk.ts'
import { test as base, type Person } from './people.ts'
import { markAsBooted } from '#browser/emulation.ts'

/** A buyer's conversation with the broker of their choice, not opened yet. */
export type Chat = {
  id: string
  buyer: Person
  broker: Broker
  /** Opens the conversation on the buyer's page. */
  openPhone: (origin?: string) => Promise<ChatPage>
  /** Opens it on another device of the buyer, which has booted before. */
  openTablet: (origin?: string) => Promise<ChatPage>
  /** Opens the broker's desk at the conversation, in a window of its own. */
  openDesk: (origin?: string) => ReturnType<typeof openDesk>
  /** Texts of people's messages that the server has stored, from the oldest to the newest. */
  stored: () => Promise<string[]>
  /** Number of files that the server has stored in messages. */
  attached: () => Promise<number>
}

/** A server for one scenario alone, on the shared database: it may be stopped, killed and restarted. */
export type OwnServer = {
  origin: string
  stop: () => Promise<void>
  kill: () => Promise<void>
  start: () => Promise<void>
  close: () => Promise<void>
}

type Deps = { request: APIRequest; browser: Browser }

async function startChat(buyer: Person, { request, browser }: Deps): Promise<Chat> {
  const broker = await aListedBroker(request)
  const { conversationId: id } = await buyer.api.send<{ conversationId: string }>(
    'POST',
    `/api/brokers/${broker.id}/select`,
    { share: ['mustHaves', 'areas', 'plans'] },
  )
  return {
    id,
    buyer,
    broker,
    async openPhone(origin) {
      const phone = new ChatPage(buyer.page)
      await phone.open(origin)
      return phone
    },
    async openTablet(origin = process.env['E2E_URL'] ?? '') {
      const storageState = await buyer.context.storageState()
      const context = await browser.newContext({ baseURL: origin, storageState })
      await markAsBooted(context)
      const tablet = new ChatPage(await context.newPage())
      await tablet.open()
      return tablet
    },
    openDesk: (origin) => openDesk(browser, broker, { id, ...(origin !== undefined && { origin }) }),
    async stored() {
      type Page = { items: { type: string; body: string }[] }
      const page = await buyer.api.get<Page>(`/api/conversations/${id}/messages?limit=100`)
      return page.items.flatMap(({ type, body }) => (type === 'text' ? [body] : []))
    },
    async attached() {
      const { items } = await buyer.api.get<{ items: { file: object | null }[] }>(
        `/api/conversations/${id}/messages?limit=100`,
      )
      return items.filter(({ file }) => file).length
    },
  }
}

async function startOwnServer(): Promise<OwnServer> {
  const port = await aFreePort()
  const origin = `http://localhost:${port}`
  const folder = await mkdtemp(join(tmpdir(), 'dream-design-own-server-'))
  const settings = { PORT: String(port), PUBLIC_URL: origin, ...sharedDatabase(), DATA_FOLDER: folder }
  let server = await runServer(settings)
  return {
    origin,
    stop: () => server.stop(),
    kill: () => server.kill(),
    async start() {
      server = await runServer(settings)
    },
    async close() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export const test = base.extend<{ aChat: () => Promise<Chat>; ownServer: OwnServer }>({
  aChat: async ({ aBuyer, browser, playwright }, use) => {
    const own = browser.contexts()
    await use(async () =>
      startChat(await aBuyer({ floorPlanLikes: 19 }), { request: playwright.request, browser }),
    )
    const opened = browser.contexts().filter((context) => !own.includes(context))
    await Promise.all(opened.map((context) => context.close()))
  },
  // oxlint-disable-next-line no-empty-pattern -- fixtures are found by the names in this pattern
  ownServer: async ({}, use) => {
    const server = await startOwnServer()
    await use(server)
    await server.close()
  },
})

export { expect } from './people.ts'
