import { computePosition, flip, offset, shift, type VirtualElement } from '@floating-ui/dom'

/** Gap between the callout and its target, in pixels. */
const GAP_PX = 16

/**
 * Position of the callout within the free area: below its target, above it, beside it, or, without room for any of these, at the end of
 * the area that covers least of its middle. Without a target it is centred.
 */
export function placeCallout(target: VirtualElement | null, callout: HTMLElement, area: HTMLElement) {
  return computePosition(target ?? area, callout, {
    middleware: [
      offset(({ rects }) => (target ? GAP_PX : -(rects.reference.height + rects.floating.height) / 2)),
      target && flip({ boundary: area, crossAxis: false, fallbackAxisSideDirection: 'end' }),
      shift({ boundary: area, crossAxis: true }),
    ],
  })
}
