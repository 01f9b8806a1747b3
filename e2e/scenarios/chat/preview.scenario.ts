import { expect, test } from '#people/chat.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { anyOf, OFFLINE, SERVER_GONE } from '#browser/console-noise.ts'

test.use({
  expectedNoise: [anyOf(SERVER_GONE, OFFLINE, /WebSocket connection|507/)],
})

/** Longer than attachments can be undone after sending. */
const GONE_MS = 15_000

test('photos are previewed with text before sending, and are sent together (product §2.3)', async ({
  aChat,
}) => {
  const { openPhone, openDesk } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  await phone.field.fill('From the street')

  await phone.attach('front.jpg', 'side.jpg', 'fence.jpg')
  await phone.page.getByRole('button', { name: 'Remove side.jpg' }).click()
  await expect(phone.caption).toHaveValue('From the street')
  await phone.caption.fill('Front and fence')
  await phone.press('Send')

  await expect(phone.preview).toBeHidden()
  await expect(chat.messages.getByRole('button', { name: /^Open picture/ })).toHaveCount(2, {
    timeout: GONE_MS,
  })
  await expect(chat.message('Front and fence')).toHaveCount(1)
  await expect(phone.field).toHaveValue('')
})

test('discarded photos are never sent, and the text is back in the field (product §2.3)', async ({
  aChat,
}) => {
  const { openPhone, stored, attached } = await aChat()
  const phone = await openPhone()
  await phone.field.fill('Look at this')
  await phone.attach('front.jpg')

  await phone.press('Discard')

  await expect(phone.preview).toBeHidden()
  await expect(phone.field).toHaveValue('Look at this')
  expect([await stored(), await attached()]).toEqual([[], 0])
})

test('a photo whose sending is undone has not left the device, and is in the preview again (product §2.3)', async ({
  aChat,
}) => {
  const { buyer, openPhone, attached } = await aChat()
  const phone = await openPhone()
  const uploads: string[] = []
  buyer.page.on('request', (request) => {
    if (/\/files/.test(request.url()) && request.method() === 'POST') uploads.push(request.url())
  })
  await phone.attach('front.jpg')
  await phone.caption.fill('Our front')
  await phone.press('Send')

  await phone.press('Undo')

  await expect(phone.preview).toBeVisible()
  await expect(phone.caption).toHaveValue('Our front')
  await expect(phone.messages.getByRole('progressbar')).toBeHidden()
  expect(uploads).toEqual([])
  await phone.press('Send')
  await expect(phone.messages.getByRole('button', { name: /^Open picture front/ })).toBeVisible({
    timeout: GONE_MS,
  })
  expect([uploads.length, await attached()]).toEqual([1, 1])
})

test('a plan is previewed and sent with text (product §2.3)', async ({ aChat }) => {
  const { openPhone, openDesk } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  await phone.press('Attach')
  await phone.press('A plan from your dreamlist')
  const dreamlist = phone.page.getByRole('dialog', { name: 'Send from your dreamlist' })
  await dreamlist.getByRole('listitem').getByRole('button').first().click()
  await expect(phone.preview).toContainText('Send this plan?')

  await phone.caption.fill('Would this fit?')
  await phone.press('Send')

  await expect(chat.message('Would this fit?')).toBeVisible({ timeout: GONE_MS })
  await expect(chat.messages.getByRole('button', { name: 'Open plan' })).toBeVisible()
})

test('text is sent at once, and can be undone for both within five seconds (product §2.3)', async ({
  aChat,
}) => {
  const { openPhone, openDesk, stored } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  await phone.send('To the wrong person')
  await expect(chat.message('To the wrong person')).toBeVisible()

  await phone.press('Undo')

  await expect(chat.message('Message deleted')).toBeVisible()
  await expect(phone.field).toHaveValue('To the wrong person')
  expect(await stored()).toEqual([''])
})

test('undo keeps a draft begun since (product §2.3)', async ({ aChat }) => {
  const { openPhone } = await aChat()
  const phone = await openPhone()
  await phone.send('Tuesday?')
  await phone.field.fill('Or Wednesday')
  await phone.press('Undo')

  await expect(phone.field).toHaveValue('Tuesday?\nOr Wednesday')
})

test('a message undone offline never arrives (product §2.3, §4)', async ({ aChat }) => {
  const { buyer, openPhone, stored } = await aChat()
  const phone = await openPhone()
  await new InstalledApp(buyer.page).goOffline()
  await phone.send('First')
  await phone.press('Undo')
  await expect(phone.field).toHaveValue('First')
  await phone.send('Second')

  await buyer.context.setOffline(false)

  await expect.poll(stored, { timeout: 40_000 }).toEqual(['Second'])
})

test('a photo keeps its size while pending, sending, sent and reloaded (product §2.3)', async ({ aChat }) => {
  const { openPhone } = await aChat()
  const phone = await openPhone()
  await phone.attach('front.jpg')
  await phone.press('Send')
  const tile = phone.messages.getByRole('img').first()
  await expect(tile).toBeVisible()
  const shapes = await phone.shapesOfPictureUntil(/^Open picture front/)
  await phone.page.reload()
  const shown = phone.messages.getByRole('button', { name: /^Open picture front/ })
  await expect(shown).toBeVisible()
  const after = await shown.boundingBox()

  expect([
    ...new Set(shapes),
    `${Math.round(after?.width ?? 0)} x ${Math.round(after?.height ?? 0)}`,
  ]).toEqual([shapes[0], shapes[0]])
})

test('a photo that the server has no room for shows an error, blocks nothing, and is sent on retry (product §2.3)', async ({
  aChat,
}) => {
  const { openPhone, openDesk } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  const files = /\/api\/conversations\/[^/]+\/files/
  const message = "Files can't be stored right now. Messages still work."
  await phone.page.route(files, (route) =>
    route.fulfill({ status: 507, json: { code: 'storage-full', message } }),
  )

  await phone.attach('front.jpg')
  await phone.press('Send')
  await phone.send('Did the photo come?')

  await expect(chat.message('Did the photo come?')).toBeVisible()
  const refused = phone.page.getByRole('button', { name: `${message} Tap to retry` })
  await expect(refused).toBeVisible()
  await phone.page.unroute(files)
  await refused.click()
  await expect(chat.messages.getByRole('button', { name: /^Open picture/ })).toHaveCount(1)
})
