import { randomUUID } from 'node:crypto'
import { type APIRequest, type Browser, expect } from '@playwright/test'
import { makeListedBroker } from '@dream/server/testing/people/listed-broker'
import { ChatPage } from '#pages/chat-page.ts'
import { DeskPage } from '#pages/desk-page.ts'
import { AccountPage } from '#pages/account-page.ts'
import { Api } from './api.ts'
import { becomeBuyer, someone } from './buyer.ts'
import type { Broker } from './broker.ts'
import type { Person } from './people.ts'
import { markAsBooted } from '#browser/emulation.ts'

type BrokerOptions = { name?: string; mustChangePassword?: boolean }

/** Makes a broker and logs somebody in as them, by hand. */
export async function becomeBroker({ page }: Pick<Person, 'page'>, options: BrokerOptions = {}) {
  const { name = 'Nia Okoro', mustChangePassword = false } = options
  const account = await makeListedBroker(process.env['E2E_DATABASE'] ?? '', { name, mustChangePassword })
  const login = new AccountPage(page)
  await login.open()
  await login.logIn(account)
  return account
}

/** A buyer elsewhere who has chosen this broker with everything in their brief. */
export async function aBuyerOf(request: APIRequest, brokerId: string, name: string) {
  const api = new Api(await request.newContext({ baseURL: process.env['E2E_URL'] ?? '' }))
  await becomeBuyer(api, someone(name), { floorPlanLikes: 19 })
  await api.send('PUT', '/api/profile', { blockWidth: 14, blockDepth: 30, budget: '450-600' })
  await api.send('POST', `/api/brokers/${brokerId}/select`, {
    share: ['mustHaves', 'areas', 'block', 'budget', 'stage', 'plans'],
    note: 'Our dog needs a yard',
  })
  const { items } = await api.get<{ items: { id: string }[] }>('/api/conversations')
  const id = items[0]?.id ?? ''
  const write = (body: string) =>
    api.send('POST', `/api/conversations/${id}/messages`, { type: 'text', clientId: randomUUID(), body })
  return { api, conversationId: id, write }
}

/** A broker's desk in a window of its own, at a conversation when one is named. */
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
