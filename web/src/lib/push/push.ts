import { showBadge } from '#lib/device/badge.ts'
import { installEnvironment } from '#lib/device/install-environment.ts'
import type { OpenRequest } from './push-notice.ts'
import { openBridge } from '#lib/offline/service-worker-bridge.ts'
import { forgetOnSignOut } from '#lib/session/session.ts'

/**
 * Permission to show notifications. `not-installed`: iPhones allow it only for an app on the home screen; `default`: the person
 * was not asked yet.
 */
export type PushPermission = 'unsupported' | 'not-installed' | NotificationPermission

/** Push endpoint of this device, in the form of the API. */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } }

export function pushPermission(): PushPermission {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) {
    return Notification.permission
  }
  const { system, isInstalled } = installEnvironment()
  return system === 'ios' && !isInstalled ? 'not-installed' : 'unsupported'
}

/** Asks for permission; browsers allow it only on a tap. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() !== 'default') return pushPermission()
  await Notification.requestPermission()
  return pushPermission()
}

/**
 * Calls `onChange` when the permission changes in the system's settings, as far as the browser reports it. Returns the unsubscribe
 * function.
 */
export function onPermissionChange(onChange: () => void): () => void {
  let stop = () => {}
  let isOver = false
  const watch = async () => {
    const status = await navigator.permissions?.query({ name: 'notifications' })
    if (!status || isOver) return
    status.addEventListener('change', onChange)
    stop = () => status.removeEventListener('change', onChange)
  }
  watch().catch(() => undefined)
  return () => {
    isOver = true
    stop()
  }
}

/** Timeout for an active worker: a device's first one fetches a whole build before it is ready. */
const WORKER_PATIENCE_MS = 60_000

/** Active service worker registration; registers one if there is none yet. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await openBridge()
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready')), WORKER_PATIENCE_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** Returns this device's subscription; it is renewed when there is none or the server's key has changed. */
export async function subscribeToPush(publicKey: string): Promise<PushTarget> {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) === publicKey) return targetOf(known)
  await known?.unsubscribe()
  return targetOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
}

/** Whether this device is subscribed now. */
export async function isSubscribedToPush(): Promise<boolean> {
  if (pushPermission() !== 'granted') return false
  const registration = await navigator.serviceWorker.getRegistration()
  return ((await registration?.pushManager.getSubscription()) ?? null) !== null
}

export async function unsubscribeFromPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  await subscription?.unsubscribe()
}

/** Converts to the browser's own JSON form: keys in base64url. */
function targetOf(subscription: PushSubscription): PushTarget {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey
  if (!key) return null
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** Calls `open` with the page of a tapped notification, in the app that is already open. Returns the unsubscribe function. */
export function onOpenRequest(open: (path: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const onMessage = ({ data, ports }: MessageEvent<Partial<OpenRequest> | null>) => {
    if (data?.type !== 'open' || typeof data.path !== 'string') return
    ports[0]?.postMessage(true)
    open(data.path)
  }
  navigator.serviceWorker.addEventListener('message', onMessage)
  return () => navigator.serviceWorker.removeEventListener('message', onMessage)
}

/** Closes all shown notifications: the person is looking at the app now, or has logged out. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}

// Unsubscribe at logout, also while the server is unreachable.
forgetOnSignOut(async () => {
  await showBadge(0)
  await closeNotifications().catch(() => undefined)
  await unsubscribeFromPush()
})
