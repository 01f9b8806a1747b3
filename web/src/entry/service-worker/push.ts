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

/** `renotify` is not among TypeScript's own words. */
type Options = NotificationOptions & { renotify: boolean }

const ICON = '/icons/app192.png'
const MARK = '/icons/shortcut96.png'
/** A page that is well answers at once; one that sleeps is reloaded. */
const PAGE_PATIENCE_MS = 1000

/** Shows each push, opens what is tapped, and keeps the subscription alive. */
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

/** Always shows something, also while the app is on the screen: a system that gets nothing to show takes the permission away. */
async function show(text: string | undefined): Promise<void> {
  const { title, body, path, tag, badge, unread } = readNotice(text)
  const options: Options = { body, tag, renotify: true, icon: ICON, badge: MARK, data: path }
  await self.registration.showNotification(title, options)
  if (badge !== null) await showBadge(badge)
  // What this push tells of stays, even if it is read by now.
  const isUnread = (id: string) => tag.endsWith(id) || unread?.some((start) => id.startsWith(start))
  if (unread) await closeRead(self.registration, (id) => isUnread(id) ?? false)
}

/** In the app that is open, or else in a new one. */
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

/** The browser has replaced the subscription, or let it go. What fails here is made up for at the app's next start. */
async function renew({ oldSubscription, newSubscription }: PushSubscriptionChangeEvent): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey ?? null
  const renewed =
    newSubscription ??
    (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  const { endpoint, keys } = renewed.toJSON()
  await sendRenewedSubscription(JSON.stringify({ endpoint, keys, timeZone: zoneHere() }))
}
