import type { CardPlan, PlanRoom } from '@dream/contract/api/designs/design'
import {
  fitOn,
  lotDepthFor,
  lotWidthFor,
  type Block,
  type Fit,
  type House,
} from '@dream/contract/rules/land/land-fit'

/** Pose of a plan on a block: mirrored, then rotated clockwise by quarters. */
export type Pose = { quarters: 0 | 1 | 2 | 3; isMirrored: boolean }
export type Box = { x: number; y: number; width: number; depth: number }

/** Block from above in metres, its rear at the top and the street below. */
export type SitePlan = {
  lot: { width: number; depth: number; isDepthKnown: boolean }
  /** Area within the setbacks. */
  free: Box
  house: Box
  drive: Box | null
  /** Side of a second street; null where there is none. */
  sideStreet: 'left' | 'right' | null
  /** Area behind the house. */
  yard: Box | null
  /** Distances from the house to each boundary; negative where it does not fit. */
  gaps: { front: number; rear: number; left: number; right: number }
}

/** Rotates a house: across the block its depth becomes the width. The card's lot is that of the house as drawn. */
export function turned(house: House, { quarters }: Pose): House {
  if (quarters % 2 === 0) return house
  const { houseWidth, houseDepth, site } = house
  return { houseWidth: houseDepth, houseDepth: houseWidth, minLotWidth: 0, minLotDepth: 0, site }
}

/** Fit of the house in its pose, the single source of this answer. */
export const fitInPose = (block: Block, house: House, pose: Pose): Fit => fitOn(block, turned(house, pose))

export function sitePlanOf(
  block: Block,
  { house, plan, garage }: { house: House; plan: CardPlan; garage: PlanRoom | undefined },
  pose: Pose,
): SitePlan {
  const { front, rear, side, sideStreet } = block.setbacks
  const stands = turned(house, pose)
  const depth = block.depth ?? Math.max(lotDepthFor(stands, block), stands.houseDepth + front + rear)
  const isHalf = house.site === 'half'
  const street = sideStreetOf(block, { house, plan }, pose)
  const kept = (at: 'left' | 'right') => {
    // Half of a pair is against the neighbour's wall, on a side that is mirrored with it.
    const isWall = isHalf && (at === 'left') !== pose.isMirrored
    return isWall ? 0 : street === at ? sideStreet : side
  }
  const [left, right] = [kept('left'), kept('right')]
  // Extra width of the lot: a car before a side garage, or the lot width on the plan's card.
  const more = Math.max(0, lotWidthFor(stands, block) - stands.houseWidth - left - right)
  const moreLeft = house.site !== 'corner' ? more / 2 : street === 'left' ? more : 0
  const free = {
    x: left + moreLeft,
    y: rear,
    width: Math.max(0, block.width - left - right - more),
    depth: Math.max(0, depth - front - rear),
  }
  const x = isHalf
    ? pose.isMirrored
      ? block.width - stands.houseWidth
      : 0
    : free.x + (free.width - stands.houseWidth) / 2
  const at = { x, y: depth - front - stands.houseDepth, width: stands.houseWidth, depth: stands.houseDepth }
  const behind = Math.max(0, at.y)
  return {
    lot: { width: block.width, depth, isDepthKnown: block.depth !== null },
    free,
    house: at,
    sideStreet: street,
    drive: driveOf(at, { lotWidth: block.width, front, house, plan, garage, street }, pose),
    yard: behind > 0.5 ? { x: 0, y: 0, width: block.width, depth: behind } : null,
    gaps: { front, rear: at.y, left: x, right: block.width - x - stands.houseWidth },
  }
}

/** Width of a driveway for one car, in metres. */
const DRIVE_M = 3

type Driven = {
  street: SitePlan['sideStreet']
  lotWidth: number
  front: number
  house: House
  plan: CardPlan
  garage: PlanRoom | undefined
}

/** Driveway from the street to the garage door: at the front unless the house says otherwise. */
function driveOf(at: Box, { lotWidth, front, house, plan, garage, street }: Driven, pose: Pose): Box | null {
  if (plan.garageSide === 'none' || plan.garageSide === null) return null
  if (house.site === 'lane' && pose.quarters === 0) {
    const width = Math.min(DRIVE_M * 2, at.width)
    return { x: at.x + (at.width - width) / 2, y: 0, width, depth: Math.max(0, at.y) }
  }
  if (house.site === 'corner' && pose.quarters === 0) {
    const { from, span, left, right } = sideDoorOf(garage, plan)
    const y = at.y + at.depth - from - span
    // Mirrored, the distance of the left edge becomes that of the right.
    const [near, far] = pose.isMirrored ? [plan.houseWidth - right, plan.houseWidth - left] : [left, right]
    return street === 'left'
      ? { x: 0, y, width: Math.max(0, at.x + near), depth: span }
      : { x: at.x + far, y, width: Math.max(0, lotWidth - at.x - far), depth: span }
  }
  if (pose.quarters !== 0) return null
  const { left, width, back } = doorOf(garage, plan, pose)
  return { x: at.x + left, y: at.y + at.depth - back, width, depth: front + back }
}

/** Position of the garage along the front in metres from the house's left, and its distance behind the front. */
function doorOf(garage: PlanRoom | undefined, plan: CardPlan, { isMirrored }: Pose) {
  const xs = garage?.polygon.map(([x]) => x / 1000) ?? []
  const width = xs.length > 0 ? Math.max(...xs) - Math.min(...xs) : DRIVE_M * 2
  const isLeft = plan.garageSide === 'left'
  const back = Math.min(...(garage?.polygon.map(([, y]) => y / 1000) ?? [0]))
  const left = xs.length > 0 ? Math.min(...xs) : isLeft ? 0 : plan.houseWidth - width
  return { left: isMirrored ? plan.houseWidth - left - width : left, width, back }
}

/** Start of a side garage along the block in metres from the house's front, and its extent across. */
function sideDoorOf(garage: PlanRoom | undefined, plan: CardPlan) {
  const ys = garage?.polygon.map(([, y]) => y / 1000) ?? [plan.houseDepth - DRIVE_M * 2, plan.houseDepth]
  const xs = garage?.polygon.map(([x]) => x / 1000) ?? [0, plan.houseWidth]
  const from = Math.min(...ys)
  return { from, span: Math.max(...ys) - from, left: Math.min(...xs), right: Math.max(...xs) }
}

/** Side of the second street: for a corner house the one with its garage, otherwise drawn on the right. */
function sideStreetOf(
  block: Block,
  { house, plan }: { house: House; plan: CardPlan },
  { isMirrored }: Pose,
): SitePlan['sideStreet'] {
  if (house.site === 'corner') return (plan.garageSide === 'left') === isMirrored ? 'right' : 'left'
  return block.isCorner ? 'right' : null
}
