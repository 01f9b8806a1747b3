import { expect, test } from '#people/chat.ts'
import { rest, swipe } from '#browser/touch.ts'
import { ChatPage } from '#pages/chat-page.ts'

// Times before and after the browser's own long-press events.
for (const restsMs of [470, 700, 1200]) {
  test(`the menu of a message stays when the finger is lifted after ${restsMs} ms (product §2.3)`, async ({
    aChat,
  }) => {
    const { openPhone } = await aChat()
    const phone = await openPhone()
    await phone.send('Is Tuesday fine?')
    // A pending message can be undone, but not answered.
    await expect(phone.messages).toContainText(/\d · Sent/)
    const menu = phone.page.getByRole('dialog', { name: 'Message', exact: true })

    await rest(phone.page, phone.message('Is Tuesday fine?'), restsMs)

    await expect(menu).toBeVisible()
    // Wait two frames: a click that closes the menu would have come by then.
    await phone.page.evaluate(
      () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 500)),
    )
    await expect(menu).toBeVisible()
    await menu.getByRole('button', { name: 'Reply' }).tap()
    await expect(phone.page.getByRole('group', { name: "You're replying to" })).toContainText(
      'Is Tuesday fine?',
    )
  })
}

test('a message dragged to the right is answered, and the answer links to it (product §2.3)', async ({
  aChat,
}) => {
  const { id, broker, openPhone, openDesk } = await aChat()
  const write = (body: string) =>
    broker.api.send('POST', `/api/conversations/${id}/messages`, {
      type: 'text',
      clientId: crypto.randomUUID(),
      body,
    })
  await write('Is the block flat?')
  for (let line = 1; line <= 30; line++) await write(`Line ${line}`)
  const { chat } = await openDesk()
  const phone = await openPhone()
  // The conversation opens at the first unread message.
  const asked = phone.message('Is the block flat?')
  await expect(asked).toBeInViewport()

  await swipe(phone.page, asked, { dx: 90, rests: true })
  await expect(phone.page.getByRole('group', { name: "You're replying to" })).toBeVisible()
  await phone.send('It falls one metre')

  const answer = chat.messages.getByRole('listitem').filter({ hasText: 'It falls one metre' })
  await expect(answer.getByRole('button', { name: /In reply to You Is the block flat\?/ })).toBeVisible()
  await expect(phone.message('It falls one metre')).toBeInViewport()
  await phone.messages
    .getByRole('listitem')
    .filter({ hasText: 'It falls one metre' })
    .getByRole('button', { name: /^In reply to/ })
    .tap()
  await expect(asked).toBeInViewport()
})

test('a conversation that was read before opens at its first unread message (product §2.3)', async ({
  aChat,
}) => {
  const { id, buyer, broker } = await aChat()
  const write = (body: string) =>
    broker.api.send('POST', `/api/conversations/${id}/messages`, {
      type: 'text',
      clientId: crypto.randomUUID(),
      body,
    })
  const chat = new ChatPage(buyer.page)
  const toChat = buyer.page.getByTitle('Open Chat')
  await buyer.page.goto('/dreamlist')
  for (const [first, lines] of [
    ['Is the block flat?', 30],
    ['And how wide is it?', 25],
  ] as const) {
    await expect(toChat).toBeVisible()
    await write(first)
    for (let line = 1; line <= lines; line++) await write(`${first} Line ${line}`)

    await toChat.click()

    await expect(chat.message(first)).toBeInViewport()
    await chat.press(`Jump to newest, ${lines + 1} unread`)
    await expect(chat.message(`${first} Line ${lines}`)).toBeInViewport()
    await expect.poll(() => buyer.api.get('/api/chat/status')).toMatchObject({ unreadCount: 0 })
    await buyer.page.goBack()
  }
})

test('a short drag answers nothing, nor does a drag of a deleted message (product §2.3)', async ({
  aChat,
}) => {
  const { openPhone } = await aChat()
  const phone = await openPhone()
  await phone.send('Never mind')
  await swipe(phone.page, phone.message('Never mind'), { dx: 40, rests: true })
  await expect(phone.page.getByRole('group', { name: "You're replying to" })).toBeHidden()

  await phone.press('Undo')
  await expect(phone.message('Message deleted')).toBeVisible()
  await swipe(phone.page, phone.message('Message deleted'), { dx: 90, rests: true })

  await expect(phone.page.getByRole('group', { name: "You're replying to" })).toBeHidden()
})
