import type { Split } from '../../../layout/tree.ts'
import { across, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked } from '../../single/family/rooms.ts'

export interface Choices {
  /** Widths of porch, foyer and stairs one behind the other, and of the rooms beside them. */
  way: number
  rooms: number
  cars: 'street' | 'lane'
  /** Position of the living room: above the street behind a balcony, or above the garden. */
  sitting: 'street' | 'garden'
  /** Position of the main suite: above, or below with the children above at the other end from the living room. */
  parents: 'above' | 'below'
  /** Room beside the living room above the street. */
  quiet: 'study' | 'media'
  /** Rooms at the garden below: two bedrooms, or one and a second living room. */
  below: 'bed3' | 'media'
}

export const STAIR_MM = 4150
export const PASSAGE_MM = 1150
export const ACROSS_MM = 1200

export function choose(random: Random): Choices {
  const cars = random.pick<Choices['cars']>(['street', 'lane'])
  const parents = random.pick<Choices['parents']>(['above', 'above', 'below'])
  const other = cars === 'street' ? 'garden' : 'street'
  return {
    way: random.between(1450, 1500, 10),
    rooms: random.between(6050, 6200, 50),
    cars,
    parents,
    sitting: parents === 'below' ? other : random.pick<Choices['sitting']>(['street', 'garden']),
    quiet: cars === 'lane' ? 'study' : random.pick<Choices['quiet']>(['study', 'media']),
    below: random.pick(['bed3', 'media']),
  }
}

export const widthOf = ({ way, rooms }: Choices) => way + rooms

/** Two bedrooms with their doors on a hall across the house. */
export const pair = (door: 'first' | 'last', [left, right]: readonly [number, number]): Split =>
  sized(
    across(
      sized(nooked('bed2', { hall: 'right', at: door }), left),
      sized(nooked('bed3', { hall: 'left', at: door, width: 1300 }), right),
    ),
    'free',
    [3800, 3950, 4000],
  )
