import { randomUUID } from 'node:crypto'
import type { Design } from '@dream/contract/api/designs/design'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { storeDesigns } from '#testing/designs/swipers.ts'
import { aBuyer } from '#testing/people/people.ts'
import { startTestApp, type TestApp } from '#testing/apps/test-app.ts'

const aKitchen = (style: string, options: Pick<Design, 'sameRoom'> = {}) =>
  aDesignDocument({
    category: 'Kitchen',
    tags: [`style:${style}`],
    sameRoom: 'kitchen',
    ...options,
  })

const hamptons = aKitchen('hamptons')
const midCentury = aKitchen('mid-century')
const archived = aKitchen('industrial')
const apart = aKitchen('coastal', { sameRoom: undefined })
const left = aKitchen('japandi', { sameRoom: 'another' })

let server: TestApp
beforeAll(async () => {
  server = await startTestApp()
  await storeDesigns(server.database, [hamptons, midCentury, archived, apart, left])
  await sql`update designs set status = 'archived', updated_at = clock_timestamp() where id = ${archived.id}`.execute(
    server.database.db,
  )
  await server.catalogue.refresh()
})
afterAll(() => server.close())

const ask = async (id: string) => {
  const { headers } = await aBuyer(server.database)
  return server.app.inject({ url: `/api/designs/${id}/same-room`, headers })
}

it("answers a room in each published style, with the style's name", async () => {
  const answer = (await ask(midCentury.id)).json()

  expect(answer).toMatchObject({
    items: [
      { style: 'Hamptons', design: { id: hamptons.id } },
      { style: 'Mid-century', design: { id: midCentury.id } },
    ],
  })
})

it('offers nothing where there is no other style', async () => {
  expect((await ask(apart.id)).json()).toEqual({ items: [] })
  expect((await ask(left.id)).json()).toEqual({ items: [] })
})

it('finds no room that is archived or unknown', async () => {
  expect((await ask(archived.id)).statusCode).toBe(404)
  expect((await ask(randomUUID())).statusCode).toBe(404)
})
