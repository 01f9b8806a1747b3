import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { temporaryFolder } from '#testing/apps/temporary-folder.ts'
import { aDatabase } from '#testing/database/a-database.ts'
import { aBuyer, type Person } from '#testing/people/people.ts'
import { type AppProcess, startAppProcess } from '#testing/processes/app-process.ts'
import { startTwilio } from '#testing/services/twilio.ts'

const startPhone = ({ url }: AppProcess, { headers }: Person, phone: string) =>
  fetch(`${url}/api/auth/phone/start`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  })

test('a queued SMS is sent although its process dies before it, and another one while it sends', async () => {
  await using folder = temporaryFolder()
  const database = await aDatabase()
  const twilio = await startTwilio()
  onTestFinished(async () => {
    twilio.close()
    await database.close()
  })
  const newcomer = await aBuyer(database, { isPhoneVerified: false, hasCompletedProfile: false })
  const jobs = { DATA_DIR: folder.path, PUSH_SERVICES: 'https://push.example.com', ...twilio.settings }

  const promising = await startAppProcess({ databaseUrl: database.url })
  const answer = await startPhone(promising, newcomer, '0491570006')
  await promising.kill('SIGKILL')
  const askedBefore = twilio.asked()
  twilio.hang(true)
  const sending = await startAppProcess({ databaseUrl: database.url, jobs })
  await expect.poll(() => twilio.asked()).toBe(1)
  await sending.kill('SIGKILL')
  // A job that is locked for longer than any may take belongs to a process that died.
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '5 minutes'`.execute(
    database.db,
  )
  twilio.hang(false)
  const last = await startAppProcess({ databaseUrl: database.url, jobs })
  await expect.poll(() => twilio.accepted.length).toBe(1)
  await last.kill('SIGTERM')

  expect([answer.status, askedBefore]).toEqual([202, 0])
  expect(twilio.accepted).toMatchObject([{ To: '+61491570006', Body: expect.stringContaining('Your Dream') }])
})
