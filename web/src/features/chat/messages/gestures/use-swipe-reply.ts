import { type PointerEvent, useRef } from 'react'
import { swallowClick } from './swallow-click.ts'

/** Width of the edge where the system's back gesture begins (product §2.5). */
const EDGE_PX = 24
/** Threshold of a swipe, if it is more horizontal than vertical. */
const BEGIN_PX = 10
/** Distance at which a release replies. */
const REPLY_PX = 56
/** Maximum distance. */
const END_PX = 76

type Drag = { pointerId: number; x: number; y: number; isSideways: boolean }

/** Calls `onReply` when a finger swipes something to the right and lets go; null disables it. The element follows `--drawn`. */
export function useSwipeReply(onReply: (() => void) | null) {
  const drag = useRef<Drag | null>(null)
  const drawnPx = ({ clientX }: PointerEvent, { x }: Drag) => Math.min(END_PX, Math.max(0, clientX - x))
  const draw = (target: Element, px: number) => {
    if (!(target instanceof HTMLElement)) return
    target.style.setProperty('--drawn', `${px}px`)
    target.toggleAttribute('data-drawn', px > 0)
    target.toggleAttribute('data-replies', px >= REPLY_PX)
  }
  return {
    onPointerDown({ pointerType, pointerId, clientX: x, clientY: y }: PointerEvent) {
      const isMeant = onReply !== null && pointerType !== 'mouse' && x >= EDGE_PX
      drag.current = isMeant ? { pointerId, x, y, isSideways: false } : null
    },
    onPointerMove(event: PointerEvent) {
      const now = drag.current
      if (now?.pointerId !== event.pointerId) return
      const [dx, dy] = [event.clientX - now.x, Math.abs(event.clientY - now.y)]
      if (!now.isSideways && Math.max(Math.abs(dx), dy) < BEGIN_PX) return
      if (!now.isSideways && dx <= dy) drag.current = null
      else {
        now.isSideways = true
        draw(event.currentTarget, drawnPx(event, now))
      }
    },
    onPointerUp(event: PointerEvent) {
      const now = drag.current
      drag.current = null
      if (!now?.isSideways) return
      draw(event.currentTarget, 0)
      swallowClick()
      if (drawnPx(event, now) >= REPLY_PX) onReply?.()
    },
    onPointerCancel({ currentTarget }: PointerEvent) {
      drag.current = null
      draw(currentTarget, 0)
    },
  }
}
