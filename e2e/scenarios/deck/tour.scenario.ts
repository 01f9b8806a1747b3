import { ExplorePage } from '#pages/explore-page.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { TourCard } from '#pages/tour-card.ts'
import { swipe } from '#browser/touch.ts'
import { expect, test } from '#people/people.ts'

type Status = { completed: boolean }

test("a new buyer gets the deck's tour once (product §4)", { tag: '@desktop' }, async ({ aBuyer }) => {
  const { page, api } = await aBuyer({ isNew: true })
  const explore = new ExplorePage(page)
  const tour = new TourCard(page)
  await explore.open()

  await tour.isAt(1, 3)
  await expect(tour.button('Next')).toBeFocused()
  await tour.isOn(explore.card)
  await page.keyboard.press('Enter')
  await tour.isAt(2, 3)
  await tour.button('Next').click()
  await tour.isOn(explore.progress)
  await tour.button('Got it!').click()

  await explore.press('ArrowRight')
  await expect.poll(async () => (await api.get<Status>('/api/tours/explore/status')).completed).toBe(true)
  await page.reload()
  await explore.press('ArrowLeft')
  await expect(tour.dialog).toBeHidden()
})

test('while a tour is active the deck ignores fingers and keys (product §2.5)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ isNew: true })
  const explore = new ExplorePage(page)
  const tour = new TourCard(page)
  await explore.open()
  await tour.isAt(1, 3)
  const top = await explore.top()

  await swipe(page, explore.card, { dx: 170 })
  await page.keyboard.press('ArrowRight')
  await page.evaluate(() => dispatchEvent(new CustomEvent('swipe-action', { detail: { action: 'like' } })))
  await page.keyboard.press('Escape')

  await expect(tour.dialog).toBeHidden()
  expect(await explore.top()).toBe(top)
  await explore.swipeRight()
})

test('the spotlight of a tour follows when the screen turns (product §4)', async ({ aBuyer }) => {
  const { page } = await aBuyer({ isNew: true })
  const explore = new ExplorePage(page)
  const tour = new TourCard(page)
  await explore.open()
  await tour.isAt(1, 3)
  await tour.button('Next').click()
  await tour.button('Next').click()
  await tour.isOn(explore.progress)

  await page.setViewportSize({ width: 740, height: 360 })

  await tour.isOn(explore.progress)
  await page.setViewportSize({ width: 320, height: 640 })
  await tour.isOn(explore.progress)
  await expect(tour.button('Got it!')).toBeInViewport()
})

test('each section shows its tour at the first visit, and only once it is unlocked (product §4)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ isNew: true, floorPlanLikes: 13 })
  const tour = new TourCard(page)

  await page.goto('/dreamlist')
  await tour.finish(2)
  await page.goto('/land')
  await tour.finish(3)
  await page.goto('/videos')
  await expect(page.getByText('3 more Floor Plan likes needed')).toBeVisible()
  await page.goto('/dreamlist')

  await expect(new DreamlistPage(page).designs).toHaveCount(13)
  await expect(tour.dialog).toBeHidden()
})
