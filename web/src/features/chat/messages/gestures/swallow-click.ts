/** A browser makes a click of a lifted finger within this time. */
const CLICK_WITHIN_MS = 400

/** Lets the click that follows the lifting of this finger hit nothing: what lies there by then was not meant. */
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
