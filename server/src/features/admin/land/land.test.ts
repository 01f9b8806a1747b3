import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aLandCard, aLandDocument } from '#testing/designs/land-cards.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'
import { replaceLandLibrary } from '#features/land/land.store.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function anEditor(name = 'Edda') {
  const { cookies } = await anAdmin(server.database, { adminRole: 'editor', name })
  const browser = openBrowser(server.app, { cookies })
  const path = (id: string) => `/api/admin/land/${id}`
  return {
    browser,
    read: async (id: string) => bodyOf(await browser.get(path(id))),
    write: (id: string, changes: object, version = 1) => browser.patch(path(id), { version, changes }),
    act: (id: string, action: string, body: object) => browser.post(`${path(id)}/${action}`, body),
  }
}
async function titleForBuyers(id: string): Promise<string | undefined> {
  const { headers } = await aBuyer(server.database)
  const { items } = bodyOf(await server.app.inject({ url: '/api/land', headers }))
  return items.find((card: { id: string }) => card.id === id)?.title
}

test('a draft is visible to admins only until it is published; then the earlier version can be restored', async () => {
  const id = await aLandCard(server.database, { title: 'As it was' })
  const { write, act, read } = await anEditor()

  const drafted = bodyOf(await write(id, { title: 'As it will be' }))
  expect(drafted).toMatchObject({ hasDraft: true, draftedBy: 'Edda', values: { title: 'As it will be' } })
  expect(await titleForBuyers(id)).toBe('As it was')

  const published = bodyOf(await act(id, 'publish', { version: drafted.version }))
  expect(published).toMatchObject({
    hasDraft: false,
    published: { title: 'As it will be' },
    versions: [
      { number: 2, by: 'Edda' },
      { number: 1, by: null },
    ],
  })
  expect(await titleForBuyers(id)).toBe('As it will be')

  await act(id, 'restore', { version: published.version, number: 1 })
  expect(await read(id)).toMatchObject({ hasDraft: true, values: { title: 'As it was' } })
  expect(await titleForBuyers(id)).toBe('As it will be')
})

test("of two editors the second is shown the first one's version, and overwrites nothing", async () => {
  const id = await aLandCard(server.database)
  const [one, two] = [await anEditor('One'), await anEditor('Two')]
  await one.write(id, { title: 'From one' })

  const answer = await two.write(id, { title: 'From two' })

  expect(answer.statusCode).toBe(409)
  expect(bodyOf(answer).latest).toMatchObject({ version: 2, draftedBy: 'One', values: { title: 'From one' } })
  expect((await one.read(id)).values.title).toBe('From one')
})

test('publishing is refused when somebody has changed the draft meanwhile', async () => {
  const id = await aLandCard(server.database)
  const { write, act } = await anEditor()
  await write(id, { title: 'One more word' })

  const answer = await act(id, 'publish', { version: 1 })

  expect(bodyOf(answer).code).toBe('stale-edit')
})

test('an incomplete card is not published, and each gap is named', async () => {
  const { browser, act, write } = await anEditor()
  const { id, version } = bodyOf(await browser.post('/api/admin/land', { name: 'Drive-ways!' }))
  expect(id).toBe('drive-ways')
  expect(await titleForBuyers(id)).toBeUndefined()

  const answer = bodyOf(await act(id, 'publish', { version }))

  expect(answer.code).toBe('validation-failed')
  expect(answer.errors.map(({ path }: { path: string }) => path)).toEqual(
    expect.arrayContaining(['changes.title', 'changes.text', 'changes.ask.question', 'changes.source.url']),
  )
  const { title, text, ask, source } = aLandDocument()
  const filled = bodyOf(await write(id, { title, text, ask, source }, version))
  expect((await act(id, 'publish', { version: filled.version })).statusCode).toBe(200)
  expect(await titleForBuyers(id)).toBe(title)
})

test.each([
  [{ validFrom: '2027-01-02', validTo: '2027-01-01' }, 'changes.validTo'],
  [{ checkedOn: '2027-01-02', reviewBy: '2027-01-01' }, 'changes.reviewBy'],
])('dates that contradict one another are refused: %j', async (dates, path) => {
  const id = await aLandCard(server.database)
  const { write, act } = await anEditor()
  await write(id, dates)

  const answer = bodyOf(await act(id, 'publish', { version: 2 }))

  expect(answer.errors[0].path).toBe(path)
})

test('the list shows due cards, and a card that was checked leaves the queue', async () => {
  const line = {
    ...aLandDocument({ reviewBy: '2020-01-01', checkedOn: '2019-01-01' }),
    states: ['VIC'] as const,
  }
  const { source, checkedOn, validFrom, validTo, reviewBy } = line
  const lines = [
    { source, checkedOn, validFrom, validTo, reviewBy, states: ['VIC' as const], text: 'In Victoria' },
  ]
  const id = await aLandCard(server.database, { lines })
  const { browser, act } = await anEditor()
  const row = async () => {
    const { items } = bodyOf(await browser.get('/api/admin/land'))
    return items.find((card: { id: string }) => card.id === id)
  }
  expect(await row()).toMatchObject({ standing: 'overdue', dueOn: '2020-01-01' })

  await act(id, 'checked', { version: 1, reviewBy: '2999-12-31' })

  expect(await row()).toMatchObject({ standing: 'current', dueOn: '2999-12-31' })
})

test('an archived card is gone for buyers, and is back when it is published', async () => {
  const id = await aLandCard(server.database, { title: 'Here' })
  const { act } = await anEditor()

  await act(id, 'archive', { version: 1 })
  expect(await titleForBuyers(id)).toBeUndefined()
  await act(id, 'publish', { version: 2 })

  expect(await titleForBuyers(id)).toBe('Here')
})

test('the next library leaves an edited card alone, and its version is offered beside it', async () => {
  const card = aLandDocument({ title: 'The library’s' })
  await server.database.transaction((tx) => replaceLandLibrary(tx, [card]))
  const { write, act, read } = await anEditor()
  const { version } = await read(card.id)
  await write(card.id, { title: 'Our own' }, version)
  await act(card.id, 'publish', { version: version + 1 })

  await server.database.transaction((tx) => replaceLandLibrary(tx, [{ ...card, title: 'A newer one' }]))

  expect(await titleForBuyers(card.id)).toBe('Our own')
  const detail = await read(card.id)
  expect(detail.library.title).toBe('A newer one')
  await act(card.id, 'restore', { version: detail.version, number: null })
  expect((await read(card.id)).values.title).toBe('A newer one')
})
