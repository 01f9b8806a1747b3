import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'

type Card = { id: string; tags: string[]; why: string | null; tastes?: { tag: string; label: string }[] }

let server: TestApp
let buyer: Person
beforeAll(async () => {
  server = await startTestApp()
  const plans = Array.from({ length: 60 }, (_, at) =>
    aDesignDocument({
      frontage: 8 + at / 4,
      tags: [at % 4 === 0 ? 'room:study' : 'room:media', at % 2 === 0 ? 'living:rear' : 'living:front'],
      plan: { template: `template-${at % 6}` },
    }),
  )
  await storeDesigns(server.database, plans)
  await server.catalogue.refresh()
})
afterAll(() => server.close())
beforeEach(async () => {
  buyer = await aBuyer(server.database)
})

const wish = (tag: string, asked: 'more' | 'less' | null, { headers } = buyer) =>
  server.app.inject({
    method: 'PUT',
    url: `/api/preferences/wishes/${tag}`,
    headers,
    payload: { wish: asked },
  })
const hand = async ({ headers } = buyer): Promise<Card[]> =>
  (await server.app.inject({ url: '/api/designs?batch=12', headers })).json()
const studiesIn = (cards: readonly Card[]) => cards.filter(({ tags }) => tags.includes('room:study')).length

describe('a wish', () => {
  it('for more of a tag shows in the next hand, and on its cards', async () => {
    // Hands are random: half of one buyer's twelve cards may have a study without a wish.
    const buyers = await Promise.all(Array.from({ length: 4 }, () => aBuyer(server.database)))
    const hands = async () => (await Promise.all(buyers.map(hand))).flat()
    const before = studiesIn(await hands())

    for (const each of buyers) await wish('room:study', 'more', each)
    const after = await hands()

    expect(studiesIn(after)).toBeGreaterThan(before + 12)
    const told = after.find(({ why }) => why === 'Study, as you asked.')
    expect(told?.tastes).toEqual([{ tag: 'room:study', label: 'Study' }])
  })

  it('for less of a tag leaves it out of the next hand', async () => {
    await wish('room:study', 'more')
    await wish('room:study', 'less')

    expect(studiesIn(await hand())).toBe(0)
  })

  it('can be taken back, and the hand is as before', async () => {
    const before = (await hand()).map(({ id }) => id)
    await wish('room:study', 'more')
    await wish('room:study', null)

    expect((await hand()).map(({ id }) => id)).toEqual(before)
  })

  it("is the person's own, and listed by label", async () => {
    await wish('room:study', 'more')
    const answer = await wish('living:front', 'less')
    const other = await aBuyer(server.database)

    expect(answer.json().items).toEqual([
      { tag: 'living:front', label: 'Living at the front', wish: 'less' },
      { tag: 'room:study', label: 'Study', wish: 'more' },
    ])
    const theirs = await server.app.inject({ url: '/api/preferences/wishes', headers: other.headers })
    expect(theirs.json()).toEqual({ items: [] })
  })

  it('for a tag without designs or without a label is refused', async () => {
    const unknown = await wish('room:helipad', 'more')
    const nameless = await wish('template:template-1', 'more')

    expect([unknown.statusCode, nameless.statusCode]).toEqual([404, 404])
    expect((await wish('room:study', 'more')).json().items).toHaveLength(1)
  })
})

it('records that the details were opened before the swipe', async () => {
  const [first, second] = await hand()
  const swipe = (designId: string | undefined, wasOpened?: boolean) =>
    server.app.inject({
      method: 'POST',
      url: '/api/preferences',
      headers: buyer.headers,
      payload: { designId, action: 'pass', swipeId: randomUUID(), ...(wasOpened && { wasOpened }) },
    })

  await swipe(first?.id, true)
  await swipe(second?.id)

  const rows = await server.database.db
    .selectFrom('preferences')
    .select(['design_id', 'was_opened'])
    .where('user_id', '=', buyer.user.id)
    .execute()
  expect(Object.fromEntries(rows.map((row) => [row.design_id, row.was_opened]))).toEqual({
    [first?.id ?? '']: true,
    [second?.id ?? '']: false,
  })
})
