import type { PlanFacts } from '../../api/designs/design.ts'
import type { FACING } from '../account/profile.ts'

/** Clockwise, as `SIDES` are on a plan whose rear is at the top. */
export const COMPASS = ['north', 'east', 'south', 'west'] as const
export type Compass = (typeof COMPASS)[number]
const SIDES = ['rear', 'right', 'front', 'left'] as const

/** Which way the block's rear boundary faces, as the profile says it. */
export type Facing = (typeof FACING)[number]['value'] | null
/** Null where nobody told. */
export type LivingSide = PlanFacts['livingSide'] | null
/** How the plan stands on the block: turned clockwise by quarters, and mirrored before that. */
type Pose = { quarters: number; isMirrored: boolean }

const AS_DRAWN: Pose = { quarters: 0, isMirrored: false }

/** Degrees by which an arrow that points up is turned to point north, on a block whose rear is at the top; null while it is not known. */
export function northOf(facing: Facing): number | null {
  return isKnown(facing) ? (360 - 90 * COMPASS.indexOf(facing)) % 360 : null
}

const isKnown = (facing: Facing): facing is Compass => COMPASS.some((known) => known === facing)

/** Where the living end looks on the block; null when the plan or the block does not say. */
export function outlookOf(side: LivingSide, facing: Facing, pose: Pose = AS_DRAWN): Compass | null {
  const at = SIDES.findIndex((known) => known === side)
  if (at === -1 || !isKnown(facing)) return null
  const isAcross = at % 2 === 1
  const mirrored = isAcross && pose.isMirrored ? at + 2 : at
  return COMPASS[(COMPASS.indexOf(facing) + mirrored + pose.quarters) % COMPASS.length] ?? null
}

/** Both ways where mirroring the plan decides, one where it does not, none when nobody knows. */
export function outlooksOf(side: LivingSide, facing: Facing): Compass[] {
  const ways = [true, false].flatMap(
    (isMirrored) => outlookOf(side, facing, { quarters: 0, isMirrored }) ?? [],
  )
  return [...new Set(ways)].toSorted((a, b) => COMPASS.indexOf(a) - COMPASS.indexOf(b))
}

/** In a line beside a plan; null when nobody knows. */
export function outlookLine(side: LivingSide, facing: Facing): string | null {
  const ways = outlooksOf(side, facing)
  if (ways.length === 0) return null
  return ways.length > 1 && ways.includes('north')
    ? 'Living can look north'
    : `Living looks ${ways.join(' or ')}`
}

/** Under a plan as it stands on the block, with what would bring the sun in; null when nobody knows. */
export function outlookSentence(side: LivingSide, facing: Facing, pose: Pose): string | null {
  const way = outlookOf(side, facing, pose)
  if (!way) return null
  if (way === 'north') return 'Living looks north, to the winter sun.'
  const other = outlookOf(side, facing, { ...pose, isMirrored: !pose.isMirrored })
  return `Living looks ${way}.${other === 'north' ? ' Mirrored, it looks north, to the winter sun.' : ''}`
}
