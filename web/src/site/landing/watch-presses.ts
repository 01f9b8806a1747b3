/** Word beside the deck, Pass or Like, that was pressed. */
export const wordOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null

/**
 * Keeps the last press until the deck's code is loaded: a finger that is still on the card, or a word, whose press counts even
 * when it is finished.
 */
export function watchPresses(deck: HTMLElement) {
  const control = new AbortController()
  const { signal } = control
  let press: PointerEvent | null = null
  const forget = () => {
    if (press && !wordOf(press)) press = null
  }
  deck.addEventListener('pointerdown', (event) => (press = event), { signal })
  addEventListener('pointerup', forget, { signal })
  addEventListener('pointercancel', forget, { signal })
  return {
    take(): PointerEvent | null {
      control.abort()
      return press
    },
  }
}
