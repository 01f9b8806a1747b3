import { showBadge } from '#lib/device/badge.ts'
import { installEnvironment } from '#lib/device/install-environment.ts'
import type { OpenRequest } from './push-notice.ts'
import { openBridge } from '#lib/offline/service-worker-bridge.ts'
import { forgetOnSignOut } from '#lib/session/session.ts'

/**
 * Whether this device can show notifications. `not-installed`: an iPhone's browser can only as an app of the home screen;
 * `default`: the person was not asked yet.
 */
export type PushPermission = 'unsupported' | 'not-installed' | NotificationPermission

/** Where push services find this device, in the form that the server takes. */
export type PushTarget = { endpoint: string; keys: { p256dh: string; auth: string } }

export function pushPermission(): PushPermission {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) {
    return Notification.permission
  }
  const { system, isInstalled } = installEnvironment()
  return system === 'ios' && !isInstalled ? 'not-installed' : 'unsupported'
}

/** Asks the person; browsers let a page do so only on a tap. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() !== 'default') return pushPermission()
  await Notification.requestPermission()
  return pushPermission()
}

/** Calls `onChange` when the person changes their mind in the system's settings, as far as the browser tells. Answers how to stop. */
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

/** The first worker of a device fetches a whole build before it is ready. */
const WORKER_PATIENCE_MS = 60_000

/** The service worker, once it is in charge; registered if it is not yet. */
async function worker(): Promise<ServiceWorkerRegistration> {
  await openBridge()
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The service worker is not ready')), WORKER_PATIENCE_MS)
  })
  return Promise.race([navigator.serviceWorker.ready, late])
}

/** This device's subscription, made anew when there is none or it was made for other keys than the server has now. */
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

/** The browser's own form: keys in base64url. */
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

/** Lets a tapped notification open its page here, in the app that is open already. Answers how to stop. */
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

/** Takes away what the system still shows: the person is looking at it now, or has left. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}

// Whoever logs out gets no more notifications here, also while the server cannot be reached.
forgetOnSignOut(async () => {
  await showBadge(0)
  await closeNotifications().catch(() => undefined)
  await unsubscribeFromPush()
})
