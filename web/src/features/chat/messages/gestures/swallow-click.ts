/** Time within which a browser fires the click of a lifted finger. */
const CLICK_WITHIN_MS = 400

/** Swallows the click after this pointer is lifted, which would hit an element that was not meant. */
export function swallowClick() {
  const swallow = (click: Event) => {
    click.preventDefault()
    click.stopPropagation()
    stop()
  }
  const wait = () => setTimeout(stop, CLICK_WITHIN_MS)
  const stop = () => {
    removeEventListener('click', swallow, true)
    removeEventListener('pointerdown', stop, true)
    removeEventListener('pointerup', wait, true)
    removeEventListener('pointercancel', wait, true)
  }
  addEventListener('click', swallow, true)
  addEventListener('pointerdown', stop, true)
  addEventListener('pointerup', wait, true)
  addEventListener('pointercancel', wait, true)
}
