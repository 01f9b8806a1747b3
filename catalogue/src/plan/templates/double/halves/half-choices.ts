import type { Random } from '../../../random.ts'

export interface Choices {
  left: number
  hall: number
  right: number
  /** Position of the main suite on the ground: at the garden, at the street, or behind the garage. */
  suite: 'garden' | 'street' | 'cars'
  /** Upper storey: rooms at the street before a playroom, a playroom at the street, or all of it over the living rooms. */
  above: 'beds' | 'play' | 'rear'
  /** Room at the street beside the front door. */
  street: 'study' | 'media'
  larder: 'pantry' | 'scullery'
  /** Position of the terrace: behind the living rooms, or beside them. */
  terrace: 'behind' | 'beside'
  kitchenFirst: boolean
}

export const STAIR = { w: 3100, d: 2150 }
/** Width of the lobby to the main suite, beside its robe. */
export const LOBBY_MM = 1130

export function choose(random: Random): Choices {
  const suite = random.pick<Choices['suite']>(['garden', 'street', 'cars'])
  const above =
    suite === 'street'
      ? random.pick<Choices['above']>(['beds', 'play', 'rear', 'rear'])
      : random.pick<Choices['above']>(['beds', 'play'])
  return {
    left: random.between(5960, 6080, 40),
    hall: random.between(1700, 1800, 50),
    right: random.between(3700, 3850, 50),
    suite,
    above,
    street: random.pick(['study', 'media']),
    larder: random.pick(['pantry', 'scullery']),
    terrace: above === 'rear' ? 'beside' : random.pick(['behind', 'beside']),
    kitchenFirst: random.chance(0.5),
  }
}

export const widthOf = ({ left, hall, right }: Choices) => left + hall + right
