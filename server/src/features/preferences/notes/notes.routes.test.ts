import { randomUUID } from 'node:crypto'
import {
  DELETED_NOTE_DAYS,
  DESIGN_NOTES_MAX,
  NOTE_TEXT_MAX,
  NOTES_MAX,
} from '@dream/contract/rules/designs/notes'
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
  plans = await somePlans(server.database, 2)
})
afterAll(() => server.close())
beforeEach(async () => {
  buyer = await aBuyer(server.database)
})

type Options = {
  id?: string
  text?: string
  pin?: object | null
  at?: string
  changeId?: string
  designId?: string | undefined
}
const AT = '2026-01-01T10:00:00.000Z'
const LATER = '2026-01-01T11:00:00.000Z'
const PIN = { level: 'upper', x: 0.25, y: 0.75 }

async function write(
  person: Person,
  { id = randomUUID(), text = 'Too dark?', pin = null, ...rest }: Options = {},
) {
  const { at = AT, changeId = randomUUID(), designId = plans[0] } = rest
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/api/preferences/notes/${id}`,
    headers: person.headers,
    payload: { designId, text, pin, changeId, changedAt: at },
  })
  return { id, changeId, answer, note: answer.json().note }
}
const remove = (person: Person, id: string, at = LATER) =>
  server.app.inject({
    method: 'DELETE',
    url: `/api/preferences/notes/${id}`,
    headers: person.headers,
    query: { changeId: randomUUID(), changedAt: at },
  })
async function notes({ headers }: Person) {
  const answer = await server.app.inject({ method: 'GET', url: '/api/preferences/notes', headers })
  return answer.json().items
}
const texts = async (person: Person) => (await notes(person)).map(({ text }: { text: string }) => text)

describe('a note', () => {
  it('belongs to a design or a spot of its plan, and notes come oldest first', async () => {
    await write(buyer, { text: '  Ask about the north side.\n', at: LATER })
    const pinned = await write(buyer, { text: 'Window here?', pin: PIN })

    expect(pinned.note).toMatchObject({ id: pinned.id, designId: plans[0], madeAt: AT, changedAt: AT })
    expect(await notes(buyer)).toMatchObject([
      { text: 'Window here?', pin: PIN },
      { text: 'Ask about the north side.', pin: null },
    ])
  })

  it('is made once, however often it is sent', async () => {
    const { id, changeId } = await write(buyer)

    await Promise.all(Array.from({ length: 5 }, () => write(buyer, { id, changeId })))

    expect(await texts(buyer)).toEqual(['Too dark?'])
  })

  it("is its owner's only: nobody else reads, changes or deletes it, and its id is free for them", async () => {
    const other = await aBuyer(server.database)
    const { id } = await write(buyer)

    await write(other, { id, text: 'Mine', at: LATER })
    await remove(other, id, '2026-01-01T12:00:00.000Z')

    expect(await texts(buyer)).toEqual(['Too dark?'])
    expect(await texts(other)).toEqual([])
  })

  it('stays with its design: a change does not move it to another one', async () => {
    const { id } = await write(buyer)

    const { note } = await write(buyer, { id, text: 'New', designId: plans[1], at: LATER })

    expect(note).toMatchObject({ text: 'New', designId: plans[0], madeAt: AT, changedAt: LATER })
  })

  it('is refused without words, with too many, off the plan, or on no design', async () => {
    const refused = [
      await write(buyer, { text: '  ' }),
      await write(buyer, { text: 'a'.repeat(NOTE_TEXT_MAX + 1) }),
      await write(buyer, { pin: { ...PIN, x: 1.01 } }),
      await write(buyer, { designId: randomUUID() }),
    ]

    expect(refused.map(({ answer }) => answer.statusCode)).toEqual([400, 400, 400, 404])
    expect(await notes(buyer)).toEqual([])
  })
})

describe('with two devices', () => {
  it('the later change wins, in whichever order they arrive', async () => {
    const { id } = await write(buyer)
    await write(buyer, { id, text: 'Later', at: LATER })

    const older = await write(buyer, { id, text: 'Older', at: '2026-01-01T10:30:00.000Z' })

    expect(older.note).toMatchObject({ text: 'Later', changedAt: LATER })
  })

  it('a later deletion beats a change, and a later change a deletion', async () => {
    const { id } = await write(buyer)
    await remove(buyer, id)
    const older = await write(buyer, { id, text: 'Older', at: '2026-01-01T10:30:00.000Z' })
    expect(older.note).toBeNull()

    const later = await write(buyer, { id, text: 'Still wanted', at: '2026-01-01T12:00:00.000Z' })
    const outdated = await remove(buyer, id, LATER)

    expect(later.note).toMatchObject({ text: 'Still wanted' })
    expect(outdated.json().note).toMatchObject({ text: 'Still wanted' })
  })

  it('a clock that runs ahead does not beat changes written after its own arrived', async () => {
    const { id } = await write(buyer, { text: 'From the future', at: '2999-01-01T00:00:00.000Z' })

    const { note } = await write(buyer, { id, text: 'Now', at: new Date(Date.now() + 5000).toISOString() })

    expect(note).toMatchObject({ text: 'Now' })
    expect(Date.parse(note.changedAt)).toBeLessThan(Date.now() + 1000)
  })

  it('both agree after changes in one moment', async () => {
    const { id } = await write(buyer)
    const [low, high] = [randomUUID(), randomUUID()].toSorted()

    await Promise.all([
      write(buyer, { id, text: 'high', at: LATER, ...(high && { changeId: high }) }),
      write(buyer, { id, text: 'low', at: LATER, ...(low && { changeId: low }) }),
    ])

    expect(await texts(buyer)).toEqual(['high'])
  })
})

describe('storage', () => {
  it('of a deleted note has no text, and after a while nothing at all', async () => {
    const { id } = await write(buyer, { text: 'Private', pin: PIN })
    await remove(buyer, id)
    const rows = () =>
      sql<{
        text: string
        x: number | null
      }>`select text, x from design_notes where user_id = ${buyer.user.id}`
        .execute(server.database.db)
        .then((answer) => answer.rows)
    expect(await rows()).toEqual([{ text: '', x: null }])

    await sql`update design_notes set deleted_at = now() - make_interval(days => ${DELETED_NOTE_DAYS + 1})
      where user_id = ${buyer.user.id}`.execute(server.database.db)
    await remove(buyer, randomUUID())

    expect(await rows()).toEqual([])
  })

  it('is limited to a number of notes on each design and in all; a deleted one makes room', async () => {
    const { id } = await write(buyer)
    await fill(DESIGN_NOTES_MAX - 1, plans[0])
    expect((await write(buyer)).answer.json().message).toBe(
      'This design has 50 notes. Delete one to write another.',
    )
    expect((await write(buyer, { id, text: 'Changed', at: LATER })).note).toMatchObject({ text: 'Changed' })

    await fill(NOTES_MAX - DESIGN_NOTES_MAX, plans[1])
    const all = await write(buyer)
    expect([all.answer.statusCode, all.answer.json().code]).toEqual([409, 'notes-full'])
    await remove(buyer, id, '2026-01-01T12:00:00.000Z')

    expect((await write(buyer)).answer.statusCode).toBe(200)
  })

  async function fill(count: number, designId = '') {
    await sql`insert into design_notes (user_id, id, design_id, text, made_at, changed_at, change_id)
      select ${buyer.user.id}, gen_random_uuid(), ${designId}, 'x', now(), now(), gen_random_uuid()
      from generate_series(1, ${count}::int)`.execute(server.database.db)
  }
})
