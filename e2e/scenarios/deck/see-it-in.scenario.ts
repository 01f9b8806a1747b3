import type { CardDesign } from '@dream/contract/api/designs/design'
import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { RoomInStyle } from '@dream/contract/api/designs/same-room'
import type { Page } from '@playwright/test'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import type { Api } from '#people/api.ts'
import { expect, test } from '#people/people.ts'
import { OFFLINE } from '#browser/console-noise.ts'

test.use({ expectedNoise: [OFFLINE] })

/** A bathroom that the catalogue shows in several styles. */
const BATHROOM = '3caa63da-c9e4-58d3-b124-2e1780faf436'

/** The bathroom as it is dealt, and one of its other styles. */
async function aRoomInStyles(api: Api) {
  const own = await api.get<CardDesign>(`/api/designs/${BATHROOM}`)
  const { items } = await api.get<{ items: RoomInStyle[] }>(`/api/designs/${BATHROOM}/same-room`)
  const [ownStyle] = items.filter(({ design }) => design.id === own.id)
  const [other] = items.filter(({ design }) => design.id !== own.id)
  if (!ownStyle || !other) throw new Error('The bathroom has one style only.')
  return { own: ownStyle, other }
}

/** Deals a design first, which is otherwise random. */
const dealFirst = (page: Page, design: CardDesign) =>
  page.route(/\/api\/designs\?/, async (route) => {
    const answer = await route.fetch()
    const rest = ((await answer.json()) as CardDesign[]).filter(({ id }) => id !== design.id)
    await route.fulfill({ response: answer, json: [{ ...design, why: null, passReasons: [] }, ...rest] })
  })

const likedIds = async (api: Api) =>
  (await api.get<LikedDesign[]>('/api/preferences/liked')).map(({ id }) => id)

test('a room is shown in another style and liked in it; its card remains to be answered (product §2.5)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer()
  const { own, other } = await aRoomInStyles(api)
  await dealFirst(page, own.design)
  const explore = new ExplorePage(page)
  await explore.open()
  await explore.card.click()
  const details = page.getByRole('dialog', { name: own.design.title })
  const styles = details.getByRole('group', { name: 'See it in' })
  await expect(styles.getByRole('button', { name: own.style, pressed: true })).toBeVisible()

  await styles.getByRole('button', { name: other.style }).click()

  const turned = page.getByRole('dialog', { name: other.design.title })
  await expect(turned.getByRole('img', { name: `Picture of ${other.design.title}` })).toBeVisible()
  await expect(turned.getByText(other.design.description)).toBeVisible()
  await expect(turned.getByRole('button', { name: 'Pass' })).toHaveCount(0)
  await turned.getByRole('button', { name: `Like in ${other.style}` }).click()
  await expect(page.getByText(`Liked in ${other.style}. This card is still yours to decide.`)).toBeVisible()
  expect(await explore.top()).toBe(own.design.id)
  await expect.poll(() => likedIds(api)).toEqual([other.design.id])
  await explore.card.click()
  await styles.getByRole('button', { name: other.style }).click()
  await expect(turned.getByText(`You've liked it in ${other.style}`)).toBeVisible()
  await turned.getByRole('button', { name: 'Close' }).click()

  await explore.decide('pass', () => page.keyboard.press('ArrowLeft'))
  expect(await likedIds(api)).toEqual([other.design.id])
})

test("in the dreamlist a room's style is changed by keys, kept offline, and liked in a second style (product §2.3)", async ({
  aBuyer,
}) => {
  const { page, context, api } = await aBuyer({ floorPlanLikes: 10 })
  const { own, other } = await aRoomInStyles(api)
  await api.send('POST', '/api/preferences', { designId: own.design.id, action: 'like' })
  const dreamlist = new DreamlistPage(page)
  await dreamlist.open()
  await page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: /^Bathrooms? / })
    .click()
  await dreamlist.designs.filter({ hasText: own.design.title }).getByRole('button').first().click()
  const styles = page.getByRole('group', { name: 'See it in' })
  await styles.getByRole('button', { name: own.style, pressed: true }).waitFor()
  await expect(page.getByRole('button', { name: /^Like/ })).toHaveCount(0)

  await styles.getByRole('button', { name: other.style }).press('Enter')
  await expect(page.getByRole('heading', { name: other.design.title })).toBeVisible()
  await new InstalledApp(page).goOffline()
  await styles.getByRole('button', { name: own.style }).press('Enter')
  await expect(page.getByRole('heading', { name: own.design.title })).toBeVisible()
  await context.setOffline(false)

  await styles.getByRole('button', { name: other.style }).click()
  await page.getByRole('button', { name: `Like in ${other.style}` }).click()
  await expect(dreamlist.designs.filter({ hasText: other.design.title })).toHaveCount(1)
  await expect.poll(async () => (await likedIds(api)).slice(0, 2)).toEqual([other.design.id, own.design.id])
  await dreamlist.designs.filter({ hasText: own.design.title }).getByRole('button').first().click()
  await styles.getByRole('button', { name: other.style }).click()
  await expect(page.getByText(`You've liked it in ${other.style}`)).toBeVisible()
})

test('when the picture of another style fails to load, a message appears over the details and they stay (product §2.5)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer()
  const { own, other } = await aRoomInStyles(api)
  await dealFirst(page, own.design)
  await page.route(new RegExp(`/rooms/${other.design.slug}/`), (route) => route.abort())
  const explore = new ExplorePage(page)
  await explore.open()
  await explore.card.click()

  await page.getByRole('group', { name: 'See it in' }).getByRole('button', { name: other.style }).click()

  // A message outside the modal dialog would be neither above it nor read out.
  const details = page.getByRole('dialog', { name: own.design.title })
  const told = details.locator(':popover-open').getByText(`Couldn't load the picture in ${other.style}.`)
  await expect(told).toBeVisible()
  await expect(details.getByRole('heading', { name: own.design.title })).toBeVisible()
})
