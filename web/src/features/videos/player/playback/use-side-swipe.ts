import { useEffect, useRef, type RefObject } from 'react'

type Sides = { onLeft: () => void; onRight: () => void }

/** Width of the edge where the system's back gesture begins. */
const EDGE_PX = 24
/** Threshold between a press and a swipe. */
const SLOP_PX = 12
const ENOUGH_PX = 80
/** Resistance of the picture, as there is nothing beside it to show yet. */
const FOLLOWS = 0.5

/** Horizontal swipe gesture on the element; vertical gestures scroll. */
export function useSideSwipe(element: RefObject<HTMLElement | null>, sides: Sides) {
  const latest = useRef(sides)
  useEffect(() => {
    latest.current = sides
  })
  useEffect(() => {
    const node = element.current
    if (!node) return
    const control = new AbortController()
    const { signal } = control
    let start: { x: number; y: number; isSwipe: boolean } | null = null

    function begin({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      const isAtEdge = x < EDGE_PX || x > innerWidth - EDGE_PX
      start = pointerType === 'touch' && isPrimary && !isAtEdge ? { x, y, isSwipe: false } : null
    }
    function follow({ clientX, clientY }: PointerEvent) {
      if (!start || !node) return
      const [dx, dy] = [clientX - start.x, clientY - start.y]
      if (!start.isSwipe && Math.abs(dy) > SLOP_PX) start = null
      else if (start.isSwipe || Math.abs(dx) > SLOP_PX) {
        start.isSwipe = true
        node.dataset['swiped'] = ''
        node.style.translate = `${dx * FOLLOWS}px`
      }
    }
    function end({ type, clientX }: PointerEvent) {
      const dx = start?.isSwipe ? clientX - start.x : 0
      start = null
      node?.removeAttribute('data-swiped')
      node?.style.removeProperty('translate')
      if (type === 'pointercancel' || Math.abs(dx) < ENOUGH_PX) return
      if (dx < 0) latest.current.onLeft()
      else latest.current.onRight()
    }
    node.addEventListener('pointerdown', begin, { signal })
    node.addEventListener('pointermove', follow, { signal })
    node.addEventListener('pointerup', end, { signal })
    node.addEventListener('pointercancel', end, { signal })
    return () => control.abort()
  }, [element])
}
