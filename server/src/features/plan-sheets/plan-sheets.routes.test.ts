import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { CatalogueFile, type Design } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'
import { somePlans, storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'

const LIBRARY = fileURLToPath(new URL('../../../../catalogue/library/', import.meta.url))
let server: TestApp
let buyer: Person
let plan: Design

beforeAll(async () => {
  const { designs } = CatalogueFile.parse(JSON.parse(await readFile(`${LIBRARY}designs.json`, 'utf8')))
  const found = designs.find((each) => each.plan?.storeys === 2 && each.drawings.length === 2)
  if (!found) throw new Error('The library has no plan of two storeys')
  plan = found
  server = await startTestApp({ mediaFolder: LIBRARY })
  await storeDesigns(server.database, [plan])
  buyer = await aBuyer(server.database)
})
afterAll(() => server.close())

const sheet = (id: string, headers = buyer.headers) =>
  server.app.inject({ url: `/api/designs/${id}/sheet`, headers })

it('is a PDF named after the plan, with our fonts, a page of facts and one of each drawing', async () => {
  await server.catalogue.refresh()

  const answer = await sheet(plan.id)

  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${plan.title.replaceAll(' ', '-')}.pdf"`,
  })
  const pdf = answer.rawPayload.toString('latin1')
  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(3)
  for (const name of ['Newsreader', 'HankenGrotesk'])
    expect(pdf).toMatch(new RegExp(`/BaseFont /\\w+\\+${name}`))
  expect(pdf.match(/\/FontFile2/g)?.length).toBe(3)

  const again = await sheet(plan.id)
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
})

it('exists for a published plan that is drawn to scale', async () => {
  const [undrawn = ''] = await somePlans(server.database, 1)
  await server.catalogue.refresh()

  const answers = [await sheet(undrawn), await sheet('00000000-0000-4000-8000-000000000000')]

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404])
  expect(answers[0]?.json().message).toBe('This design has no drawing to scale.')
})

it('exists for an archived plan too, for people who like it', async () => {
  const { db } = server.database
  const payload = { designId: plan.id, action: 'like' }
  await server.app.inject({ method: 'POST', url: '/api/preferences', headers: buyer.headers, payload })
  const other = await aBuyer(server.database)
  const setStatus = async (status: 'archived' | 'published') => {
    await db
      .updateTable('designs')
      .set({ status, updated_at: sql`clock_timestamp()` })
      .where('id', '=', plan.id)
      .execute()
    await server.catalogue.refresh()
  }
  await setStatus('archived')

  const answers = [await sheet(plan.id), await sheet(plan.id, other.headers)]
  await setStatus('published')

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 404])
})

it('is for signed-in people, and rate limited per hour', async () => {
  expect((await server.app.inject({ url: `/api/designs/${plan.id}/sheet` })).statusCode).toBe(401)
  const other = await aBuyer(server.database)
  for (let count = 0; count < 40; count += 1) await sheet(plan.id, other.headers)

  expect((await sheet(plan.id, other.headers)).statusCode).toBe(429)
})
