/** Shows the number of unread messages on the app's icon, where the system supports it; 0 clears it. */
export async function showBadge(count: number): Promise<void> {
  if (!('setAppBadge' in navigator)) return
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()
  await shown.catch(() => undefined)
}
