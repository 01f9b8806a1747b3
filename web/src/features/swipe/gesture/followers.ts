import type { SwipeAction } from '@dream/contract/rules/swipe'
import { verdict } from './drag.ts'

/**
 * What moves with the finger: the three cards, the top card's stamps and washes, the buttons. Each gets `--drag-x` of
 * its own: the property does not inherit, so that a move restyles these few elements and nothing below them.
 */
const FOLLOWERS = [
  '[data-depth="0"]',
  '[data-depth="1"]',
  '[data-depth="2"]',
  '[data-depth="0"] [data-follows]',
  '[data-follows="button"]',
].join()

export type Followers = { move: (dx: number) => void; rest: () => void }

export function followersIn(root: HTMLElement): Followers {
  const elements = [...root.querySelectorAll<HTMLElement>(FOLLOWERS)]
  let shown: SwipeAction | null = null
  const show = (next: SwipeAction | null) => {
    if (next === shown) return
    shown = next
    if (next) root.dataset['verdict'] = next
    else delete root.dataset['verdict']
  }
  root.dataset['dragging'] = ''
  return {
    move(dx) {
      const value = dx.toFixed(1)
      for (const element of elements) element.style.setProperty('--drag-x', value)
      show(verdict(dx, 0))
    },
    rest() {
      for (const element of elements) element.style.removeProperty('--drag-x')
      delete root.dataset['dragging']
      show(null)
    },
  }
}
