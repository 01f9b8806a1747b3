import type { OpenPairs } from './layout/boundaries.ts'
import type { Facing, OpeningType } from './level.ts'
import type { Random } from './random.ts'
import type { Cell } from './layout/solve.ts'
import type { Tree } from './layout/tree.ts'

/** A door of a template: from `a` into `b`; null is the garden on `side`. */
export interface DoorSpec {
  type: Exclude<OpeningType, 'window'>
  a: string
  b: string | null
  widthMm: number
  /** Position on the shared wall; without it the best place is searched. */
  at?: Facing | 'mid' | undefined
  side?: Facing | undefined
  /** Left out where it fits no wall. */
  optional?: boolean
  /** Alternative rooms for `a`. */
  orFrom?: readonly string[]
}

export interface StairSpec {
  shape: 'straight' | 'u'
  /** Direction of going up from the first step. */
  facing: Facing
  /** Going up, the first of two flights is on the right instead of the left. */
  flipped?: boolean
}

/** Preferred sides of the house by room id, the first choice first. */
export type Sides = Readonly<Record<string, readonly Facing[]>>

export interface LevelDraft {
  tree: Tree
  widthMm: number
  /** Offset of this level's left and front edge from the ground level's. */
  offsetMm?: readonly [x: number, y: number]
  open: OpenPairs
  doors: readonly DoorSpec[]
  stairs?: StairSpec
  /** Sides to try for a room's first window, when the longest wall is not the right one. */
  windows?: Sides
  /** Rooms left unfurnished or unglazed on purpose. */
  bare?: readonly string[]
  /** Side on which the house ends in a party wall shared with the neighbour. */
  party?: 'left'
}

export interface Draft {
  ground: LevelDraft
  /** Generated after the layout of the ground, so that stairs and bearing walls line up. */
  upper?: (ground: readonly Cell[]) => LevelDraft
  mirrored: boolean
}

export interface Template {
  id: string
  /** Maximum share of the library as a multiple of an even share: common kinds of house are shown most. */
  share?: number
  /** Generates plans for seeds that are plain numbers. */
  draft(random: Random): Draft
  /**
   * Generates plans for seeds that begin with "2.": its variations were added after houses of the first edition had been
   * published, which must not change.
   */
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
/** Opening between an entry and the hall of the bedrooms, as wide as the hall. */
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

/** Makes a door optional: it is left out where it fits no wall. */
export const maybe = (door: DoorSpec): DoorSpec => ({ ...door, optional: true })

/** A door into a room from the best of several rooms. */
export const fromOneOf = (rooms: readonly string[], door: DoorSpec): DoorSpec => ({ ...door, orFrom: rooms })
