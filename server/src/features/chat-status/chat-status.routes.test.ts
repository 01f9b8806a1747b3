import { afterAll, beforeAll, expect, it } from 'vitest'
import { aBroker, aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function statusOf({ floorPlanLikes, hasBroker }: { floorPlanLikes: number; hasBroker: boolean }) {
  const buyer = await aBuyer(server.database, { floorPlanLikes })
  const broker = await aBroker(server.database)
  if (hasBroker) {
    await server.database.db
      .updateTable('users')
      .set({ selected_broker_id: broker.user.id })
      .where('id', '=', buyer.user.id)
      .execute()
  }
  const { canAccessChat, selectedBrokerId, unreadCount } = (
    await server.app.inject({ url: '/api/chat/status', headers: buyer.headers })
  ).json()
  return { canAccessChat, isSelected: selectedBrokerId === broker.user.id, unreadCount }
}

it('chat opens with a chosen broker at 19 likes', async () => {
  expect(await statusOf({ floorPlanLikes: 19, hasBroker: true })).toMatchObject({
    canAccessChat: true,
    isSelected: true,
  })
})

it('chat stays closed at 18 likes, and without a broker', async () => {
  expect(await statusOf({ floorPlanLikes: 18, hasBroker: true })).toMatchObject({
    canAccessChat: false,
    isSelected: true,
  })
  expect(await statusOf({ floorPlanLikes: 19, hasBroker: false })).toMatchObject({
    canAccessChat: false,
    isSelected: false,
  })
})

it('without conversations nothing is unread', async () => {
  expect(await statusOf({ floorPlanLikes: 0, hasBroker: false })).toMatchObject({ unreadCount: 0 })
})
