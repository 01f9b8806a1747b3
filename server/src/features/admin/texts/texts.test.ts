import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aBuyer, anAdmin } from '#testing/people/people.ts'

let server: TestApp
let other: TestApp
beforeAll(async () => {
  server = await startTestApp()
  other = await startTestApp({ database: server.database })
})
afterAll(async () => {
  await other.close()
  await server.close()
})

async function anEditor() {
  const { cookies } = await anAdmin(server.database, { adminRole: 'editor' })
  const browser = openBrowser(server.app, { cookies })
  const path = (id: string) => `/api/admin/texts/${id}`
  return {
    browser,
    read: async (id: string) => bodyOf(await browser.get(path(id))),
    write: async (id: string, version: number, words: object) =>
      bodyOf(await browser.patch(path(id), { version, changes: { words } })),
    act: (id: string, action: string, body: object) => browser.post(`${path(id)}/${action}`, body),
  }
}
async function asBuyer(app: TestApp, url: string) {
  const { headers } = await aBuyer(server.database)
  return bodyOf(await app.app.inject({ url, headers }))
}

test('a tour has the words that an editor has published, at every process, and its own once they are restored', async () => {
  const url = '/api/tours/land/status'
  const { read, write, act } = await anEditor()
  const { values, version } = await read('tour-land')
  expect(await asBuyer(server, url)).not.toHaveProperty('texts')

  const drafted = await write('tour-land', version, { ...values.words, title1: 'Where you build' })
  expect(await asBuyer(server, url)).not.toHaveProperty('texts')
  const published = bodyOf(await act('tour-land', 'publish', { version: drafted.version }))

  expect((await asBuyer(server, url)).texts[0]).toEqual({
    title: 'Where you build',
    subtitle: values.words.subtitle1,
  })
  await expect.poll(async () => (await asBuyer(other, url)).texts?.[0].title).toBe('Where you build')

  const restored = bodyOf(await act('tour-land', 'restore', { version: published.version, number: null }))
  await act('tour-land', 'publish', { version: restored.version })
  expect(await asBuyer(server, url)).not.toHaveProperty('texts')
})

test('celebrations reach the app with its progress, and fixed texts cannot be edited', async () => {
  const { read, write, act } = await anEditor()
  const { values, version } = await read('unlocks')

  const words = { ...values.words, land: 'Blocks, at last.', dreamlist: 'Something else' }
  const drafted = await write('unlocks', version, words)
  await act('unlocks', 'publish', { version: drafted.version })

  const { unlockTexts } = await asBuyer(server, '/api/user-progress')
  expect(unlockTexts).toEqual({ ...values.words, land: 'Blocks, at last.' })
})

test('an empty text or one that is too long is refused at its field', async () => {
  const { read, write, act } = await anEditor()
  const { values, version } = await read('tour-videos')
  const words = { ...values.words, title1: ' ', subtitle1: 'x'.repeat(121) }
  const drafted = await write('tour-videos', version, words)

  const answer = bodyOf(await act('tour-videos', 'publish', { version: drafted.version }))

  expect(answer.errors).toEqual([
    { path: 'changes.words.title1', message: 'Write something here' },
    { path: 'changes.words.subtitle1', message: 'At most 120 characters' },
  ])
})

test('a page of texts that does not exist is 404', async () => {
  const { browser } = await anEditor()

  expect((await browser.get('/api/admin/texts/tour-nowhere')).statusCode).toBe(404)
})
