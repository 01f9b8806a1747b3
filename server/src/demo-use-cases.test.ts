import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoCatalogue } from '#features/demo/catalogue/seed-demo-catalogue.ts'
import { bodyOf, openBrowser } from '#testing/apps/browser.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { somePlans, storeDesigns } from '#testing/designs/swipers.ts'
import { anAdmin } from '#testing/people/people.ts'
import { demoCatalogue } from './demo-use-cases.ts'

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  await somePlans(server.database, 8)
  await storeDesigns(server.database, [aDesignDocument({ category: 'Kitchen' })])
  await server.catalogue.refresh()
})
afterAll(() => server.close())

test('a demo has two builders, drafts, one scheduled design and one that is overdue, once', async () => {
  const seed = () => seedDemoCatalogue(demoCatalogue(server.database, server.catalogue))

  await Promise.all([seed(), seed()])
  await seed()

  const { cookies } = await anAdmin(server.database)
  const browser = openBrowser(server.app, { cookies })
  const builders = bodyOf(await browser.get('/api/admin/builders')).items
  const named = async (status: string) =>
    bodyOf(await browser.get(`/api/admin/designs?sort=title&filter=status:${status}`)).items.map(
      ({ title }: { title: string }) => title,
    )
  expect(builders.map(({ name, isActive }: { name: string; isActive: boolean }) => [name, isActive])).toEqual(
    [
      ['Hearth & Gable Homes', true],
      ['Wattlebird Homes', false],
    ],
  )
  expect(await named('draft')).toEqual(['Galley by the window', 'Hampton 24', 'Hampton 28'])
  expect(await named('scheduled')).toEqual(['Seaforth 31'])
  expect(await named('overdue')).toEqual(['Noosa Pavilion'])
  expect(await named('archived')).toEqual(['Display Home 2019'])
})
