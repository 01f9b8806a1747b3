import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { call } from '#lib/api/api-client.ts'
import { noServer, fakeApi, noNetwork } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { ServerBanner } from './server-banner.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const strip = () => screen.getAllByRole('status')[0]?.textContent
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const ask = () => call('GET /api/build-id').catch((error: unknown) => error)

/** Fake server with its readiness probe and the answers under test. */
function server(isReady: boolean, answer: Parameters<typeof fakeApi>[0]) {
  const api = fakeApi(answer)
  const next = globalThis.fetch
  let probes = 0
  globalThis.fetch = async (input, init) => {
    if (input !== '/readyz') return next(input, init)
    probes += 1
    if (!isReady) throw new TypeError('refused')
    return new Response('ok')
  }
  return { ...api, probes: () => probes }
}
const BACK = { 'GET /api/build-id': () => ({ body: { buildId: 'b' } }) }

test('a server that is away is not reported as a missing network: the banner says so, with the time of the next try', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const { probes } = server(false, { 'GET /api/build-id': noServer })
  renderApp(<ServerBanner />)

  const error = await ask()
  await pass(0)

  expect(String(error)).toContain("Dream Design isn't responding. Please try again in a moment.")
  expect(strip()).toBe("Dream Design isn't responding. Trying again in 1 s")
  await pass(1000)
  expect(probes()).toBe(2)
  expect(strip()).toBe("Dream Design isn't responding. Trying again in 2 s")

  server(true, BACK)
  await pass(2000)

  expect(strip()).toBe('Dream Design is back')
  await pass(3000)
  expect(strip()).toBe('')
})

test('a gateway error counts as a server that is away', async () => {
  server(false, { 'GET /api/build-id': () => ({ status: 502, body: 'Bad Gateway' }) })
  renderApp(<ServerBanner />)

  await ask()
  await pass(0)

  expect(strip()).toContain("isn't responding")
})

test('says when the server is back, and triggers a resume', async () => {
  const resumed = vi.fn()
  addEventListener('server-back', resumed, { once: true })
  server(false, { 'GET /api/build-id': noServer })
  renderApp(<ServerBanner />)
  await ask()
  await pass(0)

  server(true, BACK)
  await pass(2000)

  expect(resumed).toHaveBeenCalledOnce()
})

test('a single failed call shows no banner', async () => {
  server(true, { 'GET /api/build-id': noServer })
  renderApp(<ServerBanner />)

  await ask()
  await pass(0)

  expect(strip()).toBe('')
})

test('shows nothing while the device is offline', async () => {
  const { probes } = server(false, { 'GET /api/build-id': noNetwork })
  renderApp(<ServerBanner />)

  const error = await ask()
  await pass(5000)

  expect(String(error)).toContain('No internet connection. Please check your network.')
  expect(strip()).toBe('')
  expect(probes()).toBe(0)
})
