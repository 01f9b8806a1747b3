import type { Random } from '../../../random.ts'

export interface FoyerChoices {
  side: number
  hall: number
  garage: number
  /** Width of a bay for a third car under a roof of its own; 0 for none. */
  bay: number
  /** Setback of the garage's front behind the study's. */
  back: number
  /** Position of the guest suite: behind the study, or at the street with a media room behind it. */
  guests: 'behind' | 'street'
  /** Room above the front door. */
  above: 'void' | 'nook'
  /** Position of the main suite: over the garage or over the living row. */
  suite: 'street' | 'garden'
  /** With the main suite at the garden: the room over the garage. */
  street: 'activity' | 'bed4'
  /** With the main suite at the street: the room at the head of the stairs. */
  middle: 'activity' | 'bed5' | 'bed4' | 'garden'
  scullery: boolean
  /** End of the living row that projects into the garden. */
  wing: 'living' | 'kitchen' | 'none'
  /** Depth of the row's short part, and further depth of its wing. */
  row: number
  reach: number
}

export const STAIR_MM = { w: 1200, d: 4150 }

export function chooseFoyer(random: Random): FoyerChoices {
  const wing = random.pick<FoyerChoices['wing']>(['living', 'kitchen', 'none'])
  return {
    side: random.between(3480, 3660, 30),
    hall: random.between(1320, 1440, 20),
    garage: random.between(5800, 5920, 20),
    bay: random.chance(0.3) ? 2900 : 0,
    back: random.between(2, 6, 1) * 200,
    guests: random.pick(['behind', 'street']),
    above: random.pick(['void', 'nook']),
    suite: random.pick(['street', 'garden']),
    street: random.pick(['activity', 'bed4']),
    middle: random.pick(['activity', 'bed5']),
    scullery: random.chance(0.6),
    wing,
    row: wing === 'none' ? random.between(4400, 4700, 50) : random.between(3950, 4200, 50),
    reach: random.between(1100, 1700, 100),
  }
}

export const widthMmOf = ({ side, hall, garage }: FoyerChoices) => side + hall + STAIR_MM.w + garage
