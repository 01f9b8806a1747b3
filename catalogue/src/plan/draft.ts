import type { OpenPairs } from './layout/boundaries.ts'
import type { Facing, OpeningType } from './level.ts'
import type { Random } from './random.ts'
import type { Cell } from './layout/solve.ts'
import type { Tree } from './layout/tree.ts'

/** A door as a template asks for it: from `a` into `b`; null is the garden on `side`. */
export interface DoorSpec {
  type: Exclude<OpeningType, 'window'>
  a: string
  b: string | null
  widthMm: number
  /** Which end of the shared wall; without it the best place is searched. */
  at?: Facing | 'mid' | undefined
  side?: Facing | undefined
  /** Left out where no wall takes it. */
  optional?: boolean
  /** Rooms it may open from instead of `a`. */
  orFrom?: readonly string[]
}

export interface StairSpec {
  shape: 'straight' | 'u'
  /** The way up from the first step. */
  facing: Facing
  /** Going up, the first of two flights is the right one instead of the left one. */
  flipped?: boolean
}

/** Sides of the house by room id, the first choice first. */
export type Sides = Readonly<Record<string, readonly Facing[]>>

export interface LevelDraft {
  tree: Tree
  widthMm: number
  /** Left and front edge of this level against the ground level's. */
  offsetMm?: readonly [x: number, y: number]
  open: OpenPairs
  doors: readonly DoorSpec[]
  stairs?: StairSpec
  /** Sides to look for a room's first window, when the longest wall is not the right one. */
  windows?: Sides
  /** Rooms left unfurnished or unglazed on purpose. */
  bare?: readonly string[]
  /** The house ends on this side in a wall shared with the neighbour. */
  party?: 'left'
}

export interface Draft {
  ground: LevelDraft
  /** Drawn once the ground is laid out, so that stairs and bearing walls can line up. */
  upper?: (ground: readonly Cell[]) => LevelDraft
  mirrored: boolean
}

export interface Template {
  id: string
  /** How many times its even share of the library it may fill: what is built most is shown most. */
  share?: number
  /** Draws the seeds that are plain numbers. */
  draft(random: Random): Draft
  /** Draws the seeds that begin with "2.": switches that came when houses of the first ones had been published, which stay as they are. */
  secondEdition?(random: Random): Draft
}

type Place = Pick<DoorSpec, 'at'>['at']

/** A hinged door from `a` that opens into `b`. */
export const swing = (a: string, b: string, at?: Place): DoorSpec => ({
  type: 'swing',
  a,
  b,
  widthMm: /^(bath|wc|ens|pdr|pantry|linen|store)/.test(b) ? 720 : 820,
  at,
})
export const double = (a: string, b: string, at?: Place): DoorSpec => ({
  type: 'double',
  a,
  b,
  widthMm: 1500,
  at,
})
/** A door that slides into the wall. */
export const cavity = (a: string, b: string, at?: Place): DoorSpec => ({
  type: 'cavity',
  a,
  b,
  widthMm: 720,
  at,
})
/** Where an entry ends and the hall of the bedrooms begins: a gap as wide as the hall leaves it. */
export const portal = (a: string, b: string): DoorSpec => ({ type: 'arch', a, b, widthMm: 1000, at: 'mid' })
/** A gap in the wall without a door. */
export const arch = (a: string, b: string, width = 900): DoorSpec => ({ type: 'arch', a, b, widthMm: width })
export const frontDoor = (a: string, b: string): DoorSpec => ({
  type: 'entry',
  a,
  b,
  widthMm: 1420,
  at: 'mid',
})
export const slider = (a: string, b: string, width = 2700): DoorSpec => ({
  type: 'slider',
  a,
  b,
  widthMm: width,
  at: 'mid',
})
export const backDoor = (a: string, side?: Facing, at?: Place): DoorSpec => ({
  type: 'external',
  a,
  b: null,
  widthMm: 820,
  side,
  at,
})
export const roller = (side: Facing = 'front', width = 4810): DoorSpec => ({
  type: 'roller',
  a: 'garage',
  b: null,
  widthMm: width,
  side,
  at: 'mid',
})

/** A door that is left out where no wall takes it. */
export const maybe = (door: DoorSpec): DoorSpec => ({ ...door, optional: true })

/** One door into a room from whichever of the others lies best. */
export const fromOneOf = (rooms: readonly string[], door: DoorSpec): DoorSpec => ({ ...door, orFrom: rooms })
