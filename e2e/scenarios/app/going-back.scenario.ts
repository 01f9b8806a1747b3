import { expect, test } from '#people/people.ts'
import { ProfileCreationPage } from '#pages/onboarding-pages.ts'

test('the way back from the second step of a new profile leads to the first, at once (product §2.3)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ hasCompletedProfile: false })
  const profile = new ProfileCreationPage(page)
  await page.goto('/explore')
  await profile.answerPlace()

  await page.goBack()

  await expect(profile.heading('Where will you build?')).toBeVisible()
  await expect(page.getByLabel('Postcode')).toHaveValue('3056')
})

test('the button and the phone lead back the same way, and never forward again (product §2.3)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer({ hasCompletedProfile: false })
  const profile = new ProfileCreationPage(page)
  await page.goto('/profile-creation')
  await profile.answerPlace()
  await profile.answerPeople()

  await page.getByRole('button', { name: 'Back' }).click()
  await expect(profile.heading('Who is it for?')).toBeVisible()
  await page.goBack()

  await expect(profile.heading('Where will you build?')).toBeVisible()
})
