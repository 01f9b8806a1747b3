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

describe('a favourite video', () => {
  it('is listed, newest first, for its own person only', async () => {
    const [buyer, other] = [await aBuyer(server.database), await aBuyer(server.database)]

    expect(await change('PUT', first, buyer)).toBe(204)
    expect(await change('PUT', second, buyer)).toBe(204)

    expect(await kept(buyer)).toEqual([second, first])
    expect(await kept(other)).toEqual([])
  })

  it('saved twice is one, and keeps its place', async () => {
    const buyer = await aBuyer(server.database)
    await change('PUT', first, buyer)
    await change('PUT', second, buyer)

    expect(await change('PUT', first, buyer)).toBe(204)

    expect(await kept(buyer)).toEqual([second, first])
  })

  it('can be removed, also twice and when it was never saved', async () => {
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

  it('that is archived later is no longer listed, and may still be removed', async () => {
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
  it('twenty requests to save one video make one favourite', async () => {
    const buyer = await aBuyer(server.database)

    const answers = await Promise.all(Array.from({ length: 20 }, () => change('PUT', first, buyer)))

    expect(new Set(answers)).toEqual(new Set([204]))
    expect(await kept(buyer)).toEqual([first])
  })

  it('saving and removing in any order never fail, and the last one counts', async () => {
    const buyer = await aBuyer(server.database)
    const calls = Array.from({ length: 20 }, (_, at) => change(at % 2 ? 'PUT' : 'DELETE', first, buyer))

    expect(new Set(await Promise.all(calls))).toEqual(new Set([204]))

    await change('DELETE', first, buyer)
    expect(await kept(buyer)).toEqual([])
  })
})

it('deleting the account deletes its favourites', async () => {
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

describe('the watching progress of a video', () => {
  const put = async (buyer: Person, ...items: object[]) =>
    (
      await server.app.inject({
        method: 'PUT',
        url: '/api/videos/progress',
        headers: buyer.headers,
        payload: { items },
      })
    ).statusCode
  const progressOf = async (buyer: Person) => (await get('/api/videos/progress', buyer)).items
  const at = (atS: number, minute: number, isWatched = false) => ({
    id: first,
    atS,
    isWatched,
    seenAt: `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`,
  })

  it('is stored for the person only', async () => {
    const [buyer, other] = [await aBuyer(server.database), await aBuyer(server.database)]

    expect(await put(buyer, at(12.5, 1))).toBe(204)

    expect(await progressOf(buyer)).toEqual([at(12.5, 1)])
    expect(await progressOf(other)).toEqual([])
  })

  it('is the latest one, in whatever order devices send it, and once watched stays so', async () => {
    const buyer = await aBuyer(server.database)

    await put(buyer, at(28, 3, true))
    await put(buyer, at(5, 9), at(4, 8))
    await put(buyer, at(20, 2))

    expect(await progressOf(buyer)).toEqual([at(5, 9, true)])
  })

  it('sent by two devices at once is the newer one', async () => {
    const buyer = await aBuyer(server.database)

    await Promise.all([put(buyer, at(7, 7)), put(buyer, at(6, 6)), put(buyer, at(8, 8))])

    expect(await progressOf(buyer)).toEqual([at(8, 8)])
  })

  it('from a clock that is ahead does not win forever', async () => {
    const buyer = await aBuyer(server.database)
    const ahead = { ...at(9, 1), seenAt: '2099-01-01T00:00:00.000Z' }
    await put(buyer, ahead)

    const [known] = await progressOf(buyer)
    await put(buyer, { ...at(3, 1), seenAt: new Date(Date.now() + 1000).toISOString() })

    expect(Date.parse(known.seenAt)).toBeLessThanOrEqual(Date.now() + 1000)
    expect((await progressOf(buyer))[0].atS).toBe(3)
  })

  it('of a video that is gone is left out, and invalid progress is refused', async () => {
    const buyer = await aBuyer(server.database)

    expect(await put(buyer, { ...at(1, 1), id: randomUUID() }, at(2, 2))).toBe(204)
    expect(await put(buyer, at(-1, 1))).toBe(400)
    expect(await put(buyer)).toBe(400)

    expect(await progressOf(buyer)).toEqual([at(2, 2)])
  })
})
