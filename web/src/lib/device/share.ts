/** What became of it: `blocked` when the browser wants another press first. */
type ShareOutcome = 'shared' | 'dismissed' | 'blocked' | 'unavailable'

/** Whether the device has a sheet of its own for sharing. */
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
