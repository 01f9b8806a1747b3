/** Tag prefix of a conversation's notification; its id follows. */
const CHAT = 'chat:'

type IsUnread = (conversationId: string) => boolean | Promise<boolean>

/** Closes notifications of conversations without unread messages: read elsewhere, or deleted. */
export async function closeRead(registration: ServiceWorkerRegistration, isUnread: IsUnread): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    const { tag } = shown
    if (tag.startsWith(CHAT) && !(await isUnread(tag.slice(CHAT.length)))) shown.close()
  }
}

/** Closes them from a page; does nothing where the browser has no notifications. */
export async function closeReadFromPage(isUnread: IsUnread): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && 'getNotifications' in registration) await closeRead(registration, isUnread)
}
