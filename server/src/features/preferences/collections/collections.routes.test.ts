import { randomUUID } from 'node:crypto'
import {
  COLLECTION_DESIGNS_MAX,
  COLLECTION_NAME_MAX,
  COLLECTIONS_MAX,
} from '@dream/contract/rules/designs/collections'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { somePlans } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'

let server: TestApp
let plans: string[]
let buyer: Person
beforeAll(async () => {
  server = await startTestApp()
  plans = await somePlans(server.database, COLLECTION_DESIGNS_MAX + 1)
  await server.catalogue.refresh()
})
afterAll(() => server.close())
beforeEach(async () => {
  buyer = await aBuyer(server.database)
})

type Method = 'GET' | 'PUT' | 'PATCH' | 'DELETE' | 'POST'
const send = ({ headers }: Person, [method, path]: readonly [Method, string], payload?: object) =>
  server.app.inject({ method, url: `/api/preferences/${path}`, headers, ...(payload && { payload }) })
const put = (person: Person, path: string, payload?: object) =>
  send(person, ['PUT', `collections${path}`], payload)
const list = async (person: Person) => (await send(person, ['GET', 'collections'])).json().items
const like = (person: Person, designId: string, action = 'like') =>
  server.app.inject({
    method: 'POST',
    url: '/api/preferences',
    headers: person.headers,
    payload: { designId, action },
  })
const likeFirst = async (person: Person, count: number) => {
  for (const id of plans.slice(0, count)) await like(person, id)
}
async function aCollection(person: Person, name = 'For Mum') {
  const id = randomUUID()
  await put(person, `/${id}`, { name })
  return id
}

describe('a collection', () => {
  it('has a name, holds liked designs in the order in which they were added, and opens', async () => {
    await likeFirst(buyer, 2)
    const id = await aCollection(buyer, '  Corner blocks ')

    await put(buyer, `/${id}/designs/${plans[1]}`)
    const answer = await put(buyer, `/${id}/designs/${plans[0]}`)

    expect(answer.json().items).toMatchObject([
      { id, name: 'Corner blocks', note: '', version: 1, designIds: [plans[1], plans[0]] },
    ])
    expect(answer.json().items[0].covers).toHaveLength(2)
    const designs = await send(buyer, ['GET', `collections/${id}/designs`])
    expect(designs.json().map((design: { id: string }) => design.id)).toEqual([plans[1], plans[0]])
  })

  it('is made once for repeated requests, and holds a design once, which others may hold too', async () => {
    await likeFirst(buyer, 1)
    const [id, other] = [await aCollection(buyer), await aCollection(buyer, 'Two')]

    await Promise.all(Array.from({ length: 5 }, () => put(buyer, `/${id}`, { name: 'Again' })))
    await Promise.all(Array.from({ length: 5 }, () => put(buyer, `/${id}/designs/${plans[0]}`)))
    await put(buyer, `/${other}/designs/${plans[0]}`)

    expect(
      (await list(buyer)).map((each: { name: string; designIds: string[] }) => [each.name, each.designIds]),
    ).toEqual([
      ['For Mum', [plans[0]]],
      ['Two', [plans[0]]],
    ])
  })

  it('accepts only liked designs', async () => {
    const id = await aCollection(buyer)
    await like(buyer, plans[0] ?? '', 'pass')

    const answer = await put(buyer, `/${id}/designs/${plans[0]}`)

    expect(answer.statusCode).toBe(404)
    expect(answer.json().message).toBe('Only designs that you like go into a collection.')
  })

  it('hides a design while it is not liked, and shows it in its old place when it is liked again', async () => {
    await likeFirst(buyer, 2)
    const id = await aCollection(buyer)
    for (const design of plans.slice(0, 2)) await put(buyer, `/${id}/designs/${design}`)

    await like(buyer, plans[0] ?? '', 'pass')
    const [without] = await list(buyer)
    await like(buyer, plans[0] ?? '')
    const [again] = await list(buyer)

    expect(without.designIds).toEqual([plans[1]])
    expect(again.designIds).toEqual(plans.slice(0, 2))
  })

  it('keeps the place of a design that is not liked for a while, whatever is added meanwhile', async () => {
    await likeFirst(buyer, 3)
    const id = await aCollection(buyer)
    for (const design of plans.slice(0, 2)) await put(buyer, `/${id}/designs/${design}`)
    await like(buyer, plans[0] ?? '', 'pass')

    await put(buyer, `/${id}/designs/${plans[2]}`)
    await like(buyer, plans[0] ?? '')

    expect((await list(buyer))[0]?.designIds).toEqual(plans.slice(0, 3))
  })

  it('releases a design, or is deleted, without changing the likes', async () => {
    await likeFirst(buyer, 2)
    const id = await aCollection(buyer)
    for (const design of plans.slice(0, 2)) await put(buyer, `/${id}/designs/${design}`)

    const out = await send(buyer, ['DELETE', `collections/${id}/designs/${plans[0]}`])
    expect(out.json().items[0].designIds).toEqual([plans[1]])
    const gone = await send(buyer, ['DELETE', `collections/${id}`])
    expect(gone.json().items).toEqual([])
    expect((await send(buyer, ['GET', 'liked'])).json()).toHaveLength(2)
  })
})

