import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aVideoDocument, storeVideos } from '#testing/designs/videos.ts'

let server: TestApp
const videos = [aVideoDocument(), aVideoDocument({ topic: 'Sun and air' }), aVideoDocument()]
const gone = aVideoDocument()
const [first = '', second = ''] = videos.map(({ id }) => id)

beforeAll(async () => {
  server = await startTestApp()
  await storeVideos(server.database, [...videos, gone])
  await sql`update videos set status = 'archived' where id = ${gone.id}`.execute(server.database.db)
})
afterAll(() => server.close())

const get = async (url: string, { headers }: Person) => (await server.app.inject({ url, headers })).json()
const change = async (method: 'PUT' | 'DELETE', id: string, { headers }: Person) =>
  (await server.app.inject({ method, url: `/api/videos/favorites/${id}`, headers })).statusCode

async function kept(buyer: Person): Promise<string[]> {
  const { items } = await get('/api/videos/favorites', buyer)
  return items.map(({ id }: { id: string }) => id)
}

it('the videos are listed whole and in their order, without archived ones', async () => {
  const buyer = await aBuyer(server.database)

  expect(await get('/api/videos', buyer)).toEqual({ items: videos })
})

describe('keeping a video', () => {
  it('lists it, newest first, for the person who kept it alone', async () => {
    const [buyer, other] = [await aBuyer(server.database), await aBuyer(server.database)]

    expect(await change('PUT', first, buyer)).toBe(204)
    expect(await change('PUT', second, buyer)).toBe(204)

    expect(await kept(buyer)).toEqual([second, first])
    expect(await kept(other)).toEqual([])
  })

  it('twice is once, and stays where it was', async () => {
    const buyer = await aBuyer(server.database)
    await change('PUT', first, buyer)
    await change('PUT', second, buyer)

    expect(await change('PUT', first, buyer)).toBe(204)

    expect(await kept(buyer)).toEqual([second, first])
  })

  it('can be taken back, also twice and when it was never kept', async () => {
    const buyer = await aBuyer(server.database)
    await change('PUT', first, buyer)

    expect([await change('DELETE', first, buyer), await change('DELETE', first, buyer)]).toEqual([204, 204])
    expect(await change('DELETE', randomUUID(), buyer)).toBe(204)

    expect(await kept(buyer)).toEqual([])
  })

  it.each([
    ['that is archived', gone.id],
    ['that does not exist', randomUUID()],
    ['whose id is none', 'nonsense'],
  ])('%s is not found', async (_, id) => {
    const buyer = await aBuyer(server.database)

    expect(await change('PUT', id, buyer)).toBe(404)
    expect(await kept(buyer)).toEqual([])
  })

  it('that is archived later is no longer listed, and may still be taken back', async () => {
    const buyer = await aBuyer(server.database)
    const late = aVideoDocument()
    await storeVideos(server.database, [late])
    await change('PUT', late.id, buyer)
    await sql`update videos set status = 'archived' where id = ${late.id}`.execute(server.database.db)

    expect(await kept(buyer)).toEqual([])
    expect(await change('DELETE', late.id, buyer)).toBe(204)
  })
})

describe('at the same time', () => {
  it('twenty keepings of one video are one', async () => {
    const buyer = await aBuyer(server.database)

    const answers = await Promise.all(Array.from({ length: 20 }, () => change('PUT', first, buyer)))

    expect(new Set(answers)).toEqual(new Set([204]))
    expect(await kept(buyer)).toEqual([first])
  })

  it('keeping and letting go in any order fail nobody, and the last word stands', async () => {
    const buyer = await aBuyer(server.database)
    const calls = Array.from({ length: 20 }, (_, at) => change(at % 2 ? 'PUT' : 'DELETE', first, buyer))

    expect(new Set(await Promise.all(calls))).toEqual(new Set([204]))

    await change('DELETE', first, buyer)
    expect(await kept(buyer)).toEqual([])
  })
})

it('whoever deletes their account leaves nothing kept behind', async () => {
  const buyer = await aBuyer(server.database)
  await change('PUT', first, buyer)

  await sql`delete from users where id = ${buyer.user.id}`.execute(server.database.db)

  const {
    rows: [row],
  } = await sql<{ count: number }>`
    select count(*)::int as count from video_favorites where user_id = ${buyer.user.id}`.execute(
    server.database.db,
  )
  expect(row?.count).toBe(0)
})
