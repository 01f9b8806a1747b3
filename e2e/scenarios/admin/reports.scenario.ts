import { randomUUID } from 'node:crypto'
import { becomeAdmin } from '#people/admin.ts'
import { expect, test } from '#people/chat.ts'
import { emailsTo } from '#people/outbox.ts'

const THREAT = 'Sign by Friday <b>or else</b>'

test('a buyer reports a message; an admin removes it and warns its sender, and both are notified (product §2.2, §4)', async ({
  aChat,
  browser,
}) => {
  const { id, buyer, broker, openPhone, openDesk } = await aChat()
  await broker.api.send('POST', `/api/conversations/${id}/messages`, {
    type: 'text',
    clientId: randomUUID(),
    body: THREAT,
  })
  const phone = await openPhone()
  const { chat, close } = await openDesk()
  await phone.report(THREAT, { reason: 'Pressure to sign or pay', words: 'This scares us' })

  const baseURL = process.env['E2E_URL'] ?? ''
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
  await becomeAdmin(context)
  const desk = await context.newPage()
  await desk.goto('/admin/reports?filter=aboutRole:broker;reason:pressure')
  await desk.getByRole('row', { name: broker.name }).getByRole('link').click()
  await expect(desk.getByRole('listitem').filter({ hasText: THREAT })).toContainText('Reported')
  await expect(desk.getByText('This scares us')).toBeVisible()
  await desk.getByText('Warn', { exact: true }).click()
  await desk.getByRole('switch', { name: 'Remove the message too' }).click()
  await desk.getByLabel('Why').fill('A threat')
  await desk.getByRole('button', { name: 'Decide' }).click()
  await expect(desk.getByRole('heading', { name: 'Warned, message removed' })).toBeVisible()

  for (const device of [phone, chat]) {
    await expect(device.messages).toContainText('Removed: it broke our rules')
    await expect(device.messages).not.toContainText('Sign by Friday')
  }
  await expect.poll(async () => (await emailsTo(broker.email)).at(-1)?.text).toContain('we have removed it')
  const told = (await emailsTo(broker.email)).at(-1)?.text ?? ''
  expect(told).not.toContain(buyer.name)
  await expect
    .poll(async () => (await emailsTo(buyer.email)).map(({ subject }) => subject))
    .toContain('We looked into your report')
  await desk.goto('/admin/audit?filter=entity:report')
  await expect(desk.getByText('Report decided').first()).toBeVisible()
  await expect(desk.getByText('Report looked at').first()).toBeVisible()
  await context.close()
  await close()
})