describe('the order', () => {
  it('is the person’s; designs that another window has added meanwhile stay at the end', async () => {
    await likeFirst(buyer, 3)
    const id = await aCollection(buyer)
    for (const design of plans.slice(0, 3)) await put(buyer, `/${id}/designs/${design}`)

    const answer = await put(buyer, `/${id}/order`, { designIds: [plans[2], plans[0]] })

    expect(answer.json().items[0].designIds).toEqual([plans[2], plans[0], plans[1]])
  })

  it('applies to the collections themselves too', async () => {
    const ids = [await aCollection(buyer, 'a'), await aCollection(buyer, 'b'), await aCollection(buyer, 'c')]

    await put(buyer, '', { ids: [ids[2], randomUUID(), ids[0]] })

    expect((await list(buyer)).map(({ name }: { name: string }) => name)).toEqual(['c', 'a', 'b'])
  })
})

describe('name and note', () => {
  it('are changed by the window with the current version; the other one gets a conflict and loses nothing', async () => {
    const id = await aCollection(buyer)
    const edit = (payload: object) => send(buyer, ['PATCH', `collections/${id}`], payload)

    const answers = await Promise.all([
      edit({ version: 1, note: 'Ask about the slope' }),
      edit({ version: 1, name: 'For Dad' }),
    ])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    const [now] = await list(buyer)
    expect(now.version).toBe(2)
    expect((await edit({ version: 2, name: 'For both' })).json().items[0].name).toBe('For both')
  })

  it.each([
    ['no name', '   '],
    ['a name without end', 'x'.repeat(COLLECTION_NAME_MAX + 1)],
  ])('%s is refused at its field', async (_, name) => {
    const answer = await put(buyer, `/${randomUUID()}`, { name })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors[0].path).toBe('name')
  })
})

describe('the limits', () => {
  it('of collections holds also for two windows at once', async () => {
    for (let made = 1; made < COLLECTIONS_MAX; made += 1) await aCollection(buyer, `No. ${made}`)

    const answers = await Promise.all([1, 2].map(() => put(buyer, `/${randomUUID()}`, { name: 'One more' })))

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect(await list(buyer)).toHaveLength(COLLECTIONS_MAX)
  })

  it('of designs in one counts visible designs only', async () => {
    const id = await aCollection(buyer)
    const userId = buyer.user.id
    await likeFirst(buyer, 1)
    await like(buyer, plans.at(-1) ?? '')
    await sql`insert into preferences (user_id, design_id, action)
      select ${userId}, id::uuid, 'like' from unnest(${plans}::text[]) as id
      on conflict do nothing`.execute(server.database.db)
    await sql`insert into collection_designs (user_id, collection_id, design_id, place)
      select ${userId}, ${id}, id::uuid, place
      from unnest(${plans.slice(0, -1)}::text[]) with ordinality as list (id, place)`.execute(
      server.database.db,
    )

    const full = await put(buyer, `/${id}/designs/${plans.at(-1)}`)
    expect(full.json().code).toBe('collection-full')
    await like(buyer, plans[0] ?? '', 'pass')

    expect((await put(buyer, `/${id}/designs/${plans.at(-1)}`)).statusCode).toBe(200)
  })
})

it('nobody else sees a collection, changes it, or is affected by its id', async () => {
  await likeFirst(buyer, 1)
  const id = await aCollection(buyer)
  await put(buyer, `/${id}/designs/${plans[0]}`)
  const stranger = await aBuyer(server.database)
  await likeFirst(stranger, 1)

  expect((await send(stranger, ['GET', `collections/${id}/designs`])).statusCode).toBe(404)
  expect(
    (await send(stranger, ['PATCH', `collections/${id}`], { version: 1, name: 'Mine' })).statusCode,
  ).toBe(404)
  expect((await put(stranger, `/${id}/designs/${plans[0]}`)).statusCode).toBe(404)
  expect((await put(stranger, `/${id}/order`, { designIds: [] })).statusCode).toBe(404)
  await send(stranger, ['DELETE', `collections/${id}/designs/${plans[0]}`])
  await send(stranger, ['DELETE', `collections/${id}`])
  await put(stranger, `/${id}`, { name: 'The same id' })

  expect(await list(buyer)).toMatchObject([{ name: 'For Mum', designIds: [plans[0]] }])
  expect(await list(stranger)).toMatchObject([{ name: 'The same id', designIds: [] }])
})
