/** Whether elements other than videos can go full screen; not on iPhones. */
export const canFillScreen = () => document.fullscreenEnabled === true

/** Toggles full screen for an element. */
export function toggleFullScreen(element: Element | null) {
  const turn = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen()
  // Rejected without a user gesture: nothing is lost.
  turn?.catch(() => undefined)
}
