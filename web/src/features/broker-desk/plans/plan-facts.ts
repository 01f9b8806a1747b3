import type { PlanToSend } from '@dream/contract/api/chat/broker-desk'

type Facts = Omit<PlanToSend, 'fit' | 'wishes' | 'id' | 'title' | 'category' | 'imageUrl' | 'darkImageUrl'>

const counted = (count: number | null, word: string) => (count === null ? null : `${count}\u00a0${word}`)

/** The facts of a plan in a broker's words, each short enough for a tile. */
export function planFacts(plan: Facts): string[] {
  const { bedrooms, bathrooms, garages, livingAreas, storeys, squares, frontage } = plan
  return [
    counted(bedrooms, 'bed'),
    counted(bathrooms, 'bath'),
    counted(garages, 'car'),
    counted(livingAreas, 'living'),
    counted(storeys, storeys === 1 ? 'storey' : 'storeys'),
    counted(squares, 'sq'),
    counted(frontage, 'm\u00a0lot'),
  ].filter((fact) => fact !== null)
}
