import { BrokersPage } from '#pages/brokers-page.ts'
import { aListedBroker } from '#people/broker.ts'
import { expect, test } from '#people/people.ts'

test.describe('where brokers and buyers are in the same time zone', () => {
  // In other time zones opening hours are marked "your time", and need a line more while brokers are away.
  test.use({ timezoneId: 'Australia/Melbourne' })

  test('three brokers fit a phone, all of the person’s state, the others on request (product §2.3)', async ({
    aBuyer,
  }) => {
    const { page } = await aBuyer({ floorPlanLikes: 19 })
    const brokers = new BrokersPage(page)
    await brokers.open()
    await expect(brokers.cards.nth(2)).toBeVisible()

    for (const at of [0, 1, 2]) await expect(brokers.cards.nth(at)).toBeInViewport({ ratio: 1 })
    for (const card of await brokers.cards.all()) await expect(card).toContainText('VIC')
    await expect(brokers.cards.filter({ hasText: 'Noor Haddad' })).toHaveCount(0)

    await page.getByRole('button', { name: /^Show \d+ brokers in other states$/ }).click()

    await expect(brokers.cards.filter({ hasText: 'Noor Haddad' })).toHaveCount(1)
    await expect(page.getByText("They don't work in Victoria.")).toBeVisible()
    await brokers.link('Noor Haddad').click()
    await expect(page.getByText("Noor doesn't work in your state.")).toBeVisible()
  })
})

test('a card says how busy a broker is, and counts a new chat at once (product §2.3, §3)', async ({
  aBuyer,
  playwright,
}) => {
  const broker = await aListedBroker(playwright.request, {
    profile: { capacity: 2, languages: ['en', 'yue'] },
    replyMinutes: 38,
  })
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  const brokers = new BrokersPage(page)
  await brokers.open('/brokers?language=yue')
  const card = brokers.cards.filter({ hasText: broker.name })
  await expect(card).toContainText('No chats yet, takes 2')
  await expect(card).toContainText('Replies in 40 minutes')
  await expect(card).toContainText("Builds in Melbourne's west")

  await api.send('POST', `/api/brokers/${broker.id}/select`, { share: [] })
  await brokers.open('/brokers?language=yue')

  await expect(card).toContainText('1 chat of 2')
  await expect(card).toContainText('Your broker')
})

test('a buyer without a state sees all brokers, and where to set it (product §2.3)', async ({ aBuyer }) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 19 })
  await api.send('PUT', '/api/profile', { state: 'unsure', postcode: null, suburb: null })
  const brokers = new BrokersPage(page)
  await brokers.open()
  await expect(brokers.cards.filter({ hasText: 'Noor Haddad' })).toHaveCount(1)

  await page.getByRole('link', { name: "Say where you'll build, to see who works there" }).click()

  await expect(page).toHaveURL(/\/profile\?edit=1$/)
})
