import type { PlanFacts } from '../../api/designs/design.ts'
import type { FACING } from '../account/profile.ts'

/** Clockwise, as `SIDES` are on a plan whose rear is at the top. */
export const COMPASS = ['north', 'east', 'south', 'west'] as const
export type Compass = (typeof COMPASS)[number]
const SIDES = ['rear', 'right', 'front', 'left'] as const

/** Direction that the block's rear boundary faces, as in the profile. */
export type Facing = (typeof FACING)[number]['value'] | null
/** Null when unknown. */
export type LivingSide = PlanFacts['livingSide'] | null
/** Pose of the plan on the block: mirrored first, then turned clockwise by quarters. */
type Pose = { quarters: number; isMirrored: boolean }

const AS_DRAWN: Pose = { quarters: 0, isMirrored: false }

/** Rotation in degrees from up to north, on a block whose rear is at the top; null while unknown. */
export function northOf(facing: Facing): number | null {
  return isKnown(facing) ? (360 - 90 * COMPASS.indexOf(facing)) % 360 : null
}

const isKnown = (facing: Facing): facing is Compass => COMPASS.some((known) => known === facing)

/** Outlook of the living end on the block; null when the plan or the block does not tell. */
export function outlookOf(side: LivingSide, facing: Facing, pose: Pose = AS_DRAWN): Compass | null {
  const at = SIDES.findIndex((known) => known === side)
  if (at === -1 || !isKnown(facing)) return null
  const isAcross = at % 2 === 1
  const mirrored = isAcross && pose.isMirrored ? at + 2 : at
  return COMPASS[(COMPASS.indexOf(facing) + mirrored + pose.quarters) % COMPASS.length] ?? null
}

/** Possible outlooks: two where mirroring the plan decides, one where it does not, none when unknown. */
export function outlooksOf(side: LivingSide, facing: Facing): Compass[] {
  const ways = [true, false].flatMap(
    (isMirrored) => outlookOf(side, facing, { quarters: 0, isMirrored }) ?? [],
  )
  return [...new Set(ways)].toSorted((a, b) => COMPASS.indexOf(a) - COMPASS.indexOf(b))
}

/** Outlook as a line beside a plan; null when unknown. */
export function outlookLine(side: LivingSide, facing: Facing): string | null {
  const ways = outlooksOf(side, facing)
  if (ways.length === 0) return null
  return ways.length > 1 && ways.includes('north')
    ? 'Living can look north'
    : `Living looks ${ways.join(' or ')}`
}

/** Outlook as a sentence under a plan on the block, with the change that would bring the sun in; null when unknown. */
export function outlookSentence(side: LivingSide, facing: Facing, pose: Pose): string | null {
  const way = outlookOf(side, facing, pose)
  if (!way) return null
  if (way === 'north') return 'Living looks north, to the winter sun.'
  const other = outlookOf(side, facing, { ...pose, isMirrored: !pose.isMirrored })
  return `Living looks ${way}.${other === 'north' ? ' Mirrored, it looks north, to the winter sun.' : ''}`
}
