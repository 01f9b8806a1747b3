import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const progressOf = async (headers: Record<string, string>) =>
  (await server.app.inject({ url: '/api/user-progress', headers })).json()

it('a new buyer has no likes and nothing unlocked', async () => {
  const { headers } = await aBuyer(server.database)

  expect(await progressOf(headers)).toEqual({ floorPlanLikes: 0, unlocked: [] })
})

it('progress has the count and the unlocked features, in order', async () => {
  const { headers } = await aBuyer(server.database, { floorPlanLikes: 16 })

  expect(await progressOf(headers)).toEqual({ floorPlanLikes: 16, unlocked: ['dreamlist', 'land', 'videos'] })
})

it('unlocked features stay unlocked when the count falls', async () => {
  const buyer = await aBuyer(server.database, { floorPlanLikes: 10 })
  const [{ design_id: designId } = { design_id: '' }] = await server.database.db
    .selectFrom('preferences')
    .select('design_id')
    .where('user_id', '=', buyer.user.id)
    .execute()

  await server.app.inject({ method: 'DELETE', url: `/api/preferences/${designId}`, headers: buyer.headers })

  expect(await progressOf(buyer.headers)).toEqual({ floorPlanLikes: 9, unlocked: ['dreamlist'] })
})
