import { expect, type BrowserContext, type Page } from '@playwright/test'
import {
  type PushDevice,
  type PushService,
  type ReceivedPush,
  startPushService,
} from '@dream/server/testing/services/push-service'
import { PUSH_PORTS } from '#server.ts'

/**
 * Fakes a push service and a subscription at it, for which a browser under test has no network. Everything else is the browser's
 * own.
 */
export async function fakePushService(context: BrowserContext, place: number) {
  const service = await startPushService(PUSH_PORTS[place % PUSH_PORTS.length])
  const device = service.aDevice()
  await context.addInitScript((serialized) => {
    const storageKey = 'pretended-push'
    const bytes = (key: string) =>
      Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const subscription = (key: string) => ({
      options: { applicationServerKey: bytes(key).buffer },
      toJSON: () => serialized,
      unsubscribe: async () => {
        localStorage.removeItem(storageKey)
        return true
      },
    })
    const stand = {
      async getSubscription() {
        const key = localStorage.getItem(storageKey)
        return key === null ? null : subscription(key)
      },
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        localStorage.setItem(storageKey, applicationServerKey)
        return subscription(applicationServerKey)
      },
    }
    Object.assign(PushManager.prototype, stand)
  }, device.subscription)
  return { service, device }
}

export type NotifiedPhone = { service: PushService; device: PushDevice }

/** Delivers the newest push to the app's service worker, as the browser does. */
async function deliver(page: Page, push: ReceivedPush | { text: string }): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: 'text' in push ? push.text : JSON.stringify(push.payload),
  })
  await devtools.detach()
}

/** Notifications of the app that are shown. */
export const shownNotifications = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, tag }) => ({ title, body, tag }))
  })

/**
 * Delivers a push and returns the notifications shown afterwards. A busy browser may drop what its tools deliver, so the push is
 * delivered again when nothing is shown.
 */
export async function notificationsAfter(page: Page, push: Parameters<typeof deliver>[1]) {
  const isShown = async () => (await shownNotifications(page)).some(({ tag }) => tag === tagOf(push))
  await expect(async () => {
    if (!(await isShown())) await deliver(page, push)
    await expect.poll(isShown, { timeout: 4000 }).toBe(true)
  }).toPass()
  return shownNotifications(page)
}

/** Tag of the push's notification; an unreadable push is shown as news. */
const tagOf = (push: Parameters<typeof deliver>[1]) => ('text' in push ? 'news' : push.payload.tag)

/** Taps the first notification. */
export async function tapNotification(context: BrowserContext): Promise<void> {
  const [worker] = context.serviceWorkers()
  await worker?.evaluate(async () => {
    const registration: unknown = Reflect.get(globalThis, 'registration')
    if (!(registration instanceof ServiceWorkerRegistration)) throw new Error('This is no service worker')
    const [notification] = await registration.getNotifications()
    const tap = new Event('notificationclick')
    Object.assign(tap, { notification, waitUntil: () => undefined })
    globalThis.dispatchEvent(tap)
  })
}
