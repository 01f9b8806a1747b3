import { ExplorePage } from '#pages/explore-page.ts'
import { ProfileCreationPage } from '#pages/onboarding-pages.ts'
import { expect, test } from '#people/people.ts'

test('going back from the second step of a new profile leads to the first, at once (product §2.3)', async ({
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

test("the back button and the phone's back gesture lead the same way, and never forward again (product §2.3)", async ({
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

test('going back from the whole picture leads to the open details, and then to the deck (product §2.5)', async ({
  aBuyer,
}) => {
  const { page } = await aBuyer()
  await new ExplorePage(page).open()
  await page.keyboard.press('Enter')
  const details = page.getByRole('dialog')
  await details.getByRole('button', { name: /^Whole/ }).click()
  await expect(details.getByRole('button', { name: 'All facts' })).toBeVisible()

  await page.goBack()
  await expect(details.getByRole('button', { name: /^Whole/ })).toBeVisible()
  await page.goBack()

  await expect(details).toHaveCount(0)
  await expect(page).toHaveURL(/\/explore$/)
})

test(
  'Escape closes the whole picture first, then the details (product §2.5)',
  { tag: '@desktop' },
  async ({ aBuyer }) => {
    const { page } = await aBuyer()
    await new ExplorePage(page).open()
    await page.keyboard.press('Enter')
    const details = page.getByRole('dialog')
    await details.getByRole('button', { name: /^Whole/ }).click()

    await page.keyboard.press('Escape')
    await expect(details.getByRole('button', { name: /^Whole/ })).toBeVisible()
    await page.keyboard.press('Escape')

    await expect(details).toHaveCount(0)
  },
)

for (const way of ['back', 'Save']) {
  test(`adding a block from a plan (${way}) returns to the open plan, as far down as it was (product §2.5)`, async ({
    aBuyer,
  }) => {
    const { page } = await aBuyer()
    await new ExplorePage(page).open()
    await page.keyboard.press('Enter')
    const link = page.getByRole('dialog').getByRole('link', { name: 'Add my block' })
    const name = await page.getByRole('dialog').getByRole('heading', { level: 2 }).textContent()
    await link.scrollIntoViewIfNeeded()
    await link.click()
    await expect(page).toHaveURL(/edit=4/)

    if (way === 'back') {
      await page.goBack()
    } else {
      await page.getByLabel('Width').fill('16')
      await page.getByRole('button', { name: 'Save' }).click()
    }

    await expect(page.getByRole('dialog').getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible()
    await expect(
      page
        .getByRole('dialog')
        .getByRole('link', { name: way === 'back' ? 'Add my block' : 'Change my block' }),
    ).toBeInViewport()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('a swipe can still be undone after visiting another page (product §2.5)', async ({ aBuyer }) => {
  const { page } = await aBuyer()
  const explore = new ExplorePage(page)
  await explore.open()
  const first = await explore.press('ArrowLeft')
  const second = await explore.press('ArrowLeft')
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL(/\/profile$/)

  await page.goBack()
  await explore.button('Undo').click()
  await expect(explore.card).toHaveAttribute('data-design', second)
  await explore.button('Undo').click()

  await expect(explore.card).toHaveAttribute('data-design', first)
})
