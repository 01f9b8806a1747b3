import type { TourStep } from '@dream/contract/rules/app/tours'
import { autoUpdate } from '@floating-ui/dom'
import { useLayoutEffect, type RefObject } from 'react'
import { prefersReducedMotion } from '#lib/display/motion.ts'
import { placeCallout } from './place-callout.ts'

type Elements = { hole: HTMLElement; callout: HTMLElement; area: HTMLElement }
type FollowedElements = { [name in keyof Elements]: RefObject<HTMLElement | null> }

/** Margin of the spotlight around its target, clamped to the screen. */
const MARGIN_PX = 6
const EDGE_PX = 4
/** Duration of the move from one step to the next; after that it follows without delay. */
const MOVE_MS = 280

/** Keeps the spotlight on a step's target, and the callout beside it, through layout changes, scrolling and resizing. */
export function useFollow(step: TourStep, { hole, callout, area }: FollowedElements) {
  useLayoutEffect(() => {
    if (!hole.current || !callout.current || !area.current) return
    return follow(step, { hole: hole.current, callout: callout.current, area: area.current })
  }, [step, hole, callout, area])
}

function follow(step: TourStep, { hole, callout, area }: Elements) {
  const place = () => placeCallout(targetOf(step), callout, area)
  const draw = async () => {
    light(hole, targetOf(step))
    const { x, y } = await place()
    callout.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  }
  hole.toggleAttribute('data-moving', hole.style.translate !== '')
  const timer = setTimeout(() => hole.removeAttribute('data-moving'), MOVE_MS)
  void place().then((position) => bringIntoView(targetOf(step), callout, position))
  // No event reports that an element has moved or was replaced: fonts, bars, pictures and scrolling shift it. A tour is short, so
  // check in each frame.
  const reference = { getBoundingClientRect: () => (targetOf(step) ?? area).getBoundingClientRect() }
  const stop = autoUpdate(reference, callout, () => void draw(), { animationFrame: true })
  return () => {
    clearTimeout(timer)
    stop()
  }
}

/** Scrolls the minimum; to the top where the callout would otherwise cover it. */
function bringIntoView(target: Element | null, callout: HTMLElement, { x, y }: { x: number; y: number }) {
  if (!target) return
  const { left, top, right, bottom } = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = callout
  const isCovered = x < right && x + width > left && y < bottom && y + height > top
  target.scrollIntoView({
    block: isCovered ? 'start' : 'nearest',
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  })
}

/** Target of a step; null for a centred one, and for a target without a size. */
function targetOf({ centered, targetSelector }: TourStep): Element | null {
  const target = centered ? null : document.querySelector(targetSelector)
  return target && hasSize(target.getBoundingClientRect()) ? target : null
}

const hasSize = ({ width, height }: DOMRect) => width > 0 || height > 0

function light(hole: HTMLElement, target: Element | null) {
  const { style } = hole
  hole.toggleAttribute('data-nowhere', target === null)
  const { x, y, width, height } = target
    ? around(target.getBoundingClientRect())
    : { x: innerWidth / 2, y: innerHeight / 2, width: 0, height: 0 }
  style.translate = `${x}px ${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}

function around({ x, y, width, height }: DOMRect) {
  const left = Math.max(EDGE_PX, x - MARGIN_PX)
  const top = Math.max(EDGE_PX, y - MARGIN_PX)
  const right = Math.min(innerWidth - EDGE_PX, x + width + MARGIN_PX)
  const bottom = Math.min(innerHeight - EDGE_PX, y + height + MARGIN_PX)
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
