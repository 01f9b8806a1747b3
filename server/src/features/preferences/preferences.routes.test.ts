import { randomUUID } from 'node:crypto'
import { LikedDesign, PreferenceAnswer } from '@dream/contract/api/designs/deck'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { somePlans } from '#testing/designs/swipers.ts'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
let plans: string[]

beforeAll(async () => {
  server = await startTestApp()
  plans = await somePlans(server.database, 40)
  await server.catalogue.refresh()
})
afterAll(() => server.close())

const send = ({ headers }: Pick<Person, 'headers'>, payload: object) =>
  server.app.inject({ method: 'POST', url: '/api/preferences', headers, payload })
const remove = ({ headers }: Person, designId: string, query = '') =>
  server.app.inject({ method: 'DELETE', url: `/api/preferences/${designId}${query}`, headers })
const likedBy = async ({ headers }: Person, query = '') =>
  z
    .array(LikedDesign)
    .parse((await server.app.inject({ url: `/api/preferences/liked${query}`, headers })).json())
const like = (designId: string | undefined) => ({ designId, action: 'like', swipeId: randomUUID() })

describe('POST /api/preferences', () => {
  it('an outbox of 40 likes flushed at once unlocks every feature once, each at its own count', async () => {
    const buyer = await aBuyer(server.database)

    const answers = await Promise.all(plans.map((designId) => send(buyer, like(designId))))

    const parsed = answers.map((answer) => PreferenceAnswer.parse(answer.json()))
    expect(parsed.map(({ floorPlanLikes }) => floorPlanLikes).sort((a, b) => a - b)).toEqual(
      plans.map((_, at) => at + 1),
    )
    const unlocks = parsed
      .filter(({ unlocked }) => unlocked.length > 0)
      .map(({ floorPlanLikes, unlocked }) => [floorPlanLikes, ...unlocked])
    expect(unlocks.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([
      [10, 'dreamlist'],
      [13, 'land'],
      [16, 'videos'],
      [19, 'brokers'],
    ])
  })

  it('refuses an invalid swipe, and answers 404 for an unknown design', async () => {
    const buyer = await aBuyer(server.database)

    expect((await send(buyer, { designId: plans[0], action: 'love' })).statusCode).toBe(400)
    expect((await send(buyer, { designId: 'nonsense', action: 'like' })).statusCode).toBe(400)
    expect((await send(buyer, like(randomUUID()))).statusCode).toBe(404)
  })

  it('is for buyers with a CSRF token', async () => {
    const buyer = await aBuyer(server.database)
    const broker = await aBroker(server.database)

    const withoutToken = await send({ headers: { ...buyer.headers, 'x-csrf-token': '' } }, like(plans[0]))

    expect(withoutToken.json()).toMatchObject({ code: 'csrf-failed' })
    expect((await send(broker, like(plans[0]))).statusCode).toBe(403)
    expect(await likedBy(buyer)).toEqual([])
  })
})

describe('DELETE /api/preferences/:designId', () => {
  it('takes a like off the list and lowers the count', async () => {
    const buyer = await aBuyer(server.database)
    await send(buyer, like(plans[0]))
    await send(buyer, like(plans[1]))

    const removed = await remove(buyer, plans[0] ?? '')

    expect(removed.json()).toEqual({ floorPlanLikes: 1, unlocked: [] })
    expect((await likedBy(buyer)).map(({ id }) => id)).toEqual([plans[1]])
  })

  it('undoes one swipe only while it is the last on its design', async () => {
    const buyer = await aBuyer(server.database)
    const swipe = like(plans[0])
    await send(buyer, swipe)
    await send(buyer, like(plans[0]))

    const undone = await remove(buyer, plans[0] ?? '', `?swipeId=${swipe.swipeId}`)

    expect(undone.json()).toEqual({ floorPlanLikes: 1, unlocked: [] })
  })

  it('answers 404 for an unknown design', async () => {
    expect((await remove(await aBuyer(server.database), randomUUID())).statusCode).toBe(404)
  })
})

describe('GET /api/preferences/liked', () => {
  it('lists whole designs, newest like first, page by page', async () => {
    const buyer = await aBuyer(server.database)
    for (const designId of plans.slice(0, 3)) await send(buyer, like(designId))

    const first = await likedBy(buyer, '?limit=2')
    const second = await likedBy(buyer, `?limit=2&before=${first[1]?.likedAt}&after=${first[1]?.id}`)

    expect([...first, ...second].map(({ id }) => id)).toEqual([plans[2], plans[1], plans[0]])
  })

  it.each(['before=yesterday', 'after=17', `after=${randomUUID()}`, 'limit=201'])(
    'refuses %s',
    async (query) => {
      const { headers } = await aBuyer(server.database)

      const answer = await server.app.inject({ url: `/api/preferences/liked?${query}`, headers })

      expect(answer.statusCode).toBe(400)
    },
  )

  it('restores a removed like to its old place', async () => {
    const buyer = await aBuyer(server.database)
    for (const designId of plans.slice(0, 3)) await send(buyer, like(designId))
    const before = await likedBy(buyer)
    await remove(buyer, plans[1] ?? '')

    await send(buyer, { ...like(plans[1]), isRestored: true })

    expect(await likedBy(buyer)).toEqual(before)
  })

  it('keeps a like of a design that was archived since', async () => {
    const [designId = ''] = await somePlans(server.database, 1)
    await server.catalogue.refresh()
    const buyer = await aBuyer(server.database)
    await send(buyer, like(designId))
    await sql`update designs set status = 'archived', updated_at = clock_timestamp() where id = ${designId}`.execute(
      server.database.db,
    )
    await server.catalogue.refresh()

    expect((await likedBy(buyer)).map(({ id }) => id)).toEqual([designId])
  })
})
