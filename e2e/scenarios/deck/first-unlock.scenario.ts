import { AccountPage } from '#pages/account-page.ts'
import { ExplorePage } from '#pages/explore-page.ts'
import { ProfileCreationPage, VerifyPhonePage, WelcomePage } from '#pages/onboarding-pages.ts'
import { DreamlistPage } from '#pages/other-pages.ts'
import { TourCard } from '#pages/tour-card.ts'
import { storedLikes } from '#people/buyer.ts'
import { expect, test } from '#people/people.ts'

test('a visitor registers, confirms the phone, answers five steps and swipes to the dreamlist (product §2.6, §4)', async ({
  visitor,
}) => {
  const { page } = visitor
  const account = new AccountPage(page)
  const explore = new ExplorePage(page)
  const dreamlist = new DreamlistPage(page)

  await account.open()
  await account.createAccount(visitor)
  await expect(page).toHaveURL(/\/verify-phone$/)
  await new VerifyPhonePage(page).confirmEmail(visitor)
  await new VerifyPhonePage(page).confirm(visitor)
  await expect(page).toHaveURL(/\/profile-creation/)
  await new ProfileCreationPage(page).answerAll()
  await expect(page).toHaveURL(/\/welcome$/)
  await new WelcomePage(page).walkThrough()
  await expect(page).toHaveURL(/\/explore$/)
  expect(await storedLikes(visitor.api)).toBe(0)
  await new TourCard(page).finish(3)

  await explore.likeUntil(9)
  await expect(explore.progress).toContainText('9 of 10')
  await expect(explore.popup).toBeHidden()
  await explore.likeUntil(10)

  await expect(explore.popup.getByRole('heading', { name: 'Dreamlist' })).toBeVisible()
  await explore.popup.getByRole('button', { name: 'View your dreamlist' }).click()
  await expect(page).toHaveURL(/\/dreamlist$/)
  await expect(dreamlist.heading).toBeVisible()
  await new TourCard(page).finish(2)
  await expect.poll(() => dreamlist.designs.count()).toBeGreaterThanOrEqual(10)
  await expect.poll(() => storedLikes(visitor.api)).toBe(10)
})

test('a reload in the middle loses no swipe and shows no celebration twice (product §4)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 7 })
  const explore = new ExplorePage(buyer.page)
  await explore.open()

  await explore.likeUntil(1)
  await buyer.page.reload()
  await explore.likeUntil(3)
  await expect(explore.popup).toBeVisible()
  await buyer.page.reload()
  await explore.card.waitFor()

  await expect(explore.progress).toContainText('10 of 13')
  await expect(explore.popup).toBeHidden()
  expect(await storedLikes(buyer.api)).toBe(10)
})

test('the celebration closes by its button and by the backdrop, not by its card (product §2.6)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ floorPlanLikes: 9 })
  const explore = new ExplorePage(buyer.page)
  await explore.open()
  await explore.likeUntil(1)

  await explore.popup.getByText('Unlocked!').click()
  await expect(explore.popup).toBeVisible()
  await buyer.page.mouse.click(5, 5)

  await expect(explore.popup).toBeHidden()
  await explore.swipeLeft()
})
