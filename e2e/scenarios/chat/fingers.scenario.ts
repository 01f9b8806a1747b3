import { expect, test } from '#people/chat.ts'
import { rest, swipe } from '#browser/touch.ts'

// What a browser makes of a finger that was lifted comes within these times.
for (const restsMs of [470, 700, 1200]) {
  test(`the menu of a message stays when the finger is lifted after ${restsMs} ms (product §2.3)`, async ({
    aChat,
  }) => {
    const { openPhone } = await aChat()
    const phone = await openPhone()
    await phone.send('Is Tuesday fine?')
    const menu = phone.page.getByRole('dialog', { name: 'Message', exact: true })

    await rest(phone.page, phone.message('Is Tuesday fine?'), restsMs)

    await expect(menu).toBeVisible()
    // A click that was to close it would have come by now: the next frames are drawn after it.
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

test('a message that is drawn to the right is answered, and the answer leads to it (product §2.3)', async ({
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
  // It opens where the new ones begin.
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

test('a short pull answers nothing, and neither does a message that was deleted (product §2.3)', async ({
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
