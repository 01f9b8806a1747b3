import { TOURS } from '@dream/contract/rules/app/tours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

const status = ({ headers }: Person, tour: string) =>
  server.app.inject({ url: `/api/tours/${tour}/status`, headers })
const complete = ({ headers }: Person, tour: string) =>
  server.app.inject({ method: 'POST', url: `/api/tours/${tour}/complete`, headers })

const NOT_YET = { completed: false, completedAt: null }

describe('a tour', () => {
  it.each(TOURS)('%s is not completed before it was seen, and completed after', async (tour) => {
    const buyer = await aBuyer(server.database)

    const before = await status(buyer, tour)
    const answer = await complete(buyer, tour)
    const after = await status(buyer, tour)

    expect(before.json()).toEqual(NOT_YET)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ completed: true, completedAt: expect.stringMatching(/^\d{4}-/) })
    expect(after.json()).toEqual(answer.json())
  })

  it('is completed on its own, for this person only', async () => {
    const [buyer, other] = [await aBuyer(server.database), await aBuyer(server.database)]

    await complete(buyer, 'explore')

    expect((await status(buyer, 'land')).json()).toEqual(NOT_YET)
    expect((await status(other, 'explore')).json()).toEqual(NOT_YET)
  })

  it('that is completed again keeps its first time', async () => {
    const buyer = await aBuyer(server.database)
    const first = await complete(buyer, 'dreamlist')

    const again = await complete(buyer, 'dreamlist')

    expect(again.statusCode).toBe(200)
    expect(again.json()).toEqual(first.json())
  })

  it.each(['welcome', 'EXPLORE', 'explore%00', '../explore'])('named %s is not found', async (name) => {
    const buyer = await aBuyer(server.database)

    const answers = [await status(buyer, name), await complete(buyer, name)]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  })
})

describe('two tabs that complete a tour', () => {
  it('at the same time get the same answer, and it is stored once', async () => {
    const buyer = await aBuyer(server.database)

    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(buyer, 'explore')))

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    const {
      rows: [row],
    } = await sql<{ count: number }>`
      select count(*)::int as count from completed_tours where user_id = ${buyer.user.id}`.execute(
      server.database.db,
    )
    expect(row?.count).toBe(1)
  })
})

describe('tours are for buyers', () => {
  it('a visitor is asked to sign in', async () => {
    const answer = await server.app.inject({ url: '/api/tours/explore/status' })

    expect(answer.statusCode).toBe(401)
  })

  it.each([
    ['a broker', () => aBroker(server.database), 'forbidden'],
    [
      'a buyer without a profile',
      () => aBuyer(server.database, { hasCompletedProfile: false }),
      'profile-incomplete',
    ],
  ])('%s has none', async (_, aPerson, code) => {
    const person = await aPerson()

    const answers = [await status(person, 'explore'), await complete(person, 'explore')]

    expect(answers.map((answer) => answer.json().code)).toEqual([code, code])
  })
})

it('deleting the account deletes its tours', async () => {
  const buyer = await aBuyer(server.database)
  await complete(buyer, 'explore')

  await sql`delete from users where id = ${buyer.user.id}`.execute(server.database.db)

  const { rows } = await sql`select 1 from completed_tours where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  expect(rows).toHaveLength(0)
})
