import type { Random } from '../../../random.ts'

export interface Choices {
  /** Widths of the passage between stairs and yard, and of the yard. */
  passage: number
  yard: number
  /**
   * Position of the living room: at the street, behind a court with guests at the street, or at the garden with the garage at the
   * street.
   */
  sitting: 'street' | 'yard' | 'garden'
  /** Position of the main suite: above the street, past a bridge of rooms above the other end, or below with children above. */
  parents: 'street' | 'rear' | 'below'
  /** Whether the yard has a terrace at its end. */
  hasRoof: boolean
  /** Whether the playroom is at the stairs, or behind the fourth bedroom. */
  isPlayFirst: boolean
}

export const STAIR = { w: 3100, d: 2150 }

export function choose(random: Random): Choices {
  const sitting = random.pick<Choices['sitting']>(['street', 'yard', 'garden'])
  return {
    passage: random.between(1400, 1450, 10),
    yard: random.between(4300, 4600, 50),
    sitting,
    parents:
      sitting === 'street'
        ? random.pick<Choices['parents']>(['street', 'rear'])
        : random.pick<Choices['parents']>(['street', 'rear', 'below', 'below']),
    hasRoof: random.chance(0.5),
    isPlayFirst: random.chance(0.5),
  }
}

export const linkOf = ({ passage }: Choices) => STAIR.w + passage
export const widthOf = (choices: Choices) => linkOf(choices) + choices.yard
/** Whether the living room closes the yard on its third side. */
export const isLivingInYard = ({ sitting, parents }: Choices) =>
  sitting === 'yard' || (sitting === 'garden' && parents === 'below')
