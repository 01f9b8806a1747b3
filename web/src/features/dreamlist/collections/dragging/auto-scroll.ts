/** Distance to the edge at which a list scrolls, and the maximum per frame, in pixels. */
const EDGE_PX = 64
const STEP_PX = 14

export type Axis = 'x' | 'y'

/** Scroll container of a list along its axis: itself or an ancestor. */
function scrollerOf(list: HTMLElement, axis: Axis): HTMLElement | null {
  for (let node: HTMLElement | null = list; node; node = node.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(node)
    if (/auto|scroll/.test(axis === 'x' ? overflowX : overflowY)) return node
  }
  return null
}

/** Scroll distance per frame with the pointer at `at`: faster nearer to the edge. */
export function stepAt(at: number, { start, end }: { start: number; end: number }): number {
  const before = Math.min(1, Math.max(0, (start + EDGE_PX - at) / EDGE_PX))
  const after = Math.min(1, Math.max(0, (at - end + EDGE_PX) / EDGE_PX))
  return Math.round((after - before) * STEP_PX)
}

/** Scrolls while the pointer is near an edge, with a callback each time. Returns the stop function. */
export function startAutoScroll(
  list: HTMLElement,
  axis: Axis,
  { pointer, onScroll }: { pointer: () => number; onScroll: () => void },
): () => void {
  const scroller = scrollerOf(list, axis)
  if (!scroller) return () => {}
  let frame = 0
  const look = () => {
    frame = requestAnimationFrame(look)
    const { left, right, top, bottom } = scroller.getBoundingClientRect()
    const edges = axis === 'x' ? { start: left, end: right } : { start: top, end: bottom }
    const step = stepAt(pointer(), edges)
    if (step === 0) return
    scroller.scrollBy(axis === 'x' ? { left: step } : { top: step })
    onScroll()
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
