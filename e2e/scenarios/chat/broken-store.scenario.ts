import type { Page } from '@playwright/test'
import { expect, test } from '#people/chat.ts'
import { storedLikes } from '#people/buyer.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { anyOf, OFFLINE, SERVER_GONE } from '#browser/console-noise.ts'

test.use({
  expectedNoise: [anyOf(SERVER_GONE, OFFLINE, /WebSocket connection/)],
})

/** Fakes a full disk as browsers behave: the write is accepted, and its transaction aborts. */
const fillUp = (page: Page) =>
  page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (...values) {
      const request = put.apply(this, values)
      this.transaction.abort()
      return request
    }
    Object.assign(globalThis, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) })
  })

/** Waits for the warning from now on, as it goes by itself after a few seconds. */
const isWarned = (page: Page) =>
  expect(
    page.getByText('This device can’t save what you do. Keep the app open until it’s sent.'),
  ).toBeVisible()

test('on a full device messages are sent, storage errors are shown, and earlier drafts stay in view (product §4)', async ({
  aChat,
}) => {
  const { buyer, openPhone, openDesk, stored } = await aChat()
  const phone = await openPhone()
  const { chat } = await openDesk()
  await new InstalledApp(buyer.page).goOffline()
  await phone.send('Saved while there was room')

  await fillUp(buyer.page)
  await Promise.all([phone.send('In this page alone'), isWarned(buyer.page)])

  await expect(phone.message('Saved while there was room')).toBeVisible()
  await expect(phone.message('In this page alone')).toBeVisible()
  await buyer.context.setOffline(false)
  await expect(chat.message('In this page alone')).toBeVisible()
  await phone.send('Online')
  await expect(chat.message('Online')).toBeVisible()
  await expect(phone.messages).not.toContainText('Sending')
  await buyer.page.reload()
  await expect(phone.message('Online')).toBeVisible()
  expect(await stored()).toEqual(['Saved while there was room', 'In this page alone', 'Online'])
})

test('text that a full device could not store is saved once there is room (product §4)', async ({
  aChat,
}) => {
  const { buyer, openPhone, stored } = await aChat()
  const phone = await openPhone()
  await new InstalledApp(buyer.page).goOffline()
  await fillUp(buyer.page)
  await Promise.all([phone.send('No room yet'), isWarned(buyer.page)])

  await buyer.page.evaluate(() => (Reflect.get(globalThis, 'makeRoom') as () => void)())
  await phone.send('Room again')
  await buyer.context.setOffline(false)
  await buyer.page.reload()

  await expect.poll(stored).toEqual(['No room yet', 'Room again'])
})

test('on a full device every like counts, online and offline (product §4)', async ({ aBuyer }) => {
  const { page, context, api } = await aBuyer({})
  const explore = new ExplorePage(page)
  await explore.open()
  await explore.likeUntil(1)
  await fillUp(page)
  const likeOnAndOffline = async () => {
    await explore.likeUntil(2)
    await new InstalledApp(page).goOffline()
    await explore.likeUntil(4)
  }

  await Promise.all([likeOnAndOffline(), isWarned(page)])
  await context.setOffline(false)

  await expect.poll(() => storedLikes(api)).toBe(4)
})

test('a database closed by the browser is reopened, and one that never opens blocks nothing (product §4)', async ({
  aChat,
}) => {
  const { buyer, openPhone, openDesk } = await aChat()
  await buyer.page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    IDBFactory.prototype.open = function (...values) {
      const request = open.apply(this, values)
      request.addEventListener('success', () => {
        addEventListener('close-databases', () => request.result.close(), { once: true })
      })
      return request
    }
  })
  const phone = await openPhone()
  const { chat } = await openDesk()
  await phone.send('Open')
  await expect(chat.message('Open')).toBeVisible()

  await buyer.page.evaluate(() => dispatchEvent(new Event('close-databases')))
  await new InstalledApp(buyer.page).goOffline()
  await phone.send('Opened again')
  await buyer.context.setOffline(false)
  await buyer.page.reload()
  await expect(chat.message('Opened again')).toBeVisible()

  await buyer.page.addInitScript(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  })
  await buyer.page.reload()
  await phone.send('Never opens')
  await expect(chat.message('Never opens')).toBeVisible()
})
