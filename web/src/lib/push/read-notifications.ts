/** What the tag of a conversation's notification begins with; its id follows. */
const CHAT = 'chat:'

/** Takes away what the system shows of conversations in which nothing is unread any more: read elsewhere, or taken back. */
export async function closeRead(
  registration: ServiceWorkerRegistration,
  isUnread: (conversationId: string) => boolean | Promise<boolean>,
): Promise<void> {
  for (const shown of await registration.getNotifications()) {
    const { tag } = shown
    if (tag.startsWith(CHAT) && !(await isUnread(tag.slice(CHAT.length)))) shown.close()
  }
}
