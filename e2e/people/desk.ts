import { randomUUID } from 'node:crypto'
import { type APIRequest, type Browser, expect } from '@playwright/test'
import { ChatPage } from '#pages/chat-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { aDistantBuyer, someone } from './buyer.ts'
import type { Broker } from './broker.ts'
import { cookiesAt, peopleIn, runsServer } from './database.ts'
import type { Person } from './people.ts'
import { markAsBooted } from '#browser/emulation.ts'

/** Makes the page's person a broker who has opened their desk. */
export async function becomeBroker({ page }: Pick<Person, 'page'>) {
  const server = runsServer()
  const { cookies, ...account } = await peopleIn(server).aBroker({ name: 'Nia Okoro' })
  await page.context().addCookies(cookiesAt(server, cookies))
  await page.goto('/broker-chats')
  return account
}

/** Creates a buyer without a browser who has chosen this broker and shares their whole brief. */
export async function aBuyerOf(request: APIRequest, brokerId: string, name: string) {
  const answers = { blockWidth: 14, blockDepth: 30, budget: '450-600' } as const
  const api = await aDistantBuyer(request, someone(name), { floorPlanLikes: 19, answers })
  const { conversationId: id } = await api.send<{ conversationId: string }>(
    'POST',
    `/api/brokers/${brokerId}/select`,
    {
      share: ['mustHaves', 'areas', 'block', 'budget', 'stage', 'plans'],
      note: 'Our dog needs a yard',
    },
  )
  const write = (body: string) =>
    api.send<{ id: string }>('POST', `/api/conversations/${id}/messages`, {
      type: 'text',
      clientId: randomUUID(),
      body,
    })
  return { api, conversationId: id, write }
}

/** Opens a broker's desk in a window of its own, at a conversation when one is named. */
export async function openDesk(browser: Browser, broker: Broker, at: { id?: string; origin?: string } = {}) {
  const { id, origin = process.env['E2E_URL'] ?? '' } = at
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
    isMobile: false,
    hasTouch: false,
    storageState: await broker.api.storageState(),
  })
  await markAsBooted(context)
  const desk = new DeskPage(await context.newPage())
  await desk.open(`/broker-chats?open=1${id ? `&conversation=${id}` : ''}`)
  if (id) await expect(desk.field).toBeVisible()
  return { desk, chat: new ChatPage(desk.page), close: () => context.close() }
}
