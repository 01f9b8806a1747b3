import type { TourStep } from '@dream/contract/rules/app/tours'
import { useLayoutEffect, type RefObject } from 'react'
import { prefersReducedMotion } from '#lib/display/motion.ts'
import { isInTheWay, placeCallout, type Box } from './place-callout.ts'

type FollowedElements = {
  hole: RefObject<HTMLElement | null>
  callout: RefObject<HTMLElement | null>
  area: RefObject<HTMLElement | null>
}

/** Margin of the spotlight around its target, clamped to the screen. */
const MARGIN_PX = 6
const EDGE_PX = 4
/** Duration of the move from one step to the next; after that it follows without delay. */
const MOVE_MS = 280

/** Keeps the spotlight on a step's target, and the callout beside it, through layout changes, scrolling and resizing. */
export function useFollow(step: TourStep, { hole, callout, area }: FollowedElements) {
  useLayoutEffect(() => {
    bringIntoView(targetOf(step), { callout: callout.current, area: area.current })
    let frame = 0
    let drawn = ''
    const isFirst = !hole.current?.style.translate
    const startedAt = performance.now()
    const draw = (now: number) => {
      frame = requestAnimationFrame(draw)
      if (!hole.current || !callout.current || !area.current) return
      hole.current.toggleAttribute('data-moving', !isFirst && now - startedAt < MOVE_MS)
      const target = boxOf(targetOf(step))
      const place = placeCallout(target, sizeOf(callout.current), boxOf(area.current) ?? NOWHERE)
      const next = JSON.stringify([target, place, innerWidth, innerHeight])
      if (next === drawn) return
      drawn = next
      light(hole.current, target)
      callout.current.style.translate = `${Math.round(place.x)}px ${Math.round(place.y)}px`
    }
    // No event reports that an element has moved: fonts, bars, pictures and scrolling shift it. A tour is short, so check in
    // each frame.
    draw(startedAt)
    return () => cancelAnimationFrame(frame)
  }, [step, hole, callout, area])
}

/** Scrolls the minimum; to the top where the callout would otherwise cover it. */
function bringIntoView(
  element: Element | null,
  { callout, area }: { callout: HTMLElement | null; area: HTMLElement | null },
) {
  const [target, room] = [boxOf(element), boxOf(area)]
  const isCovered = target && room && callout && isInTheWay(target, sizeOf(callout), room)
  element?.scrollIntoView({
    block: isCovered ? 'start' : 'nearest',
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  })
}

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

const targetOf = ({ centered, targetSelector }: TourStep) =>
  centered ? null : document.querySelector(targetSelector)

const sizeOf = ({ offsetWidth: width, offsetHeight: height }: HTMLElement) => ({ width, height })

/** Bounding box of an element; null also for one without a size. */
function boxOf(element: Element | null): Box | null {
  if (!element) return null
  const { x, y, width, height } = element.getBoundingClientRect()
  return width === 0 && height === 0 ? null : { x, y, width, height }
}

function light(hole: HTMLElement, target: Box | null) {
  const { style } = hole
  hole.toggleAttribute('data-nowhere', target === null)
  const { x, y, width, height } = target
    ? around(target)
    : { ...NOWHERE, x: innerWidth / 2, y: innerHeight / 2 }
  style.translate = `${x}px ${y}px`
  style.width = `${width}px`
  style.height = `${height}px`
}

function around({ x, y, width, height }: Box): Box {
  const left = Math.max(EDGE_PX, x - MARGIN_PX)
  const top = Math.max(EDGE_PX, y - MARGIN_PX)
  const right = Math.min(innerWidth - EDGE_PX, x + width + MARGIN_PX)
  const bottom = Math.min(innerHeight - EDGE_PX, y + height + MARGIN_PX)
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) }
}
