import { useEffect, useRef, type RefObject } from 'react'
import {
  coverView,
  moved,
  span,
  wholeScale,
  wholeView,
  wideView,
  zoomed,
  type Frame,
  type Point,
  type Size,
  type View,
} from './zoom.ts'

type Options = {
  drawing: Size
  isWhole: boolean
  /** Fills its frame at first, unless it is shown whole. */
  isPhoto: boolean
  inset: Frame['inset']
  /** Initial focus, in fractions of the drawing. */
  focus: Point
}

const STEP = 1.5
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 24
const ARROW_PX = 60
/** Pause after a move until the drawing is rendered again at its full resolution. */
const SETTLE_MS = 120

/** Gestures and keys for the plan inside `frame`: pinch, pan, double tap, wheel, + − 0 and arrow keys. */
export function useZoom(
  frame: RefObject<HTMLElement | null>,
  { drawing, isWhole, isPhoto, inset, focus }: Options,
) {
  const zoomBy = useRef((_factor: number) => {})
  const { width, height } = drawing
  const { top, bottom } = inset
  const { x, y } = focus
  useEffect(() => {
    const element = frame.current
    const canvas = element?.querySelector<HTMLElement>('[data-canvas]')
    if (!element || !canvas) return
    const view = { inset: { top, bottom }, focus: { x, y }, isWhole, isPhoto }
    const plan = { element, canvas, drawing: { width, height }, ...view }
    const { stop, zoom } = listen(plan)
    zoomBy.current = zoom
    return stop
  }, [frame, width, height, isWhole, isPhoto, top, bottom, x, y])
  return (factor: number) => zoomBy.current(factor)
}

type Plan = Options & { element: HTMLElement; canvas: HTMLElement }

type Camera = ReturnType<typeof cameraOf>

/** Camera: the view of the drawing and its moves, each rendered at once. */
function cameraOf({ element, canvas, drawing, inset, isWhole, isPhoto, focus }: Plan) {
  const frameNow = (): Frame => ({ width: element.clientWidth, height: element.clientHeight, inset })
  function start(): View {
    if (isWhole) return wholeView(frameNow(), drawing)
    return isPhoto ? coverView(frameNow(), drawing) : wideView(frameNow(), drawing, focus)
  }
  let view: View = start()
  let settling: ReturnType<typeof setTimeout> | undefined

  function show(next: View) {
    view = next
    canvas.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
    // Exposed for overlays that follow the drawing at their own size.
    element.style.setProperty('--view-x', `${view.x}px`)
    element.style.setProperty('--view-y', `${view.y}px`)
    element.style.setProperty('--view-scale', String(view.scale))
    canvas.dataset['moving'] = ''
    clearTimeout(settling)
    settling = setTimeout(() => delete canvas.dataset['moving'], SETTLE_MS)
  }
  return {
    restart: () => show(start()),
    whole: () => show(wholeView(frameNow(), drawing)),
    isClose: () => view.scale > wholeScale(frameNow(), drawing) * 1.9,
    zoomAt: (factor: number, point: Point) =>
      show(zoomed(view, { factor, point }, { frame: frameNow(), drawing })),
    pan: (by: Point) => show(moved(view, by, { frame: frameNow(), drawing })),
    centre: (): Point => ({ x: element.clientWidth / 2, y: element.clientHeight / 2 }),
    pointOf(event: MouseEvent): Point {
      const box = element.getBoundingClientRect()
      return { x: event.clientX - box.left, y: event.clientY - box.top }
    },
    stop: () => clearTimeout(settling),
  }
}

/** Actions on the view, by key. */
function keysOf(camera: Camera): Record<string, () => void> {
  const zoomIn = () => camera.zoomAt(STEP, camera.centre())
  return {
    '+': zoomIn,
    '=': zoomIn,
    '-': () => camera.zoomAt(1 / STEP, camera.centre()),
    '0': camera.restart,
    ArrowLeft: () => camera.pan({ x: ARROW_PX, y: 0 }),
    ArrowRight: () => camera.pan({ x: -ARROW_PX, y: 0 }),
    ArrowUp: () => camera.pan({ x: 0, y: ARROW_PX }),
    ArrowDown: () => camera.pan({ x: 0, y: -ARROW_PX }),
  }
}

/** Pointer gestures: one finger pans, two pinch, a double tap zooms. */
function fingersOn(element: HTMLElement, camera: Camera, signal: AbortSignal) {
  const fingers = new Map<number, Point>()
  let lastTap = { at: 0, x: 0, y: 0 }

  function tap(point: Point, at: number) {
    const isDouble =
      at - lastTap.at < DOUBLE_TAP_MS && Math.hypot(point.x - lastTap.x, point.y - lastTap.y) < DOUBLE_TAP_PX
    lastTap = { at: isDouble ? 0 : at, ...point }
    if (!isDouble) return
    if (camera.isClose()) camera.whole()
    else camera.zoomAt(2.5, point)
  }
  function press(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('button')) return
    element.setPointerCapture?.(event.pointerId)
    fingers.set(event.pointerId, camera.pointOf(event))
    if (fingers.size === 1) tap(camera.pointOf(event), event.timeStamp)
  }
  function follow(event: PointerEvent) {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    const now = camera.pointOf(event)
    fingers.set(event.pointerId, now)
    if (!other) return camera.pan({ x: now.x - before.x, y: now.y - before.y })
    const was = span([before, other])
    const is = span([now, other])
    camera.zoomAt(is.distance / Math.max(was.distance, 1), is.middle)
    camera.pan({ x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y })
  }
  element.addEventListener('pointerdown', press, { signal })
  element.addEventListener('pointermove', follow, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) {
    element.addEventListener(type, (event) => fingers.delete(event.pointerId), { signal })
  }
}

function listen(plan: Plan) {
  const { element } = plan
  const camera = cameraOf(plan)
  const keys = keysOf(camera)
  const control = new AbortController()
  const { signal } = control
  fingersOn(element, camera, signal)
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    camera.zoomAt(Math.exp(-event.deltaY / 300), camera.pointOf(event))
  }
  element.addEventListener('wheel', wheel, { signal, passive: false })
  const press = (event: KeyboardEvent) => {
    const act = keys[event.key]
    if (!act || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  }
  element.addEventListener('keydown', press, { signal })
  const sizes = new ResizeObserver(camera.restart)
  sizes.observe(element)
  camera.restart()
  const stop = () => {
    control.abort()
    sizes.disconnect()
    camera.stop()
  }
  return { stop, zoom: (factor: number) => camera.zoomAt(factor, camera.centre()) }
}
