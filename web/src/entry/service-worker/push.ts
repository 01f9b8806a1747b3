import { showBadge } from '#lib/device/badge.ts'
import { sendRenewedSubscription } from '#lib/push/push-renewal.ts'
import { closeRead } from '#lib/push/read-notifications.ts'
import { zoneHere } from '#lib/time/zone-here.ts'
import { readNotice, type OpenRequest } from '#lib/push/push-notice.ts'

declare const self: ServiceWorkerGlobalScope

declare global {
  /** https://www.w3.org/TR/push-api/#the-pushsubscriptionchange-event */
  interface PushSubscriptionChangeEvent extends ExtendableEvent {
    readonly newSubscription: PushSubscription | null
    readonly oldSubscription: PushSubscription | null
  }
  interface ServiceWorkerGlobalScopeEventMap {
    pushsubscriptionchange: PushSubscriptionChangeEvent
  }
}

/** `renotify` is missing in TypeScript's types. */
type Options = NotificationOptions & { renotify: boolean }

const ICON = '/icons/app192.png'
const MARK = '/icons/shortcut96.png'
/** Timeout for an answer of a page: a responsive one answers at once; a suspended one is reloaded. */
const PAGE_PATIENCE_MS = 1000

/** Shows each push, opens tapped notifications, and renews the subscription. */
export function listenForPushes(): void {
  self.addEventListener('push', (event) => {
    event.waitUntil(show(event.data?.text()))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const path: unknown = event.notification.data
    event.waitUntil(open(typeof path === 'string' ? path : '/explore'))
  })
  self.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(event).catch(() => undefined))
  })
}

/** Shows a notification for every push, also while the app is visible: the system revokes the permission otherwise. */
async function show(text: string | undefined): Promise<void> {
  const { title, body, path, tag, badge, unread } = readNotice(text)
  const options: Options = { body, tag, renotify: true, icon: ICON, badge: MARK, data: path }
  await self.registration.showNotification(title, options)
  if (badge !== null) await showBadge(badge)
  // Keep this push's own notification, even if it is read by now.
  const isUnread = (id: string) => tag.endsWith(id) || unread?.some((start) => id.startsWith(start))
  if (unread) await closeRead(self.registration, (id) => isUnread(id) ?? false)
}

/** Opens a path in the running app, or else in a new window. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = windows.find(({ focused }) => focused) ?? windows[0]
  if (!page) return void (await self.clients.openWindow(path))
  const shown = await page.focus().catch(() => page)
  if (await asksPage(shown, path)) return
  await shown.navigate(path).catch(() => self.clients.openWindow(path))
}

function asksPage(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  const request: OpenRequest = { type: 'open', path }
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), PAGE_PATIENCE_MS)
  })
  page.postMessage(request, [port2])
  return answer.finally(() => port1.close())
}

/** Renews a subscription that the browser has replaced or dropped. A failure is repaired at the app's next start. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey ?? null
  const renewed =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = renewed.toJSON()
  await sendRenewedSubscription(JSON.stringify({ endpoint, keys, timeZone: zoneHere() }))
}
