import { cookie } from '#lib/session/cookies.ts'
import { noAnswerError } from './api-error.ts'
import { timeLimit } from './time-limit.ts'

const HEADER = 'X-CSRF-Token'
let fetched: string | null = null

/** The token for the next change: the cookie's, else one asked of the server. */
export async function csrfToken(): Promise<string> {
  const known = cookie('csrfToken') ?? fetched
  if (known) return known
  return fetchCsrfToken()
}

/** Asks the server for a new token; the old one was refused or there is none. */
export async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf-token', {
    credentials: 'include',
    cache: 'no-store',
    signal: timeLimit(),
  }).catch(() => {
    throw noAnswerError()
  })
  fetched = response.headers.get(HEADER) ?? cookie('csrfToken')
  return fetched ?? ''
}

/** The header with its value. */
export const csrfHeader = (token: string) => ({ [HEADER]: token })

/** A token belongs to its session. */
export function forgetCsrfToken() {
  fetched = null
}
