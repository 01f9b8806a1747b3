import { AccountPage } from '#pages/account-page.ts'
import { ProfileCreationPage } from '#pages/onboarding-pages.ts'
import { expect, test } from '#people/people.ts'

test.use({ expectedNoise: [/the server responded with a status of 4\d\d/] })

test('an invalid registration shows an error at each field and keeps the entries (product §5)', async ({
  visitor,
}) => {
  const account = new AccountPage(visitor.page)
  await account.open()

  await account.createAccount({ ...visitor, name: '', email: 'robin@', password: 'wattle' })

  for (const message of [
    'Name is required',
    'Please enter a valid email address',
    'Password must be at least 8 characters',
  ]) {
    await expect(account.register.getByText(message)).toBeVisible()
  }
  await expect(account.register.getByLabel('Email')).toHaveValue('robin@')
  await expect(account.register.getByLabel('Password', { exact: true })).toHaveValue('wattle')
})

test('a wrong password keeps the email and allows another try (product §8)', async ({ aBuyer }) => {
  const buyer = await aBuyer()
  await buyer.context.clearCookies()
  const account = new AccountPage(buyer.page)
  await account.open()

  await account.logIn({ email: buyer.email, password: 'Banksia-1999' })

  await expect(account.login.getByText("That email and password don't match.")).toBeVisible()
  await expect(account.login.getByLabel('Email')).toHaveValue(buyer.email)
  await account.logIn(buyer)
  await expect(buyer.page).toHaveURL(/\/explore$/)
})

test('an unanswered profile step says what is missing, and going back keeps the answers (product §4)', async ({
  aBuyer,
}) => {
  const buyer = await aBuyer({ hasCompletedProfile: false })
  const steps = new ProfileCreationPage(buyer.page)
  await buyer.page.goto('/profile-creation')
  await steps.heading('Where will you build?').waitFor()

  await steps.choose('NSW')
  await buyer.page.getByLabel('Postcode').fill('3056')
  await steps.goOn()
  await expect(buyer.page.getByText('3056 is not in New South Wales')).toBeVisible()
  await steps.choose('VIC')
  await steps.goOn()
  await steps.heading('Who is it for?').waitFor()
  await buyer.page.getByRole('button', { name: 'Back' }).click()

  await expect(buyer.page.getByLabel('Postcode')).toHaveValue('3056')
  await expect(buyer.page.getByRole('radio', { name: 'VIC' })).toBeChecked()
})
