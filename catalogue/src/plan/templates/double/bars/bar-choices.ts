import type { Random } from '../../../random.ts'

export interface Choices {
  /** Width of the part with two storeys, and of the lower wing beside it. */
  bar: number
  wing: number
  /** Where one sits: behind a court, at the street, at the garden, and with the cars at a lane at the street or past the kitchen. */
  sitting: 'court' | 'street' | 'garden' | 'lane' | 'yard'
  /** Parents sleep above the street and children above the garden, or the other way round. */
  parents: 'street' | 'garden'
  /** The dressing room stands beside the main bedroom at the street, behind a balcony. */
  isBeside: boolean
  /** What the other end upstairs has beside the second bedroom, where guests sleep below. */
  third: 'bed3' | 'activity'
  street: 'study' | 'media'
  court: 'courtyard' | 'alfresco'
}

/** Two flights between the bathroom's column and a passage. */
export const STAIR = { w: 2150, d: 3100 }
export const PASSAGE_MM = 1350
export const ENTRY_MM = 1650

export function choose(random: Random): Choices {
  const sitting = random.pick<Choices['sitting']>(['court', 'street', 'garden', 'lane', 'yard'])
  return {
    bar: random.between(6200, 6300, 20),
    wing: random.between(5450, 5700, 50),
    sitting,
    isBeside: random.chance(0.5),
    third: random.pick(['bed3', 'activity']),
    parents: random.pick(['street', 'garden']),
    street: random.pick(['study', 'media']),
    court: random.pick(['courtyard', 'alfresco']),
  }
}

export const widthOf = ({ bar, wing }: Choices) => bar + wing

export const isAtLane = ({ sitting }: Choices) => sitting === 'lane' || sitting === 'yard'
/** Guests sleep behind the stairs, where the living rooms leave it free. */
export const hasGuest = ({ sitting }: Choices) => sitting === 'street' || sitting === 'garden'
