import { pushPermission } from './push.ts'

type PageNotification = { title: string; body: string; tag: string; path: string }

/** `renotify` is not among TypeScript's own words. */
type Options = NotificationOptions & { renotify: boolean }

/** Lets the system tell of what an open page knows already; a later push of the same tag takes its place. Nothing where it is not allowed. */
export async function showNotification({ title, body, tag, path }: PageNotification): Promise<void> {
  if (pushPermission() !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  const options: Options = { body, tag, renotify: true, icon: '/icons/app192.png', data: path }
  await registration?.showNotification(title, options)
}
