import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_VIEWS } from '@dream/contract/rules/admin/lists'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { anAdmin } from '#testing/people/people.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
})
afterAll(() => server.close())

async function someone() {
  const { cookies } = await anAdmin(server.database)
  const browser = openBrowser(server.app, { cookies })
  const save = (name: string, address = 'q=x', list = 'error-reports') =>
    browser.post('/api/admin/views', { list, name, address })
  const views = async (list = 'error-reports') => bodyOf(await browser.get(`/api/admin/views?list=${list}`))
  return { browser, save, views }
}

test('views are saved by list and name, replaced by the same name, and deleted', async () => {
  const { browser, save, views } = await someone()
  await save('Open', 'filter=status%3Aopen')
  await save('Jobs', 'q=mail', 'jobs')

  await save(' Open ', 'filter=status%3Areopened')

  const [view, ...others] = await views()
  expect(others).toEqual([])
  expect(view).toMatchObject({ name: 'Open', address: 'filter=status%3Areopened' })
  expect((await browser.delete(`/api/admin/views/${view.id}`)).statusCode).toBe(204)
  expect(await views()).toEqual([])
  expect(await views('jobs')).toHaveLength(1)
})

test("nobody sees, replaces or deletes somebody else's view", async () => {
  const [one, other] = [await someone(), await someone()]
  await one.save('Mine', 'q=mine')
  const [view] = await one.views()

  await other.save('Mine', 'q=theirs')
  const answer = await other.browser.delete(`/api/admin/views/${view.id}`)

  expect(answer.statusCode).toBe(404)
  expect((await one.views())[0].address).toBe('q=mine')
})

test('the number of views is limited, also when they are saved at once', async () => {
  const { save, views } = await someone()

  const answers = await Promise.all(
    Array.from({ length: MAX_VIEWS + 3 }, (_, at) => save(`View ${String(at).padStart(2, '0')}`)),
  )

  expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(3)
  expect(await views()).toHaveLength(MAX_VIEWS)
})

test('a view without a name is refused with advice', async () => {
  const { save } = await someone()

  expect(bodyOf(await save('  '))).toMatchObject({
    code: 'validation-failed',
    message: 'Give the view a name',
  })
})
