import { AccountPage } from '#pages/account-page.ts'
import { VerifyPhonePage } from '#pages/onboarding-pages.ts'
import { someone } from '#people/buyer.ts'
import { goto, heading, type Screen } from './screen.ts'

/** Screens from the first page of the app to the first card. */
export const ENTRY_SCREENS: readonly Screen[] = [
  { name: 'login', show: goto('/app-home', /dream design/i) },
  {
    name: 'register',
    show: async (page) => {
      await page.goto('/app-home')
      await new AccountPage(page).tab('Register').click()
      await page.getByLabel('Confirm password').waitFor()
    },
  },
  { name: 'forgot-password', show: goto('/forgot-password', 'Forgot password') },
  {
    name: 'verify-email',
    stage: { isEmailVerified: false },
    show: goto('/verify-phone', 'Is this your email?'),
  },
  {
    name: 'verify-email-code',
    stage: { isEmailVerified: false },
    show: async (page) => {
      await page.goto('/verify-phone')
      await page.getByRole('button', { name: 'Send the code' }).click()
      await heading(page, 'Check your email')
    },
  },
  {
    name: 'verify-phone',
    stage: { isPhoneVerified: false },
    show: goto('/verify-phone', "What's your mobile number?"),
  },
  {
    name: 'verify-phone-code',
    stage: { isPhoneVerified: false },
    show: async (page) => {
      await page.goto('/verify-phone')
      await new VerifyPhonePage(page).askForCode(someone().phone)
      await heading(page, 'Enter the code')
    },
  },
  ...[1, 2, 3, 4, 5].map((step) => ({
    name: `profile-creation-${step}`,
    stage: { hasCompletedProfile: false },
    show: goto(`/profile-creation?step=${step}`, /\?$/),
  })),
  { name: 'welcome', stage: {}, show: goto('/welcome?open=1', /^You're in/) },
  {
    name: 'welcome-try',
    stage: {},
    show: async (page) => {
      await page.goto('/welcome?open=1&card=2')
      await page.getByRole('article').waitFor()
    },
  },
  { name: 'welcome-next', stage: {}, show: goto('/welcome?open=1&card=3', 'What comes next') },
]
