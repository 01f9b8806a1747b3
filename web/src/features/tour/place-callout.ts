export type Size = { width: number; height: number }
export type Box = Size & { x: number; y: number }

/** Gap between the callout and its target, in pixels. */
const GAP_PX = 16

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

/** Whether the callout cannot avoid covering its target at its current position. */
export function isInTheWay(target: Box, callout: Size, area: Box): boolean {
  const { x, y } = placeCallout(target, callout, area)
  return (
    x < target.x + target.width &&
    x + callout.width > target.x &&
    y < target.y + target.height &&
    y + callout.height > target.y
  )
}

/**
 * Places the callout within the free area: below its target, above it, beside it, or, without room for any of these, at the end of
 * the area that covers least of its middle. Without a target it is centred.
 */
export function placeCallout(target: Box | null, callout: Size, area: Box): { x: number; y: number } {
  const right = area.x + area.width - callout.width
  const bottom = area.y + area.height - callout.height
  const inside = (x: number, y: number) => ({ x: clamp(x, area.x, right), y: clamp(y, area.y, bottom) })
  if (!target) return inside((area.x + right) / 2, (area.y + bottom) / 2)

  const centredX = target.x + (target.width - callout.width) / 2
  const below = target.y + target.height + GAP_PX
  const above = target.y - GAP_PX - callout.height
  if (below <= bottom) return inside(centredX, below)
  if (above >= area.y) return inside(centredX, above)

  const centredY = target.y + (target.height - callout.height) / 2
  const after = target.x + target.width + GAP_PX
  const before = target.x - GAP_PX - callout.width
  if (after <= right) return inside(after, centredY)
  if (before >= area.x) return inside(before, centredY)

  const isHigh = target.y + target.height / 2 < area.y + area.height / 2 + GAP_PX * 3
  return inside(centredX, isHigh ? bottom : area.y)
}
