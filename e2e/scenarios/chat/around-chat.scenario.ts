import { expect, test } from '#people/chat.ts'

type Sender = { send: (method: 'POST', url: string, body: object) => Promise<unknown> }

async function write(api: Sender, id: string, body: string) {
  const clientId = crypto.randomUUID()
  await api.send('POST', `/api/conversations/${id}/messages`, { type: 'text', clientId, body })
}

test("the name at the top opens the broker's page, and going back leads to the same place (product §2.3)", async ({
  aChat,
}) => {
  const { id, buyer, broker, openPhone } = await aChat()
  for (let line = 1; line <= 60; line++) await write(broker.api, id, `Line ${line}`)
  const phone = await openPhone()
  // The conversation opens at the first unread message.
  await buyer.page.getByRole('button', { name: /^Jump to newest/ }).tap()
  await expect(phone.message('Line 60')).toBeVisible()
  const place = phone.message('Line 42')
  await expect(async () => {
    await phone.messages.evaluate((list) => list.scrollBy({ top: -120 }))
    await expect(place).toBeInViewport({ timeout: 200 })
  }).toPass()
  const before = await place.boundingBox()

  await buyer.page.getByRole('heading', { name: broker.name }).getByRole('button').tap()
  await expect(buyer.page).toHaveURL(`/broker/${broker.id}`)
  await expect(buyer.page.getByRole('heading', { level: 1, name: broker.name })).toBeVisible()
  await buyer.page.goBack()

  await expect(buyer.page).toHaveURL(`/chat/${id}`)
  await expect(place).toBeInViewport()
  await expect
    .poll(async () => Math.abs(((await place.boundingBox())?.y ?? 0) - (before?.y ?? 0)))
    .toBeLessThan(40)
})

test("the name at the top shows a broker the buyer's brief (product §2.3)", async ({ aChat }) => {
  const { buyer, openDesk } = await aChat()
  const { desk } = await openDesk()
  await desk.page.setViewportSize({ width: 900, height: 900 })

  await desk.page.getByRole('heading', { level: 1, name: buyer.name }).getByRole('button').click()

  await expect(desk.page.getByRole('dialog', { name: 'Brief and note' })).toBeVisible()
})

test('a conversation marked as unread counts as unread until it is opened again (product §2.3, §2.4)', async ({
  aChat,
}) => {
  const { id, buyer, broker, openPhone } = await aChat()
  await write(broker.api, id, 'Welcome')
  const phone = await openPhone()
  await expect(phone.message('Welcome')).toBeVisible()

  await phone.press('Options')
  await phone.press('Mark as unread')

  await expect(buyer.page).toHaveURL('/explore')
  await expect(buyer.page.getByLabel('1 unread')).toBeVisible()
  await buyer.page.reload()
  await expect(buyer.page.getByLabel('1 unread')).toBeVisible()
  await buyer.page.getByTitle('Open Chat').click()
  await expect(phone.message('Welcome')).toBeVisible()
  await expect(buyer.page).toHaveTitle('Dream Design')
  await buyer.page.goto('/explore')
  await expect(buyer.page.getByTitle('Open Chat')).toBeVisible()
  await expect(buyer.page.getByLabel('1 unread')).toBeHidden()
})

test('a read receipt says when a message was read (product §2.3)', async ({ aChat }) => {
  const { id, buyer, broker, openPhone } = await aChat()
  const phone = await openPhone()
  await phone.send('Are you there?')
  await expect(phone.messages).toContainText(/\d · Sent/)
  const { lastSeq: seq } = await buyer.api.get<{ lastSeq: number }>(`/api/conversations/${id}`)

  await broker.api.send('POST', `/api/conversations/${id}/read`, { seq })

  await expect(phone.messages).toContainText(/\d+:\d\d · Read \d+:\d\d/)
  await phone.page.reload()
  await expect(phone.messages).toContainText(/\d+:\d\d · Read \d+:\d\d/)
})

test.describe('a sheet whose script cannot be loaded', () => {
  test.use({
    serviceWorkers: 'block',
    expectedNoise: [/registration blocked|ERR_FAILED.*\/assets\/brief-sheet-/],
  })

  test('leaves the conversation as it was, and says why it does not open (product §7)', async ({ aChat }) => {
    const { buyer, openPhone } = await aChat()
    await buyer.page.route('**/assets/brief-sheet-*.js', (route) => route.abort())
    const phone = await openPhone()
    await phone.send('Shall I bring the plans')

    await phone.press('Edit what is shared')

    await expect(buyer.page.getByText('You need to be online for that.')).toBeVisible()
    await phone.send('Or the survey first')
    await expect(phone.message('Or the survey first')).toBeVisible()
    await buyer.page.unroute('**/assets/brief-sheet-*.js')
    await buyer.page.reload()
    await phone.press('Edit what is shared')
    await expect(buyer.page.getByRole('dialog', { name: 'What you share' })).toBeVisible()
  })
})
