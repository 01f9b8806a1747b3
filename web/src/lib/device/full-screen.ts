/** Whether anything but a video may fill the screen; iPhones say no. */
export const canFillScreen = () => document.fullscreenEnabled === true

/** Lets an element fill the screen, or takes it back. */
export function toggleFullScreen(element: Element | null) {
  const turn = document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen()
  // Refused without a press of the person's own: nothing is lost.
  turn?.catch(() => undefined)
}
