import { useCallback, useLayoutEffect, useRef } from 'react'
import { tick } from '#lib/display/haptics.ts'
import type { Axis } from './auto-scroll.ts'
import { liftItem } from './lifted-item.ts'

type Options = {
  axis: Axis
  /** Called when the item with this `data-id` was moved. */
  onMove: (id: string, to: number) => void
}

/** Duration of the press that lifts an item by finger; a mouse lifts it by moving. */
const HOLD_MS = 350
const SLIP_PX = 8
/** Time within which the click that ends a drag follows. */
const CLICK_WITHIN_MS = 350

/**
 * Makes items of a list draggable by their `data-grip` element. Returns the list's ref. Provide buttons with the same function for
 * keyboards and screen readers.
 */
export function useReorder(options: Options) {
  const latest = useRef(options)
  useLayoutEffect(() => {
    latest.current = options
  })
  return useCallback(
    (list: HTMLElement | null) => (list ? listen(list, () => latest.current) : undefined),
    [],
  )
}

type Press = { pointerId: number; item: HTMLElement; isTouch: boolean; x: number; y: number }
type Point = { clientX: number; clientY: number }

function listen(list: HTMLElement, options: () => Options): () => void {
  let press: Press | null = null
  let lifted: ReturnType<typeof liftItem> | null = null
  let hold: ReturnType<typeof setTimeout> | undefined
  let clickUntil = 0
  const control = new AbortController()
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    more: AddEventListenerOptions = {},
  ) => list.addEventListener(type, listener, { ...more, signal: control.signal })
  const along = ({ clientX, clientY }: Point) => (options().axis === 'x' ? clientX : clientY)

  function lift({ item, pointerId, isTouch, x, y }: Press) {
    lifted = liftItem(list, item, { axis: options().axis, at: along({ clientX: x, clientY: y }) })
    list.setPointerCapture?.(pointerId)
    if (isTouch) tick('decision')
    return lifted
  }
  function letGo() {
    clearTimeout(hold)
    const from = press ? Array.from(list.children).indexOf(press.item) : -1
    const move = { id: press?.item.dataset['id'], from, to: lifted?.lay() }
    press = null
    lifted = null
    return move
  }

  on('pointerdown', (event) => {
    const item = gripped(list, event.target)
    if (!item || press || event.button !== 0 || list.childElementCount < 2) return
    const { pointerId, pointerType, clientX: x, clientY: y } = event
    const held = { pointerId, item, isTouch: pointerType !== 'mouse', x, y }
    press = held
    if (held.isTouch) hold = setTimeout(() => lift(held), HOLD_MS)
  })
  on('pointermove', (event) => {
    if (event.pointerId !== press?.pointerId) return
    // A mouse released outside of the list fires no event until it is back.
    if (!press.isTouch && event.buttons === 0) return void letGo()
    if (!lifted && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLIP_PX) return
    // A finger that moves before the long press scrolls.
    if (!lifted && press.isTouch) letGo()
    else (lifted ?? lift(press)).move(along(event))
  })
  on('pointerup', (event) => {
    if (event.pointerId !== press?.pointerId) return
    if (lifted) clickUntil = event.timeStamp + CLICK_WITHIN_MS
    const { id, from, to } = letGo()
    if (id !== undefined && to !== undefined && to !== from) options().onMove(id, to)
  })
  on('pointercancel', (event) => {
    if (event.pointerId === press?.pointerId) letGo()
  })
  // During a drag the list does not scroll under the finger, and no menu opens.
  on('touchmove', (event) => lifted && event.preventDefault(), { passive: false })
  on('contextmenu', (event) => press?.isTouch && event.preventDefault())
  on('click', (event) => event.timeStamp < clickUntil && stopClick(event), { capture: true })
  return () => {
    control.abort()
    letGo()
  }
}

/** Item whose grip was pressed. */
function gripped(list: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || !target.closest('[data-grip]')) return undefined
  return Array.from(list.children).find((item): item is HTMLElement => item.contains(target))
}

function stopClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
