import { ExplorePage } from '#pages/explore-page.ts'
import { InstalledApp } from '#pages/installed-app.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { storedLikes } from '#people/buyer.ts'
import { expect, test } from '#people/people.ts'
import { OFFLINE } from '#browser/console-noise.ts'

test.use({ expectedNoise: [OFFLINE] })

const BLOCK = { state: 'VIC', blockWidth: 16, blockDepth: 34, facing: 'east' }

test('one plan is found among the likes, by the URL, by going back, and offline (product §2.3)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ floorPlanLikes: 11 })
  const dreamlist = new DreamlistPage(page)
  await dreamlist.open()
  await expect(dreamlist.count).toHaveText('11 designs')
  const name =
    (await dreamlist.designs
      .nth(3)
      .getByRole('button')
      .first()
      .locator('span > span')
      .first()
      .textContent()) ?? ''

  await dreamlist.findByName(name.toLowerCase())
  await expect(dreamlist.count).toHaveText(/^\d of 11 designs$/)
  await expect(dreamlist.designs.filter({ hasText: name })).toHaveCount(1)
  await dreamlist.findByName('')
  await expect(dreamlist.count).toHaveText('11 designs')

  const sheet = await dreamlist.openFilter()
  await sheet.getByRole('group', { name: 'Storeys' }).getByText('Two', { exact: true }).click()
  await sheet.getByRole('button', { name: /^(Show|Nothing)/ }).click()
  await expect(page).toHaveURL(/storeys=2/)
  await expect(page.getByRole('button', { name: 'Remove filter: Two storeys' })).toBeVisible()
  await page.goBack()
  await expect(dreamlist.count).toHaveText('11 designs')

  await new InstalledApp(page).goOffline()
  await dreamlist.findByName(name)
  await expect(dreamlist.designs.filter({ hasText: name })).toHaveCount(1)
  await page.context().setOffline(false)
})

test('a like made offline is in the dreamlist at once, also after a restart, and stays there once it is sent (product §2.3)', async ({
  aBuyer,
}) => {
  const { page, api, context } = await aBuyer({ floorPlanLikes: 11 })
  const [dreamlist, explore, app] = [new DreamlistPage(page), new ExplorePage(page), new InstalledApp(page)]
  await dreamlist.open()
  await expect(dreamlist.count).toHaveText('11 designs')
  await explore.open()
  await app.goOffline()
  await explore.likeUntil(1)
  const [liked] = explore.likedPlans
  const { title } = await api.get<{ title: string }>(`/api/designs/${liked}`)

  await page.getByRole('link', { name: 'Dreamlist' }).click()
  const newest = dreamlist.designs.first()
  await expect(newest).toContainText(title)
  await expect(newest.getByText('Kept on this device until you are online')).toBeAttached()
  await expect
    .poll(() => newest.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  // Stay offline throughout, so that it is not sent.
  await page.goto('/dreamlist?open=1')
  await expect(newest).toContainText(title)

  await context.setOffline(false)
  await expect(newest.getByText('Kept on this device until you are online')).toBeHidden()
  await expect.poll(() => storedLikes(api)).toBe(12)
  await expect(newest).toContainText(title)
  await page.reload()
  await expect(dreamlist.designs.filter({ hasText: title })).toHaveCount(1)
})

test('more likes than a page holds are counted, found and paginated, and only a few are rendered at a time (product §2.3)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ floorPlanLikes: 215 })
  const dreamlist = new DreamlistPage(page)
  await dreamlist.open()
  await expect(dreamlist.count).toHaveText('215 designs')

  const drawn: number[] = []
  await expect(async () => {
    await page.getByRole('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }))
    drawn.push(await dreamlist.designs.count())
    await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden({ timeout: 100 })
  }).toPass()
  // The heights of the last rows are estimates until they are rendered.
  await expect(async () => {
    await page.getByRole('main').evaluate((main) => main.scrollTo({ top: main.scrollHeight }))
    await expect(page.getByRole('heading', { name: 'Your design DNA' })).toBeInViewport({ timeout: 500 })
  }).toPass()
  expect(Math.max(...drawn)).toBeLessThan(80)

  const oldest =
    (await dreamlist.designs
      .last()
      .getByRole('button')
      .first()
      .locator('span > span')
      .first()
      .textContent()) ?? ''
  await dreamlist.findByName(oldest)
  await expect(dreamlist.count).toHaveText(/^\d+ of 215 designs$/)
  await expect(dreamlist.designs.filter({ hasText: oldest })).toHaveCount(1)
})

test('plans are compared at one scale, overlaid, and one is shown on the block (product §2.3)', async ({
  aBuyer,
}) => {
  const { page, api } = await aBuyer({ floorPlanLikes: 11 })
  await api.send('PUT', '/api/profile', BLOCK)
  const dreamlist = new DreamlistPage(page)
  await dreamlist.open()

  const compare = await dreamlist.compareFirst(2)
  await expect(compare.getByRole('row', { name: /^On my block/ })).toBeVisible()
  await compare.getByRole('tab', { name: 'Laid over' }).click()
  await expect(compare.getByRole('img', { name: / laid over / })).toBeVisible()
  await compare.getByRole('tab', { name: 'Side by side' }).click()
  await compare
    .getByRole('button', { name: / on my block$/ })
    .first()
    .click()

  const onBlock = page.getByRole('dialog', { name: / on my block$/ })
  const sitePlan = onBlock.getByRole('img', { name: /on a block of 16 m by 34 m/ })
  await expect(sitePlan).toBeVisible()
  await expect(sitePlan.getByText('N', { exact: true })).toBeVisible()
  const fit = onBlock.getByRole('status').filter({ hasText: /spare|too/ })
  const drawn = await fit.textContent()
  await onBlock.getByRole('button', { name: 'Turn' }).click()
  await expect(fit).not.toHaveText(drawn ?? '')
  await page.goBack()
  await expect(onBlock).toBeHidden()
  await expect(compare).toBeVisible()
})
