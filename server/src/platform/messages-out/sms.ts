import type { Messenger } from './messenger.ts'

const TIMEOUT_MS = 10_000

/** Sends SMS through a provider's HTTP API: `POST {to, text}` with the key as bearer token. */
export function createSms(url: string, key: string): Messenger['sms'] {
  return async (to, text) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ to, text }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`The SMS provider answered ${response.status}`)
  }
}
