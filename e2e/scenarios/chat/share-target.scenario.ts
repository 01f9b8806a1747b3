import type { APIRequest } from '@playwright/test'
import { ChatPage } from '#pages/chat-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { aListedBroker } from '#people/broker.ts'
import { expect, type Person, test } from '#people/people.ts'
import { share } from '#browser/share-target.ts'

type AnyBuyer = (stage: { floorPlanLikes: number }) => Promise<Person>

async function aSharingBuyer(people: { aBuyer: AnyBuyer; request: APIRequest }) {
  const { page, api } = await people.aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(people.request)
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  await page.goto('/explore')
  const app = new InstalledApp(page)
  await app.waitUntilCached(await app.build())
  await page.reload()
  await expect(page.getByTitle('Open Chat')).toBeVisible()
  const { items } = await api.get<{ items: { id: string }[] }>('/api/conversations')
  const messages = async () => {
    const url = `/api/conversations/${items[0]?.id}/messages`
    return (await api.get<{ items: { type: string }[] }>(url)).items.filter(({ type }) => type !== 'system')
  }
  return { page, chat: new ChatPage(page), messages }
}

test('files shared by another app are previewed in the chat, and sent only by a tap (product §1)', async ({
  aBuyer,
  playwright,
}) => {
  const { page, chat, messages } = await aSharingBuyer({ aBuyer, request: playwright.request })
  const picture = await page.screenshot()

  await share(page, { text: 'Could this work?', picture })

  await expect(chat.preview).toContainText('Send this photo?')
  await expect(chat.caption).toHaveValue('Could this work?')
  await chat.caption.fill('Could this work for us?')
  await page.reload()
  await expect(chat.caption).toHaveValue('Could this work for us?')
  expect(await messages()).toEqual([])
  await chat.press('Send')
  await expect(chat.messages.getByRole('button', { name: /^Open picture block/ })).toBeVisible({
    timeout: 15_000,
  })
  await expect(chat.message('Could this work for us?')).toBeVisible()
  expect(await messages()).toHaveLength(1)
})

test('discarded shared files are gone, and the draft is kept (product §1)', async ({
  aBuyer,
  playwright,
}) => {
  const { page, chat, messages } = await aSharingBuyer({ aBuyer, request: playwright.request })
  await chat.open()
  await chat.field.fill('Good morning')

  await share(page, { text: 'Could this work?' })
  await expect(chat.preview).toBeVisible()
  await chat.press('Discard')

  await expect(chat.field).toHaveValue('Good morning')
  await page.reload()
  await expect(chat.field).toHaveValue('Good morning')
  await expect(chat.preview).toBeHidden()
  expect(await messages()).toEqual([])
})

test('another origin that posts to the share target sends nothing (product §1)', async ({
  aBuyer,
  playwright,
}) => {
  const { page, chat, messages } = await aSharingBuyer({ aBuyer, request: playwright.request })
  const own = new URL(page.url()).origin
  await page.route('http://elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
  )
  await page.goto('http://elsewhere.test/')

  await share(page, { text: 'Call me on 0400 000 000' }, own)

  await expect(page).toHaveURL(/\/chat\/[\w-]+/)
  await expect(chat.preview).toBeVisible()
  expect(await messages()).toEqual([])
  await chat.press('Discard')
  await chat.send('Good morning')
  // Messages arrive in order: any earlier one would be there by now.
  await expect.poll(messages).not.toEqual([])
  expect(await messages()).toMatchObject([{ type: 'text', body: 'Good morning' }])
})

test('text in a link to the chat is put into the field once, after the draft (product §2.3)', async ({
  aBuyer,
  playwright,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  const broker = await aListedBroker(playwright.request)
  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  const chat = new ChatPage(page)
  await chat.open()
  await chat.field.fill('Good morning')

  await page.goto('/chat?open=1&text=Is%20title%20due%20soon%3F')
  await expect(chat.field).toHaveValue('Good morning\nIs title due soon?')
  await page.reload()
  await expect(chat.field).toHaveValue('Good morning\nIs title due soon?')
  await chat.field.fill('Hello')
  await page.reload()

  await expect(chat.field).toHaveValue('Hello')
})
