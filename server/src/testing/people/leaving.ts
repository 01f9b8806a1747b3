import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { openBrowser } from '../apps/browser.ts'
import type { TestApp } from '../apps/test-app.ts'
import { upload } from '../apps/uploads.ts'
import { aListedBroker } from './brokers.ts'
import { aConversation, anUnlockedBuyer, aText } from './conversations.ts'
import type { Person } from './people.ts'

type Server = TestApp & { url: string }

const ANSWERS = {
  state: 'VIC',
  postcode: '3056',
  whoFor: 'couple',
  firstHome: 'yes',
  stage: 'looking-for-land',
  when: 'next-year',
}

/** Deletes an account as its person does. */
export const deleteAccount = ({ app }: Pick<TestApp, 'app'>, { cookies, password }: Person) =>
  openBrowser(app, { cookies }).post('/api/account/delete', { confirm: 'DELETE', password })

/** Ends the grace period of a deletion. */
export async function letGraceEnd({ database: { db } }: Pick<TestApp, 'database'>, userId: string) {
  await sql`update account_deletions set erase_at = now() where user_id = ${userId}`.execute(db)
  await sql`
    update graphile_worker._private_jobs set run_at = now() where key = ${`erase-account:${userId}`}`.execute(
    db,
  )
}

const checked = (answer: { statusCode: number; body: string }) => {
  if (answer.statusCode >= 300) throw new Error(`Refused: ${answer.body}`)
}

/**
 * Buyer with a unique word in every place where a buyer can write one: all texts contain it, and the database has it nowhere else.
 */
export async function aTalkativeBuyer(server: Server, picture: Buffer) {
  const { app, database } = server
  const word = `canary${randomUUID().replaceAll('-', '')}`
  const buyer = await anUnlockedBuyer(database, { name: `Percy ${word}` })
  await database.db
    .updateTable('users')
    .set({ email: `${word}@example.com` })
    .where('id', '=', buyer.user.id)
    .execute()
  buyer.user.email = `${word}@example.com`
  const browser = openBrowser(app, { cookies: buyer.cookies })
  checked(await browser.put('/api/profile', { ...ANSWERS, suburb: `Suburb ${word}` }))
  const broker = await aListedBroker(database)
  const { conversationId } = await aConversation(database, { buyer, broker })
  const desk = openBrowser(app, { cookies: broker.cookies })
  const messages = `/api/conversations/${conversationId}/messages`
  checked(await browser.post(messages, aText(`Hello, ${word} here`)))
  checked(await desk.post(messages, aText('A good question, says the broker')))
  checked(
    await browser.put(`/api/conversations/${conversationId}/brief`, {
      share: ['budget'],
      note: `Note ${word}`,
    }),
  )
  checked(
    await desk.put(`/api/broker/conversations/${conversationId}/note`, { text: `About ${word}`, version: 0 }),
  )
  await sendPicture(server, buyer, { conversationId, picture, name: `${word}.png` })
  const { phone } = await database.db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', buyer.user.id)
    .executeTakeFirstOrThrow()
  return { buyer, broker, conversationId, word, phone: phone ?? '' }
}

type Picture = { conversationId: string; picture: Buffer; name: string }

async function sendPicture(server: Server, buyer: Person, { conversationId, picture, name }: Picture) {
  const answer = await upload(server.url, buyer, { conversationId, bytes: picture, name, type: 'image/png' })
  if (!answer.ok) throw new Error(`Refused: ${await answer.text()}`)
  const file = (await answer.json()) as { id: string }
  const message = { type: 'image', clientId: randomUUID(), fileId: file.id, body: '' }
  const browser = openBrowser(server.app, { cookies: buyer.cookies })
  checked(await browser.post(`/api/conversations/${conversationId}/messages`, message))
}
