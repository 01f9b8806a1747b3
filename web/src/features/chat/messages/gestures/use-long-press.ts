import { type PointerEvent, type MouseEvent, useEffect, useRef } from 'react'
import { swallowClick } from './swallow-click.ts'

const HOLD_MS = 450
const SLIP_PX = 8

/** Calls `onPress` on a long press of a finger. A mouse keeps the browser's own menu. */
export function useLongPress(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const start = useRef({ x: 0, y: 0 })
  const isTouch = useRef(false)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      isTouch.current = pointerType !== 'mouse'
      cancel()
      if (!isTouch.current) return
      start.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        swallowClick()
        onPress()
      }, HOLD_MS)
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > SLIP_PX) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent) {
      if (isTouch.current) event.preventDefault()
    },
  }
}
