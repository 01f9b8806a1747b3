import { SHARED_PLANS_LIMIT, SHARED_PLANS_MAX } from '@dream/contract/rules/designs/shared-plans'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { somePlans, storeDesigns } from '#testing/designs/swipers.ts'
import { aBroker, aBuyer, type Person } from '#testing/people/people.ts'

const ORIGIN = 'http://localhost:3000'
let server: TestApp
let plans: string[]
const plan = () => plans[0] ?? ''
const other = () => plans[1] ?? ''

beforeAll(async () => {
  server = await startTestApp({ settings: { PUBLIC_URL: ORIGIN } })
  plans = await somePlans(server.database, SHARED_PLANS_MAX + 2)
  await server.catalogue.refresh()
})
afterAll(() => server.close())

const share = ({ headers }: Partial<Person>, designId: string) =>
  server.app.inject({
    method: 'POST',
    url: '/api/shared-plans',
    headers: { ...headers, origin: ORIGIN },
    payload: { designId },
  })
const stop = ({ headers }: Partial<Person>, designId: string) =>
  server.app.inject({
    method: 'DELETE',
    url: `/api/shared-plans/${designId}`,
    headers: { ...headers, origin: ORIGIN },
  })
const list = async ({ headers }: Person) => {
  const answer = await server.app.inject({ url: '/api/shared-plans', headers })
  return answer.json().items.map(({ designId }: { designId: string }) => designId)
}
const tokenOf = (url: string) => url.slice(`${ORIGIN}/plan/`.length)
const stored = async (userId: string) => {
  const { rows } = await sql<{ token: string }>`
    select token from shared_plans where user_id = ${userId}`.execute(server.database.db)
  return rows.map(({ token }) => token)
}
/** Inserts links made long ago, which do not count in the hourly limit. */
const shareLongAgo = (userId: string, designIds: readonly string[]) =>
  sql`insert into shared_plans (user_id, design_id, token, shared_at)
    select ${userId}, id::uuid, md5(random()::text), now() - interval '1 day' from unnest(${designIds}::text[]) as id`.execute(
    server.database.db,
  )

describe('sharing a plan', () => {
  it('makes a link that cannot be guessed and names nobody', async () => {
    const buyer = await aBuyer(server.database)

    const answer = await share(buyer, plan())

    expect(answer.statusCode).toBe(200)
    const { designId, url } = answer.json()
    expect(designId).toBe(plan())
    expect(tokenOf(url)).toMatch(/^[0-9a-f]{32}$/)
    expect(answer.body).not.toContain(buyer.user.id)
    expect(await list(buyer)).toEqual([plan()])
  })

  it('again returns the existing link', async () => {
    const buyer = await aBuyer(server.database)

    const [first, again] = [await share(buyer, plan()), await share(buyer, plan().toUpperCase())]

    expect(again.json()).toEqual(first.json())
  })

  it('from twenty tabs at once makes one link', async () => {
    const buyer = await aBuyer(server.database)

    const answers = await Promise.all(Array.from({ length: 20 }, () => share(buyer, plan())))

    expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
    expect(await stored(buyer.user.id)).toHaveLength(1)
  })

  it('is each person’s own: two people have two links, and see their own only', async () => {
    const [one, two] = [await aBuyer(server.database), await aBuyer(server.database)]

    const [first, second] = [await share(one, plan()), await share(two, plan())]
    await share(two, other())

    expect(first.json().url).not.toBe(second.json().url)
    expect(await list(one)).toEqual([plan()])
    expect(await list(two)).toEqual([other(), plan()])
  })

  it.each([
    ['a kitchen', aDesignDocument({ category: 'Kitchen', plan: null }), 'published'],
    ['a plan that is no longer in the catalogue', aDesignDocument(), 'archived'],
  ])('%s is refused with what is wrong', async (_, design, status) => {
    const buyer = await aBuyer(server.database)
    await storeDesigns(server.database, [design])
    await sql`update designs set status = ${status}, updated_at = clock_timestamp() where id = ${design.id}`.execute(
      server.database.db,
    )
    await server.catalogue.refresh()

    const answer = await share(buyer, design.id)

    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toMatch(/can't be shared/)
  })

  it('with an invalid id is refused at its field', async () => {
    const answer = await share(await aBuyer(server.database), 'wattle')

    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].path).toBe('designId')
  })
})

describe('the limits', () => {
  it(`${SHARED_PLANS_MAX} plans at a time: one more is refused with what to do, also when two are asked at once`, async () => {
    const buyer = await aBuyer(server.database)
    await shareLongAgo(buyer.user.id, plans.slice(0, SHARED_PLANS_MAX - 1))

    const answers = await Promise.all(plans.slice(-2).map((id) => share(buyer, id)))

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
    const refused = answers.find(({ statusCode }) => statusCode === 409)
    expect(refused?.json()).toMatchObject({
      code: 'shared-plans-full',
      message: expect.stringContaining('Stop sharing one'),
    })
    expect((await share(buyer, plan())).statusCode).toBe(200)
  })

  it('new links are rate limited, and stopping does not raise the limit', async () => {
    const buyer = await aBuyer(server.database)
    for (let made = 0; made < SHARED_PLANS_LIMIT.count; made += 1) {
      await share(buyer, plan())
      await stop(buyer, plan())
    }

    const answer = await share(buyer, plan())

    expect(answer.statusCode).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json().code).toBe('too-many-attempts')
  })
})

describe('stopping', () => {
  it('deletes the link, and sharing again makes a new one', async () => {
    const buyer = await aBuyer(server.database)
    const before = (await share(buyer, plan())).json()

    const answers = [await stop(buyer, plan()), await stop(buyer, plan())]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
    expect(await stored(buyer.user.id)).toEqual([])
    expect(await list(buyer)).toEqual([])
    expect((await share(buyer, plan())).json().url).not.toBe(before.url)
  })

  it('does not affect what somebody else shares', async () => {
    const [owner, stranger] = [await aBuyer(server.database), await aBuyer(server.database)]
    await share(owner, plan())

    expect((await stop(stranger, plan())).statusCode).toBe(204)

    expect(await list(owner)).toEqual([plan()])
  })

  it('deleting a person deletes their links', async () => {
    const buyer = await aBuyer(server.database)
    await share(buyer, plan())

    await sql`delete from users where id = ${buyer.user.id}`.execute(server.database.db)

    expect(await stored(buyer.user.id)).toEqual([])
  })
})

describe('shared plans are for buyers', () => {
  it.each([
    ['a visitor', async () => ({}), 401],
    ['a broker', () => aBroker(server.database), 403],
    ['a buyer without a phone', () => aBuyer(server.database, { isPhoneVerified: false }), 403],
  ])('%s neither lists, shares nor stops', async (_, aPerson, status) => {
    const person: Partial<Person> = await aPerson()
    const { headers } = person

    const answers = [
      await server.app.inject({ url: '/api/shared-plans', ...(headers && { headers }) }),
      await share(person, plan()),
      await stop(person, plan()),
    ]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([status, status, status])
  })

  it('a request without its CSRF token changes nothing', async () => {
    const buyer = await aBuyer(server.database)

    const answer = await share({ headers: { ...buyer.headers, 'x-csrf-token': 'none' } }, plan())

    expect(answer.statusCode).toBe(403)
    expect(await list(buyer)).toEqual([])
  })
})
