import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'

let server: TestApp
const plans = Array.from({ length: 40 }, (_, at) =>
  aDesignDocument({ frontage: 8 + at / 4, tags: at < 12 ? ['room:courtyard'] : ['room:media'] }),
)
beforeAll(async () => {
  server = await startTestApp()
  await storeDesigns(server.database, plans)
  await server.catalogue.refresh()
})
afterAll(() => server.close())

async function like({ headers }: Person, from: number, to: number) {
  for (const { id: designId } of plans.slice(from, to)) {
    const payload = { designId, action: 'like', swipeId: randomUUID() }
    await server.app.inject({ method: 'POST', url: '/api/preferences', headers, payload })
  }
}
const get = async ({ headers }: Person, name: string) =>
  (await server.app.inject({ url: `/api/preferences/${name}`, headers })).json()

it("compares each tag with everybody's likes, of which only counts are stored, and names this week's change", async () => {
  const buyer = await aBuyer(server.database)
  await like(buyer, 12, 20)
  await sql`update preferences set at = at - interval '20 days' where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  await like(buyer, 0, 8)
  await sql`
    insert into design_days (day, design_id, likes, passes, reasons)
    select current_date - 1, id, case when document ->> 'tags' like '%courtyard%' then 25 else 30 end, 0, '{}' from designs`.execute(
    server.database.db,
  )
  await server.catalogue.refresh()

  const { items } = await get(buyer, 'top-tags')

  const courtyard = items.find(({ tag }: { tag: string }) => tag === 'room:courtyard')
  expect(courtyard).toMatchObject({
    sentence: 'Courtyard: 8 of your 16 likes',
    beside: 'Twice as often as others',
    change: 'More this week: 8 of 8 plans',
  })
})

it('has a report from ten likes on', async () => {
  const buyer = await aBuyer(server.database)
  await like(buyer, 0, 9)
  expect(await get(buyer, 'report')).toEqual({ likes: 9, needed: 10, cards: [] })

  await like(buyer, 9, 10)
  const { likes, cards } = await get(buyer, 'report')

  expect([likes, cards.length]).toEqual([10, 6])
  expect(cards[0]).toMatchObject({
    kind: 'room',
    figure: 'Courtyard',
    sentence: '10 of the 10 plans you like have it.',
  })
})
