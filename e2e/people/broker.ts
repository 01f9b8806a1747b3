import { randomUUID } from 'node:crypto'
import type { APIRequest } from '@playwright/test'
import { Api } from './api.ts'
import { cookiesAt, type People, peopleIn, runsServer } from './database.ts'

type BrokerOptions = NonNullable<Parameters<People['aBroker']>[0]>

/** A listed broker with a name of their own, and an API client with their session. */
export type Broker = { id: string; name: string; firstName: string; email: string; api: Api }

/** Creates a signed-in broker without a visible browser. */
export async function aListedBroker(request: APIRequest, options: BrokerOptions = {}): Promise<Broker> {
  const server = runsServer()
  const firstName = `Tess${randomUUID().slice(0, 6)}`
  const { id, name, email, cookies } = await peopleIn(server).aBroker({
    name: `${firstName} Hallam`,
    ...options,
  })
  const storageState = { cookies: cookiesAt(server, cookies), origins: [] }
  const api = new Api(await request.newContext({ baseURL: server.url, storageState }))
  return { id, name, firstName, email, api }
}
