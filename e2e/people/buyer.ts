import { randomInt, randomUUID } from 'node:crypto'
import type { DealtDesign } from '@dream/contract/api/designs/deck'
import type { BuyerStage as StageInDatabase } from '@dream/server/testing/people/signed-in-people'
import type { APIRequest, BrowserContext } from '@playwright/test'
import { Api } from './api.ts'
import { cookiesAt, peopleIn, runsServer, type ServerOf } from './database.ts'

/** A person's details, before they have registered. */
export type Someone = { name: string; email: string; password: string; phone: string }

export function someone(name = 'Robin Ashby'): Someone {
  const phone = `04${randomInt(10_000_000, 100_000_000)}`
  return { name, email: `${randomUUID()}@example.com`, password: 'Wattle-2026', phone }
}

/** Phone number in E.164, to which text messages are sent. */
export const e164 = (phone: string) => `+61${phone.slice(1)}`

export type BuyerStage = StageInDatabase & { floorPlanLikes?: number }

/** Creates a buyer at a stage in the database, and signs the browser in as them. */
export async function becomeBuyer(
  context: BrowserContext,
  who: Someone & { userAgent?: string | undefined },
  { stage = {}, server = runsServer() }: { stage?: BuyerStage; server?: ServerOf } = {},
): Promise<void> {
  const { id, cookies } = await makeBuyer(who, stage, server)
  await context.addCookies(cookies)
  await like(Api.of(context), { id, floorPlanLikes: stage.floorPlanLikes, server })
}

/** Creates a buyer at a stage without a browser. */
export async function aDistantBuyer(request: APIRequest, who: Someone, stage: BuyerStage): Promise<Api> {
  const server = runsServer()
  const { id, cookies } = await makeBuyer(who, stage, server)
  const storageState = { cookies, origins: [] }
  const api = new Api(await request.newContext({ baseURL: server.url, storageState }))
  await like(api, { id, floorPlanLikes: stage.floorPlanLikes, server })
  return api
}

async function makeBuyer(who: Someone, stage: BuyerStage, server: ServerOf) {
  const { id, cookies } = await peopleIn(server).aBuyer({ ...who, phone: e164(who.phone) }, stage)
  return { id, cookies: cookiesAt(server, cookies) }
}

/** Likes the first floor plans that the deck deals. */
export async function likeFloorPlans(api: Api, wanted: number, server = runsServer()): Promise<void> {
  const { id } = await api.get<{ id: string }>('/api/auth/me')
  await like(api, { id, floorPlanLikes: wanted, server })
}

type Likes = { id: string; floorPlanLikes: number | undefined; server: ServerOf }

/** Repeats until enough likes are stored: an admin in another scenario may archive a design that was just dealt. */
async function like(api: Api, { id, floorPlanLikes = 0, server }: Likes): Promise<void> {
  for (let liked = 0; liked < floorPlanLikes;) {
    const designs = await api.get<DealtDesign[]>('/api/designs?batch=20')
    const plans = designs.filter(({ category }) => category === 'Floor Plan').slice(0, floorPlanLikes - liked)
    for (const plan of plans) if (await peopleIn(server).like(id, plan.id)) liked += 1
  }
}

/** Number of floor-plan likes that the server has stored. */
export async function storedLikes(api: Api): Promise<number> {
  const progress = await api.get<{ floorPlanLikes: number }>('/api/user-progress')
  return progress.floorPlanLikes
}
