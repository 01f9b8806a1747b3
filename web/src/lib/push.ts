import { showBadge } from './badge.ts'
import { installDoor } from './install-door.ts'
import type { OpenRequest } from './push-words.ts'
import { openBridge } from './service-worker-bridge.ts'
import { forgetOnSignOut } from './session.ts'

/**
 * Whether this device can show notifications. `not-installed`: an iPhone's browser can only as an app of the home screen;
 * `default`: the person was not asked yet.
 */
export type PushPermission = 'unsupported' | 'not-installed' | NotificationPermission

/** Where push services find this device, in the form that the server takes. */
export type PushAddress = { endpoint: string; keys: { p256dh: string; auth: string } }

export function pushPermission(): PushPermission {
  if ('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis) {
    return Notification.permission
  }
  const { system, isInstalled } = installDoor()
  return system === 'ios' && !isInstalled ? 'not-installed' : 'unsupported'
}

/** Asks the person; browsers let a page do so only on a tap. */
export async function askForPush(): Promise<PushPermission> {
  if (pushPermission() !== 'default') return pushPermission()
  await Notification.requestPermission()
  return pushPermission()
}

/** Calls `hear` when the person changes their mind in the system's settings, as far as the browser tells. Answers how to stop. */
export function onPermissionChange(hear: () => void): () => void {
  let stop = () => {}
  let isOver = false
  const watch = async () => {
    const status = await navigator.permissions?.query({ name: 'notifications' })
    if (!status || isOver) return
    status.addEventListener('change', hear)
    stop = () => status.removeEventListener('change', hear)
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
export async function subscribeToPush(publicKey: string): Promise<PushAddress> {
  const { pushManager } = await worker()
  const known = await pushManager.getSubscription()
  if (known && keyOf(known) === publicKey) return addressOf(known)
  await known?.unsubscribe()
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }))
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
function addressOf(subscription: PushSubscription): PushAddress {
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
  const hear = ({ data, ports }: MessageEvent<Partial<OpenRequest> | null>) => {
    if (data?.type !== 'open' || typeof data.path !== 'string') return
    ports[0]?.postMessage(true)
    open(data.path)
  }
  navigator.serviceWorker.addEventListener('message', hear)
  return () => navigator.serviceWorker.removeEventListener('message', hear)
}

/** Takes away what the system still shows: the person is looking at it now, or has left. */
export async function closeNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.getRegistration()
  for (const shown of (await registration?.getNotifications?.()) ?? []) shown.close()
}

// Whoever logs out is told nothing more here, also when the server cannot be told of it yet.
forgetOnSignOut(async () => {
  await showBadge(0)
  await closeNotifications().catch(() => undefined)
  await unsubscribeFromPush()
})
