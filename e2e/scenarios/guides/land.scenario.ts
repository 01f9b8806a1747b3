import { randomUUID } from 'node:crypto'
import type { Profile } from '@dream/contract/api/account/profile'
import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { overlaysLeft } from '#browser/overlays.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { LandPage } from '#pages/land-page.ts'
import type { Api } from '#people/api.ts'
import { expect, test } from '#people/people.ts'
import { OFFLINE } from '#browser/console-noise.ts'

const isFitting = /Fits/

test('thirteen liked plans open the guide: a state, a card, and a block that plans are tried on (product §2.3, §9)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ floorPlanLikes: 13 })
  const land = new LandPage(page)
  await land.open()
  await expect(land.heading).toHaveText('Land')
  await expect(land.topics).toHaveCount(12)

  await land.chooseState('Queensland')
  await land.openTopic('Money and grants')
  await land.next().click()
  await expect(land.heading).toHaveText('A new home can come with a grant')
  await expect(page.getByRole('heading', { name: 'Queensland' })).toBeVisible()
  await expect(page.getByText(/Checked on \d+ \w+ 20\d\d/).first()).toBeVisible()
  await page.goBack()
  await page.goBack()

  await page.getByRole('link', { name: /^My block/ }).click()
  await land.measure({ Width: '30', Depth: '60' })
  await expect(land.plans.filter({ hasText: isFitting })).toHaveCount(13)
  await land.measure({ Width: '6' })
  await expect(land.plans.filter({ hasText: 'too wide' })).toHaveCount(13)
  await land.measure({ Width: '30' })
  await page.getByRole('button', { name: 'Save my block' }).click()
  await expect(page.getByText('Block saved')).toBeVisible()
  await overlaysLeft(page)

  await page.reload()
  await expect(page.getByLabel('Width')).toHaveValue('30')
  await expect(land.plans.first()).toContainText('to spare')
  await land.plans.first().click()
  await expect(page.getByRole('dialog').getByText('Fits my block')).toBeVisible()
})

/** Passes all cards that the deck deals; returns the number of floor plans among them. */
async function passAll(api: Api): Promise<number> {
  let plans = 0
  for (;;) {
    const cards = await api.get<DealtDesign[]>('/api/designs?batch=20')
    if (cards.length === 0) return plans
    plans += cards.filter(({ plan }) => plan !== null).length
    await Promise.all(
      cards.map(({ id: designId }) =>
        api.send('POST', '/api/preferences', { designId, action: 'pass', swipeId: randomUUID() }),
      ),
    )
  }
}

test('only plans that fit are dealt on request, until the empty deck is asked for the others (product §2.3, §2.5)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 13 })
  const land = new LandPage(page)
  await land.open('/land?view=block')
  await land.measure({ Width: '5' })
  await page.getByRole('switch', { name: 'Deal me only plans that fit' }).check()
  await page.getByRole('button', { name: 'Save my block' }).click()
  await expect(page.getByText('Block saved')).toBeVisible()
  expect(await passAll(api)).toBe(0)

  const explore = new ExplorePage(page)
  await page.goto('/explore')
  await expect(page.getByRole('heading', { name: "You've seen all that fit" })).toBeVisible()
  await expect(page.getByText(/^\d+ more plans don't fit your block, so they stay out/)).toBeVisible()
  await page.getByRole('button', { name: 'Deal them too' }).click()

  await expect(explore.card).toBeVisible()
  expect((await api.get<Profile>('/api/profile')).onlyFitting).toBe(false)
  expect((await api.get<DealtDesign>(`/api/designs/${await explore.top()}`)).category).toBe('Floor Plan')

  await page.goto('/profile?edit=4')
  await page.getByRole('switch', { name: 'Deal me only plans that fit' }).check()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => (await api.get<Profile>('/api/profile')).onlyFitting).toBe(true)
})

test('the top card fits too, once only plans that fit are requested (product §2.3)', async ({ aBuyer }) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 13 })
  const land = new LandPage(page)
  const explore = new ExplorePage(page)
  const isPlan = async () =>
    (await api.get<DealtDesign>(`/api/designs/${await explore.top()}`)).category === 'Floor Plan'
  await explore.open()
  while (!(await isPlan())) await explore.swipeLeft()

  await page.getByRole('link', { name: 'Land' }).click()
  await page.getByRole('link', { name: /^My block/ }).click()
  await land.measure({ Width: '5' })
  await page.getByRole('switch', { name: 'Deal me only plans that fit' }).check()
  await page.getByRole('button', { name: 'Save my block' }).click()
  await expect(page.getByText('Block saved')).toBeVisible()
  await page.getByRole('link', { name: 'Explore', exact: true }).click()

  expect(await isPlan()).toBe(false)
})

test('before the thirteenth plan the guide is locked, at both its URLs (product §2.4, §9)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ floorPlanLikes: 12 })
  const land = new LandPage(page)

  for (const path of ['/land', '/knowledge', '/land?card=soil-class']) {
    await land.open(path)
    await expect(land.heading).toHaveText('Land opens at 13')
    await expect(page.getByText('1 more Floor Plan likes needed')).toBeVisible()
    await expect(page.getByText('One letter decides your slab')).toBeHidden()
  }
})

test.describe('offline', () => {
  test.use({ expectedNoise: [OFFLINE] })

  test('a guide that was opened once can be read offline (product §7)', async ({ aBuyer }) => {
    const { page } = await aBuyer({ floorPlanLikes: 13 })
    const land = new LandPage(page)
    await land.open('/land?topic=soil')
    await expect(land.heading).toHaveText('One letter decides your slab')

    await new InstalledApp(page).goOffline()
    await land.next().click()
    await expect(land.heading).toHaveText('Every metre of fall has a price')
    await page.getByRole('link', { name: 'All topics' }).click()
    await land.chooseState('Tasmania')
    await land.openTopic('Contract')

    await expect(land.heading).toHaveText('There is a limit to the first payment')
    await expect(page.getByText(/We couldn't confirm anything specific for Tasmania/)).toBeVisible()
  })
})
