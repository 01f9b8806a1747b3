import { useCallback, useLayoutEffect, useRef } from 'react'
import { tick } from '#lib/display/haptics.ts'
import type { Axis } from './auto-scroll.ts'
import { liftItem } from './lifted-item.ts'

type Options = {
  axis: Axis
  /** The item with this `data-id` was brought to another place. */
  onMove: (id: string, to: number) => void
}

/** A finger lifts what it rests on, a mouse what it moves. */
const HOLD_MS = 350
const SLIP_PX = 8
/** A click comes behind the drag that it ends. */
const CLICK_WITHIN_MS = 350

/**
 * Lets items of a list be dragged to another place by what in them has a `data-grip`. Answers the list's ref. Buttons do the same for
 * keys and screen readers.
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
    // A mouse that was let go outside of the list is not heard of until it is back.
    if (!press.isTouch && event.buttons === 0) return void letGo()
    if (!lifted && Math.hypot(event.clientX - press.x, event.clientY - press.y) <= SLIP_PX) return
    // A finger that moves before it has rested scrolls.
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
  // What is lifted is dragged: the list does not scroll under the finger, and no menu opens over it.
  on('touchmove', (event) => lifted && event.preventDefault(), { passive: false })
  on('contextmenu', (event) => press?.isTouch && event.preventDefault())
  on('click', (event) => event.timeStamp < clickUntil && stopClick(event), { capture: true })
  return () => {
    control.abort()
    letGo()
  }
}

/** The item whose grip was pressed. */
function gripped(list: HTMLElement, target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || !target.closest('[data-grip]')) return undefined
  return Array.from(list.children).find((item): item is HTMLElement => item.contains(target))
}

function stopClick(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}
