import type { Random } from '../../../random.ts'

export interface Choices {
  /** Widths of the two-storey bar, and of the lower wing beside it. */
  bar: number
  wing: number
  /**
   * Position of the living room: behind a court, at the street, at the garden; with the garage at a lane, at the street or past
   * the kitchen.
   */
  sitting: 'court' | 'street' | 'garden' | 'lane' | 'yard'
  /** Position of the main suite: above the street with the children above the garden, or the other way round. */
  parents: 'street' | 'garden'
  /** Whether the dressing room is beside the main bedroom at the street, behind a balcony. */
  isBeside: boolean
  /** Room beside the second bedroom at the other end upstairs, where guests sleep below. */
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
/** Whether there is a guest room behind the stairs, where the living rooms leave it free. */
export const hasGuest = ({ sitting }: Choices) => sitting === 'street' || sitting === 'garden'
