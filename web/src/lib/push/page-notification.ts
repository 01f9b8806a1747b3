import { pushPermission } from './push.ts'

type PageNotification = { title: string; body: string; tag: string; path: string }

/** `renotify` is missing in TypeScript's types. */
type Options = NotificationOptions & { renotify: boolean }

/** Shows a notification from an open page, where it is permitted; a later push with the same tag replaces it. */
export async function showNotification({ title, body, tag, path }: PageNotification): Promise<void> {
  if (pushPermission() !== 'granted') return
  const registration = await navigator.serviceWorker.getRegistration()
  const options: Options = { body, tag, renotify: true, icon: '/icons/app192.png', data: path }
  await registration?.showNotification(title, options)
}
