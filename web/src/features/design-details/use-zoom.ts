import { useEffect, useRef, type RefObject } from 'react'
import { moved, span, wholeScale, wholeView, wideView, zoomed, type Frame, type Point, type Size, type View } from './zoom.ts'

type Options = { drawing: Size; isWhole: boolean; inset: Frame['inset'] }

const STEP = 1.5
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 24
const ARROW_PX = 60
/** After this long without a move the drawing is drawn anew, crisp at its size. */
const SETTLE_MS = 120

/** Pinch, pan, double tap, wheel, + − 0 and arrow keys on the plan inside `frame`. */
export function useZoom(frame: RefObject<HTMLElement | null>, { drawing, isWhole, inset }: Options) {
  const zoomBy = useRef((_factor: number) => {})
  const { width, height } = drawing
  const { top, bottom } = inset
  useEffect(() => {
    const element = frame.current
    const canvas = element?.querySelector<HTMLElement>('[data-canvas]')
    if (!element || !canvas) return
    const plan = { element, canvas, drawing: { width, height }, inset: { top, bottom }, isWhole }
    const { stop, zoom } = listen(plan)
    zoomBy.current = zoom
    return stop
  }, [frame, width, height, isWhole, top, bottom])
  return (factor: number) => zoomBy.current(factor)
}

type Plan = Options & { element: HTMLElement; canvas: HTMLElement }

function listen({ element, canvas, drawing, inset, isWhole }: Plan) {
  const frameNow = (): Frame => ({ width: element.clientWidth, height: element.clientHeight, inset })
  const start = () => (isWhole ? wholeView : wideView)(frameNow(), drawing)
  const fingers = new Map<number, Point>()
  const control = new AbortController()
  const signal = control.signal
  let view: View = start()
  let settling: ReturnType<typeof setTimeout> | undefined
  let lastTap = { at: 0, x: 0, y: 0 }

  function show(next: View) {
    view = next
    canvas.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    canvas.dataset['moving'] = ''
    clearTimeout(settling)
    settling = setTimeout(() => delete canvas.dataset['moving'], SETTLE_MS)
  }
  const zoomAt = (factor: number, point: Point) => show(zoomed(view, factor, point, { frame: frameNow(), drawing }))
  const pan = (by: Point) => show(moved(view, by, frameNow(), drawing))
  const centre = (): Point => ({ x: element.clientWidth / 2, y: element.clientHeight / 2 })
  const pointOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  function tap(point: Point, at: number) {
    const isDouble =
      at - lastTap.at < DOUBLE_TAP_MS && Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE_TAP_PX
    lastTap = { at: isDouble ? 0 : at, ...point }
    if (!isDouble) return
    const isClose = view.scale > wholeScale(frameNow(), drawing) * 1.9
    if (isClose) show(wholeView(frameNow(), drawing))
    else zoomAt(2.5, point)
  }
  function follow(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    const now = pointOf(event)
    fingers.set(event.pointerId, now)
    if (!other) return pan({ x: now.x - before.x, y: now.y - before.y })
    const was = span([before, other])
    const is = span([now, other])
    zoomAt(is.distance / Math.max(was.distance, 1), is.middle)
    pan({ x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y })
  }
  const keys: Record<string, () => void> = {
    '+': () => zoomAt(STEP, centre()),
    '=': () => zoomAt(STEP, centre()),
    '-': () => zoomAt(1 / STEP, centre()),
    '0': () => show(start()),
    ArrowLeft: () => pan({ x: ARROW_PX, y: 0 }),
    ArrowRight: () => pan({ x: -ARROW_PX, y: 0 }),
    ArrowUp: () => pan({ x: 0, y: ARROW_PX }),
    ArrowDown: () => pan({ x: 0, y: -ARROW_PX }),
  }

  element.addEventListener('pointerdown', (event) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    element.setPointerCapture?.(event.pointerId)
    fingers.set(event.pointerId, pointOf(event))
    if (fingers.size === 1) tap(pointOf(event), event.timeStamp)
  }, { signal })
  element.addEventListener('pointermove', follow, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, (event) => fingers.delete(event.pointerId), { signal })
  }
  element.addEventListener('wheel', (event) => {
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY / 300), pointOf(event))
  }, { signal, passive: false })
  element.addEventListener('keydown', (event) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }, { signal })
  const sizes = new ResizeObserver(() => show(start()))
  sizes.observe(element)
  show(view)
  const stop = () => {
    control.abort()
    sizes.disconnect()
    clearTimeout(settling)
  }
  return { stop, zoom: (factor: number) => zoomAt(factor, centre()) }
}
