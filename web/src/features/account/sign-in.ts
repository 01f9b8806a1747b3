import type { User } from '@dream/contract/api/account/user'
import { MESSAGES } from '@dream/contract/rules/app/messages'
import { call } from '#lib/api/api-client.ts'
import { hasInstalledApp } from '#lib/device/device.ts'
import { UserFacingError } from '#lib/forms/submission.ts'
import type { LoginForm, RegisterForm } from './account-forms.ts'

/** Logs in and answers who it is. */
export async function logIn(body: LoginForm): Promise<User> {
  return identified(await call('POST /api/auth/login', { body }))
}

/** Creates the account and answers whose it is. */
export async function register({ name, email, password }: RegisterForm): Promise<User> {
  const body = { name, email, password, hasInstalledApp: hasInstalledApp() }
  return identified(await call('POST /api/auth/register', { body }))
}

async function identified(answer: User | null): Promise<User> {
  const user = answer?.id ? answer : await call('GET /api/auth/me').catch(() => null)
  if (!user) throw new UserFacingError(MESSAGES.loginWithoutUser)
  return user
}
