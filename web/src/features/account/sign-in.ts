import type { SignedInUser, User } from '@dream/contract/api/account/user'
import { CONSENT_VERSION } from '@dream/contract/rules/account/consent'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { call } from '#lib/api/api-client.ts'
import { hasInstalledApp } from '#lib/device/device.ts'
import { UserFacingError } from '#lib/forms/submission.ts'
import { closedAccount } from '#lib/session/closed-account.ts'
import { showToast } from '#ui/overlays/toast.ts'
import type { LoginForm, RegisterForm } from './account-forms.ts'

const KEPT = "Welcome back. Your account won't be deleted."
const KEPT_STAYS_MS = 10_000

/** Logs in and returns the user. */
export async function logIn({ code, ...credentials }: LoginForm): Promise<User> {
  const body = code === '' ? credentials : { ...credentials, code }
  const answer = await call('POST /api/auth/login', { body })
  closedAccount.set(null)
  if (answer?.isKept) showToast(KEPT, { durationMs: KEPT_STAYS_MS })
  const { isKept: _, ...user } = await identified(answer)
  return user
}

/** Creates the account and returns its user. */
export async function register({ name, email, password }: RegisterForm): Promise<User> {
  const body = {
    name,
    email,
    password,
    hasInstalledApp: hasInstalledApp(),
    consentVersion: CONSENT_VERSION,
  }
  return identified(await call('POST /api/auth/register', { body }))
}

async function identified(answer: SignedInUser | null): Promise<SignedInUser> {
  const user = answer?.id ? answer : await call('GET /api/auth/me').catch(() => null)
  if (!user) throw new UserFacingError(MESSAGES.loginWithoutUser)
  return user
}
