import { randomUUID } from 'node:crypto'
import type { APIRequest } from '@playwright/test'
import { makeListedBroker } from '@dream/server/testing/listed-broker'
import { AccountPage } from '#pages/account-page.ts'
import { Api } from './api.ts'
import { becomeBuyer, someone } from './buyer.ts'
import type { Person } from './people.ts'

type Wish = { name?: string; mustChangePassword?: boolean }

/** Makes a broker and logs somebody in as them, by hand. */
export async function becomeBroker({ page }: Person, wish: Wish = {}) {
  const { name = 'Nia Okoro', mustChangePassword = false } = wish
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
