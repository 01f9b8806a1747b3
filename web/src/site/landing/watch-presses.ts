/** The word beside the deck, Pass or Like, that a press is on. */
export const wordOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-side]') : null

/**
 * Keeps what is pressed until the deck's code is there: a finger that still is on the card, or a word, whose press counts
 * although it is over.
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
