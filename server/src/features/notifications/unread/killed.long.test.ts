import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import { startAppProcess } from '#testing/processes/app-process.ts'
import { timePasses } from '#testing/people/away.ts'
import type { OwnDatabase } from '#testing/database/clone-database.ts'
import { aConversation, aText } from '#testing/people/conversations.ts'
import type { Person } from '#testing/people/people.ts'
import { type PushService, startPushService } from '#testing/services/push-service.ts'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'

let database: OwnDatabase
let service: PushService
beforeAll(async () => {
  database = await aDatabase()
  service = await startPushService()
})
afterAll(async () => {
  await service.close()
  await database.close()
})

const post = (url: string, { headers }: Person, body: object) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const mailsTo = async ({ user }: Person, dataDir: string) => {
  const names = (await readdir(`${dataDir}/outbox`).catch(() => [])).filter((name) => name.endsWith('.json'))
  const mails = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(`${dataDir}/outbox/${name}`, 'utf8'))),
  )
  return mails.filter(({ to }) => to === user.email)
}

test('an unread message is followed by push and email, though the process is killed right after it', async () => {
  await using folder = temporaryFolder()
  const jobs = { DATA_DIR: folder.path, PUSH_SERVICES: service.origin }
  const { buyer, broker, conversationId } = await aConversation(database)
  const phone = service.aDevice()
  const dying = await startAppProcess({ databaseUrl: database.url, diesAfterCommitOf: 'Last words', jobs })
  await post(`${dying.url}/api/notifications/subscription`, buyer, phone.subscription)
  const messages = `/api/conversations/${conversationId}/messages`

  const answer = await post(dying.url + messages, broker, aText('Last words')).catch(() => null)
  await timePasses(database, 11)
  const next = await startAppProcess({ databaseUrl: database.url, jobs })
  await expect.poll(() => phone.received.length).toBe(1)
  await next.kill('SIGKILL')
  await timePasses(database, 120)
  const last = await startAppProcess({ databaseUrl: database.url, jobs })
  await expect.poll(async () => (await mailsTo(buyer, folder.path)).length).toBe(1)
  await last.kill('SIGTERM')

  expect(answer).toBeNull()
  expect(phone.received).toHaveLength(1)
})
