import { randomUUID } from 'node:crypto'
import { DealtDesign } from '@dream/contract/api/designs/deck'
import { PlanOutline } from '@dream/contract/api/designs/outline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { z } from 'zod'
import { somePlans, storeDesigns } from '#testing/designs/swipers.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let plans: string[]
const gone = aDesignDocument()

beforeAll(async () => {
  server = await startTestApp()
  plans = await somePlans(server.database, 8)
  await storeDesigns(server.database, [gone])
  await sql`update designs set status = 'archived', updated_at = clock_timestamp() where id = ${gone.id}`.execute(
    server.database.db,
  )
  await server.catalogue.refresh()
})
afterAll(() => server.close())

const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers })
const deal = async (url: string, headers: Record<string, string>) =>
  z.array(DealtDesign).parse((await get(url, headers)).json())

describe('GET /api/designs', () => {
  it('deals five cards by default and never one that is in the hand', async () => {
    const { headers } = await aBuyer(server.database)

    const first = await deal('/api/designs', headers)
    const hand = first.map(({ id }) => id)
    const rest = await deal(`/api/designs?batch=20&exclude=${hand.join(',')}`, headers)

    expect(first).toHaveLength(5)
    expect([...hand, ...rest.map(({ id }) => id)].sort()).toEqual([...plans].sort())
  })

  it('reviews passes from the newest, continuing after the last card', async () => {
    const { headers } = await aBuyer(server.database)
    for (const designId of plans.slice(0, 3)) {
      await server.app.inject({
        method: 'POST',
        url: '/api/preferences',
        headers,
        payload: { designId, action: 'pass' },
      })
    }

    const [newest, second] = await deal('/api/designs?review=passed&batch=2', headers)
    const [last] = await deal(`/api/designs?review=passed&batch=2&before=${second?.passedAt}`, headers)

    expect([newest?.id, second?.id, last?.id]).toEqual([plans[2], plans[1], plans[0]])
  })

  it.each([
    'batch=0',
    'batch=21',
    'batch=NaN',
    'batch=Infinity',
    'batch=-1',
    'batch=2.5',
    'batch=',
    'batch=5&batch=6',
    'review=passed&before=2026-02-30T00:00:00Z',
    'review=passed&before=-2026-01-01T00:00:00Z',
    'review=passed&before=infinity',
    'review=passed&before=2026-01-01T00:00:00Z%00',
    `review=passed&before=2026-01-01T00:00:00.${'1'.repeat(300)}Z`,
    `exclude=${'x'.repeat(4000)}`,
    `exclude=${Array.from({ length: 54 }, () => randomUUID()).join()}`,
    'exclude=nonsense',
    'review=liked',
    'review=passed&before=yesterday',
    'before=0000-01-01T00:00:00Z',
  ])('refuses %s', async (query) => {
    const { headers } = await aBuyer(server.database)

    expect((await get(`/api/designs?${query}`, headers)).statusCode).toBe(400)
  })

  it('is for buyers who have completed their profile', async () => {
    const unfinished = await aBuyer(server.database, { hasCompletedProfile: false })
    const broker = await aBroker(server.database)

    expect((await get('/api/designs', {})).statusCode).toBe(401)
    expect((await get('/api/designs', unfinished.headers)).json()).toMatchObject({
      code: 'profile-incomplete',
    })
    expect((await get('/api/designs', broker.headers)).statusCode).toBe(403)
  })
})

describe('GET /api/designs/:id', () => {
  it('opens a published design; an archived, unknown or misspelt one is 404', async () => {
    const { headers } = await aBuyer(server.database)
    const open = async (id: string) => (await get(`/api/designs/${id}`, headers)).statusCode

    expect((await get(`/api/designs/${plans[0]}`, headers)).json()).toMatchObject({
      id: plans[0],
      category: 'Floor Plan',
    })
    expect([await open(gone.id), await open(randomUUID()), await open('nonsense')]).toEqual([404, 404, 404])
  })
})

describe('GET /api/designs/:id/outline', () => {
  const outline = (id: string | undefined, headers: Record<string, string>) =>
    get(`/api/designs/${id}/outline`, headers)

  it('answers the outlines of the rooms, which cards leave out', async () => {
    const { headers } = await aBuyer(server.database)

    const answer = await outline(plans[0], headers)

    const { rooms } = PlanOutline.parse(answer.json())
    expect(rooms[0]).toMatchObject({
      kind: 'living',
      polygon: expect.arrayContaining([[5000, 4000]]) as unknown,
    })
  })

  it('answers an unpublished design only to people who like it', async () => {
    const [fan, other] = [await aBuyer(server.database), await aBuyer(server.database)]
    await sql`insert into preferences (user_id, design_id, action) values (${fan.user.id}, ${gone.id}, 'like')`.execute(
      server.database.db,
    )

    expect((await outline(gone.id, fan.headers)).statusCode).toBe(200)
    expect((await outline(gone.id, other.headers)).statusCode).toBe(404)
    expect((await outline(randomUUID(), fan.headers)).statusCode).toBe(404)
  })
})
