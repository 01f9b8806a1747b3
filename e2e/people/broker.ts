import { randomUUID } from 'node:crypto'
import { type APIRequest, expect } from '@playwright/test'
import { makeListedBroker } from '@dream/server/testing/people/listed-broker'
import { Api } from './api.ts'

type BrokerOptions = NonNullable<Parameters<typeof makeListedBroker>[1]>

/** A listed broker with a name of their own, and the API as they see it. */
export type Broker = { id: string; name: string; firstName: string; email: string; api: Api }

/** Makes a broker and signs them in, in a browser that nobody looks at. */
export async function aListedBroker(
  request: APIRequest,
  options: Partial<BrokerOptions> = {},
): Promise<Broker> {
  const firstName = `Tess${randomUUID().slice(0, 6)}`
  const account = await makeListedBroker(process.env['E2E_DATABASE'] ?? '', {
    name: `${firstName} Hallam`,
    ...options,
  })
  const api = new Api(await request.newContext({ baseURL: process.env['E2E_URL'] ?? '' }))
  await api.send('POST', '/api/auth/login', { email: account.email, password: account.password })
  const me = await api.get<{ id: string }>('/api/auth/me')
  expect(me.id).toBe(account.id)
  return { id: account.id, name: account.name, firstName, email: account.email, api }
}
