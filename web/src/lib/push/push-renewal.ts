import { timeLimit } from '#lib/api/time-limit.ts'

/** Sends the device's new push endpoint from the service worker, as no page may be open. */
export async function sendRenewedSubscription(body: string): Promise<void> {
  const first = await post('/api/notifications/subscription', body)
  if (first.status !== 401) return
  await post('/api/auth/refresh')
  await post('/api/notifications/subscription', body)
}

async function post(url: string, body?: string): Promise<Response> {
  const token =
    (await fetch('/api/auth/csrf-token', { signal: timeLimit() })).headers.get('x-csrf-token') ?? ''
  return fetch(url, {
    method: 'POST',
    signal: timeLimit(),
    headers: { 'x-csrf-token': token, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  })
}
