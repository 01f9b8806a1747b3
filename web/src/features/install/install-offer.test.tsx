import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissInstall, install, installOffer, watchInstallOffer } from './install-offer.ts'

let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  stop = watchInstallOffer()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

/** Fake `beforeinstallprompt` event with the given answer. */
function anOffer(prompt: () => unknown, userChoice?: unknown): Event {
  const event = new Event('beforeinstallprompt', { cancelable: true })
  // Time of the fake clock, as in a browser both are the same.
  Object.defineProperty(event, 'timeStamp', { value: performance.now() })
  return Object.assign(event, { prompt, userChoice })
}
const accepted = () => Promise.resolve({ outcome: 'accepted' })
const dismissed = () => Promise.resolve({ outcome: 'dismissed' })

test("the browser's offer is held back, and the browser shows no prompt by itself", () => {
  const offer = anOffer(accepted)

  dispatchEvent(offer)

  expect(offer.defaultPrevented).toBe(true)
  expect(installOffer.get()).toMatchObject({ isOffered: true, isInstalling: false })
})

test('an offer that came before this code loaded is not lost', () => {
  stop()
  globalThis.dreamInstallOffer = anOffer(accepted)

  stop = watchInstallOffer()
  globalThis.dreamInstallOffer = undefined

  expect(installOffer.get().isOffered).toBe(true)
})

test('a yes is remembered, and the offer is used up (product §4)', async () => {
  dispatchEvent(anOffer(() => undefined, accepted()))

  await install()

  expect(localStorage.getItem('pwa-installed')).toBe('true')
  expect(installOffer.get()).toMatchObject({ isOffered: false, isInstalling: false, isInstalled: true })
})

test('a no is not remembered, and the offer is used up (product §4)', async () => {
  dispatchEvent(anOffer(dismissed))

  await install()

  expect(localStorage.getItem('pwa-installed')).toBeNull()
  expect(installOffer.get()).toMatchObject({ isOffered: false, isInstalling: false, isInstalled: false })
})

test('while the prompt shows it is busy, and a second press does nothing', async () => {
  const prompt = vi.fn<() => Promise<unknown>>(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  dispatchEvent(anOffer(prompt, dismissed()))

  const first = install()
  void install()

  expect(installOffer.get().isInstalling).toBe(true)
  expect(prompt).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  await first
  expect(installOffer.get().isInstalling).toBe(false)
})

test('a failing prompt is only logged (product §8)', async () => {
  const log = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const failure = new Error('no user gesture')
  dispatchEvent(anOffer(() => Promise.reject(failure)))

  await install()

  expect(log.mock.calls).toEqual([['Installation error', failure]])
  expect(installOffer.get()).toMatchObject({ isOffered: false, isInstalling: false })
})

test("an installation from the browser's menu counts too", () => {
  dispatchEvent(anOffer(accepted))

  dispatchEvent(new Event('appinstalled'))

  expect(localStorage.getItem('pwa-installed')).toBe('true')
  expect(installOffer.get()).toMatchObject({ isOffered: false, isInstalled: true })
})

test('30 s after the offer the prompt may show, once a session (product §9)', () => {
  dispatchEvent(anOffer(accepted))
  vi.advanceTimersByTime(29_000)
  expect(installOffer.get().isAsking).toBe(false)

  vi.advanceTimersByTime(1000)
  expect(installOffer.get().isAsking).toBe(true)

  dismissInstall()
  dispatchEvent(anOffer(accepted))
  vi.advanceTimersByTime(31_000)
  expect(installOffer.get().isAsking).toBe(false)
})

test('an event without a prompt is not an offer', () => {
  dispatchEvent(new Event('beforeinstallprompt'))

  expect(installOffer.get().isOffered).toBe(false)
})
