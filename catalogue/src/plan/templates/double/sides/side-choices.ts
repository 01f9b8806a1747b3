import type { Random } from '../../../random.ts'

export interface Choices {
  /** Widths of porch, foyer and stairs one behind the other, and of the rooms beside them. */
  way: number
  rooms: number
  /** Position of the living room: at the street, at the garden, or before a court with the garage at a lane behind it. */
  sitting: 'street' | 'garden' | 'lane'
  parents: 'street' | 'garden'
  street: 'media' | 'study'
  isKitchenFirst: boolean
}

export const STAIR_MM = 4150

export const choose = (random: Random): Choices => ({
  way: random.between(1450, 1500, 10),
  rooms: random.between(4900, 5100, 50),
  sitting: random.pick(['street', 'garden', 'lane']),
  parents: random.pick(['street', 'garden']),
  street: random.pick(['media', 'study']),
  isKitchenFirst: random.chance(0.5),
})

export const widthOf = ({ way, rooms }: Choices) => way + rooms
