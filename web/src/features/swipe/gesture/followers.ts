import type { SwipeAction } from '@dream/contract/rules/designs/swipe'
import { releaseAction } from './drag.ts'
import { cardAt, liftAt, stackedAt, stampAt } from './feel.ts'

/**
 * Elements that move with the finger, and how to reset them: `rest` all at once, `release` the top card now and the others a frame
 * later.
 */
export type Followers = { move: (dx: number) => void; rest: () => void; release: () => void }

type Style = 'transform' | 'opacity'

/** Writes inline styles only when they change, without transitions, and removes them again. */
function inlineStyles() {
  const written = new Map<HTMLElement, Partial<Record<Style, string>>>()

  function write(element: HTMLElement | null, property: Style, value: string) {
    if (!element) return
    const known = written.get(element) ?? {}
    if (known[property] === value) return
    if (!written.has(element)) element.style.transition = 'none'
    written.set(element, { ...known, [property]: value })
    element.style[property] = value
  }
  function putBack(elements: Iterable<HTMLElement | null>) {
    for (const element of elements) {
      const properties = element && written.get(element)
      if (!properties) continue
      element.style.removeProperty('transition')
      for (const property of Object.keys(properties)) element.style.removeProperty(property)
      written.delete(element)
    }
  }
  return { write, putBack, putAllBack: () => putBack(written.keys()) }
}

/**
 * Three cards, the veils with the top card's stamps, and the two buttons. Each gets its own transform or opacity, written only on
 * a change: a custom property on the deck would restyle every element of every card in each frame.
 */
export function followersIn(root: HTMLElement): Followers {
  const find = (selector: string) => root.querySelector<HTMLElement>(selector)
  const top = find('[data-depth="0"]')
  const next = find('[data-depth="1"]')
  const last = find('[data-depth="2"]')
  const sides = (['like', 'pass'] as const).map((action) => ({
    sign: action === 'like' ? 1 : -1,
    veil: find(`[data-depth="0"] [data-veil="${action}"]`),
    button: find(`[data-action="${action}"]`),
  }))
  const { write, putBack, putAllBack } = inlineStyles()
  let shown: SwipeAction | null = null

  function show(next: SwipeAction | null) {
    if (next === shown) return
    shown = next
    if (next) root.dataset['decision'] = next
    else delete root.dataset['decision']
  }
  function rest() {
    putAllBack()
    show(null)
  }
  let moves = 0
  return {
    rest,
    release() {
      putBack([top, ...sides.map(({ veil }) => veil)])
      // Spare the frame in which a card flies off: the others follow in the next.
      requestAnimationFrame(() => requestAnimationFrame(rest))
    },
    move(dx) {
      const lift = liftAt(dx)
      write(top, 'transform', cardAt(dx))
      moves += 1
      // The card follows the finger in every frame; the rest only in every second one.
      if (moves % 2 === 0) return
      write(next, 'transform', stackedAt(1, lift))
      write(last, 'transform', stackedAt(2, lift))
      for (const { sign, veil, button } of sides) {
        const toward = Math.max(0, dx * sign)
        const away = liftAt(Math.max(0, -dx * sign))
        write(veil, 'opacity', stampAt(toward).toFixed(3))
        write(button, 'transform', `scale(${(1 + liftAt(toward) / 6).toFixed(3)})`)
        write(button, 'opacity', (1 - 0.55 * away).toFixed(3))
      }
      show(releaseAction(dx, 0))
    },
  }
}

/** Followers of the current drag, and of the previous one while they settle. */
export function gripOn(root: HTMLElement) {
  let held: Followers | null = null
  let leaving: Followers | null = null
  return {
    isHeld: () => held !== null,
    take() {
      leaving?.rest()
      held ??= followersIn(root)
    },
    move: (dx: number) => held?.move(dx),
    release() {
      held?.release()
      leaving = held
      held = null
    },
    rest() {
      leaving?.rest()
      held?.rest()
      held = null
    },
  }
}
