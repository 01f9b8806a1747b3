import type { Pin } from '@dream/contract/api/designs/notes'

/** Bounding box in the viewport. */
export type Box = { left: number; top: number; width: number; height: number }
export type Spot = Pick<Pin, 'x' | 'y'>
type Point = { x: number; y: number }

const TAP_PX = 8
const TAP_MS = 500
/** Duration of a long press, the usual one of phones. */
const LONG_PRESS_MS = 550

const rounded = (share: number) => Math.round(share * 10_000) / 10_000

/** Converts a point of the viewport to a spot on the drawing; null outside of it. */
export function spotAt(point: Point, drawing: Box): Spot | null {
  const x = (point.x - drawing.left) / drawing.width
  const y = (point.y - drawing.top) / drawing.height
  const isOn = [x, y].every((share) => share >= 0 && share <= 1)
  return isOn ? { x: rounded(x), y: rounded(y) } : null
}

/** Moves a spot by steps of the screen, clamped to the drawing. */
export function movedSpot({ x, y }: Spot, by: Point, { width, height }: Box): Spot {
  const held = (share: number) => rounded(Math.min(1, Math.max(0, share)))
  return { x: held(x + by.x / width), y: held(y + by.y / height) }
}

/** Detects a long press and optionally a tap, apart from gestures that move and zoom the drawing. Returns the stop function. */
export function listenForSpots(
  frame: HTMLElement,
  { isTapEnough, onSpot }: { isTapEnough: boolean; onSpot: (point: Point) => void },
): () => void {
  const control = new AbortController()
  const { signal } = control
  const fingers = new Set<number>()
  let pressed: (Point & { at: number }) | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = () => {
    pressed = null
    clearTimeout(timer)
  }
  const press = (event: PointerEvent) => {
    fingers.add(event.pointerId)
    forget()
    if (fingers.size > 1 || event.button !== 0 || isOnButton(event)) return
    const point = { x: event.clientX, y: event.clientY }
    pressed = { ...point, at: event.timeStamp }
    timer = setTimeout(() => {
      forget()
      swallowClick()
      onSpot(point)
    }, LONG_PRESS_MS)
  }
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (pressed && Math.hypot(clientX - pressed.x, clientY - pressed.y) > TAP_PX) forget()
  }
  const lift = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    clearTimeout(timer)
    if (event.type === 'pointercancel') forget()
  }
  // On `click`, not `pointerup`: the click that follows would close what has opened under the finger.
  const click = (event: MouseEvent) => {
    const tapped = pressed
    forget()
    if (isTapEnough && tapped && event.timeStamp - tapped.at < TAP_MS) onSpot(tapped)
  }
  frame.addEventListener('pointerdown', press, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', lift, { signal })
  frame.addEventListener('pointercancel', lift, { signal })
  frame.addEventListener('click', click, { signal })
  return () => {
    control.abort()
    clearTimeout(timer)
  }
}

const isOnButton = ({ target }: Event) => target instanceof Element && target.closest('button') !== null

/** Swallows the click after a long press: it would land outside of what has opened, and close it. */
function swallowClick() {
  const control = new AbortController()
  const options = { capture: true, signal: control.signal }
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
    control.abort()
  }
  document.addEventListener('click', swallow, options)
  document.addEventListener('pointerdown', () => control.abort(), options)
}
