/** What the tag of a conversation's notification begins with; its id follows. */
const CHAT = 'chat:'

type IsUnread = (conversationId: string) => boolean | Promise<boolean>

/** Takes away what the system shows of conversations in which nothing is unread any more: read elsewhere, or taken back. */
export async function closeRead(registration: ServiceWorkerRegistration, isUnread: IsUnread): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    const { tag } = shown
    if (tag.startsWith(CHAT) && !(await isUnread(tag.slice(CHAT.length)))) shown.close()
  }
}

/** The same from a page; nothing where the browser has no notifications. */
export async function closeReadFromPage(isUnread: IsUnread): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  if (registration && 'getNotifications' in registration) await closeRead(registration, isUnread)
}
