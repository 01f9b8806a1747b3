import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { POLICY } from '../taste/scoring.ts'
import { createDealLog } from './deal-log.ts'
import { KEPT_DAYS, rollUpDealt } from './deal-log.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  // Several templates, since a pool of one template's plans is sometimes down to one of them.
  const plans = Array.from({ length: 40 }, (_, at) =>
    aDesignDocument({ frontage: 8 + at / 2, plan: { template: `template-${at % 8}` } }),
  )
  await storeDesigns(server.database, plans)
  await server.catalogue.refresh()
})
afterAll(() => server.close())

type Row = {
  deal: string
  policy: string
  place: number
  is_random: boolean
  probability: number
  reason: string | null
  action: string | null
}
const logged = async (): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select encode(deal, 'hex') as deal, policy, place, is_random, probability, reason, action from dealt_cards order by at, place`.execute(
    server.database.db,
  )
  return rows
}
type Dealt = { id: string; deal: string; why: string | null }
const hand = async ({ headers }: Person, exclude: string[] = []): Promise<Dealt[]> => {
  const answer = await server.app.inject({ url: `/api/designs?batch=5&exclude=${exclude.join()}`, headers })
  return answer.json()
}

it('has each dealt card with its outcome, and no person', async () => {
  const buyer = await aBuyer(server.database)

  const cards = await hand(buyer)
  await server.app.inject({
    method: 'POST',
    url: '/api/preferences',
    headers: buyer.headers,
    payload: { designId: cards[1]?.id, action: 'like', deal: cards[1]?.deal },
  })

  await expect
    .poll(async () => (await logged()).map(({ action }) => action))
    .toEqual([null, 'like', null, null, null])
  const rows = await logged()
  expect(rows.map(({ deal, place }) => [deal, place])).toEqual(cards.map(({ deal }, place) => [deal, place]))
  expect(rows[0]).toMatchObject({ policy: POLICY, is_random: false, probability: 1, reason: null })
  const { rows: stored } = await sql`select * from dealt_cards`.execute(server.database.db)
  expect(JSON.stringify(stored)).not.toContain(buyer.user.id)
})

it('has one card in twenty dealt at random, with equal probability within its pool', async () => {
  const buyer = await aBuyer(server.database)
  await sql`delete from dealt_cards`.execute(server.database.db)
  const held: string[] = []
  for (let hands = 0; hands < 4; hands += 1) held.push(...(await hand(buyer, held)).map(({ id }) => id))

  await expect.poll(async () => (await logged()).length).toBe(20)
  const random = (await logged()).filter((row) => row.is_random)

  expect(random).toHaveLength(1)
  expect(random[0]?.probability).toBeGreaterThan(0)
  expect(random[0]?.probability).toBeLessThanOrEqual(0.5)
})

it('leaves the numbers of a person out of the reason', async () => {
  await sql`delete from dealt_cards`.execute(server.database.db)
  const log = createDealLog(server.database)
  const card = {
    policy: 'p',
    designId: '00000000-0000-4000-8000-000000000001',
    place: 0,
    isRandom: false,
    probability: 1,
  }

  log.dealt({ ...card, why: 'It suits your block, 12.5 m wide.' })
  await log.flush()

  expect((await logged())[0]?.reason).toBe('It suits your block, # m wide.')
})

it('is counted by day once swipes have settled, once, and deleted when it is old', async () => {
  await sql`delete from dealt_cards`.execute(server.database.db)
  await sql`
    insert into dealt_cards (deal, at, policy, design_id, place, is_random, probability, action)
    select decode(lpad(to_hex(n), 16, '0'), 'hex'), now() - make_interval(days => days), 'p', gen_random_uuid(), 0, false, 1,
      case when n % 3 = 0 then 'like' when n % 3 = 1 then 'pass' end
    from generate_series(1, 6) as n, (values (0)) as none, lateral (select case when n <= 3 then 5 else ${KEPT_DAYS} + 1 end as days) as age
  `.execute(server.database.db)

  for (const _ of [1, 2]) await server.database.transaction(rollUpDealt)

  const { rows } =
    await sql`select dealt, likes, passes from deal_days where policy = 'p' order by day`.execute(
      server.database.db,
    )
  expect(rows).toEqual([
    { dealt: 3, likes: 1, passes: 1 },
    { dealt: 3, likes: 1, passes: 1 },
  ])
  expect(await logged()).toHaveLength(3)
})
