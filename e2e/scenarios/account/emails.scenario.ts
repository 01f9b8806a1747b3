import { axeViolations } from '#browser/axe.ts'
import { findIllegibleText, NOTHING_ILLEGIBLE } from '#browser/legibility.ts'
import { aListedBroker } from '#people/broker.ts'
import { emailsTo } from '#people/outbox.ts'
import { expect, test } from '#people/people.ts'

const WAIT = { timeout: 30_000 }

test('every email is on brand on the smallest phone, light and dark, and its links open (product §2.2, §2.3)', async ({
  aBuyer,
  playwright,
  context,
}) => {
  const { api, email } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  await api.send('POST', '/api/auth/password/forgot', { email })
  await expect.poll(async () => (await emailsTo(email)).length, WAIT).toBeGreaterThanOrEqual(2)
  await expect.poll(async () => (await emailsTo(broker.email)).length, WAIT).toBeGreaterThanOrEqual(1)
  const mails = [...(await emailsTo(email)), ...(await emailsTo(broker.email))]
  const subjects = mails.map(({ subject }) => subject ?? '')
  const program = await context.newPage()

  for (const { subject, html = '' } of mails) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await program.emulateMedia({ colorScheme })
      await program.setViewportSize({ width: 320, height: 640 })
      await program.setContent(html)

      expect(await findIllegibleText(program), `${subject}, ${colorScheme}`).toEqual(NOTHING_ILLEGIBLE)
      expect(await axeViolations(program), `${subject}, ${colorScheme}`).toEqual([])
    }
    for (const link of await program.getByRole('link').all()) {
      const answer = await context.request.get((await link.getAttribute('href')) ?? '')
      expect(answer.status(), subject).toBe(200)
    }
  }

  expect(subjects.some((subject) => subject.startsWith('Welcome to '))).toBe(true)
  expect(subjects.some((subject) => subject.endsWith('chose you as their building broker'))).toBe(true)
  expect(subjects.filter((subject) => /\d{4}/.test(subject))).toEqual([])
})
