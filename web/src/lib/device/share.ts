/** Result of sharing; `blocked` when the browser requires another press first. */
type ShareOutcome = 'shared' | 'dismissed' | 'blocked' | 'unavailable'

/** Whether the device has a native share sheet. */
export const canShare = () => 'share' in navigator

/** Opens the device's share sheet with a link. */
export async function openShareSheet(link: { title: string; url: string }): Promise<ShareOutcome> {
  if (!canShare()) return 'unavailable'
  try {
    await navigator.share(link)
    return 'shared'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'blocked'
  }
}
