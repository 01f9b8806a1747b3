import type { PlanToSend } from '@dream/contract/api/chat/broker-desk'
import { hasHouse, lotMetres } from '@dream/contract/rules/designs/facts'

type Facts = Omit<PlanToSend, 'fit' | 'wishes' | 'id' | 'title' | 'imageUrl' | 'darkImageUrl'>

const counted = (count: number | null, word: string) => (count === null ? null : `${count}\u00a0${word}`)

/** Facts of a plan, each short enough for a tile; for any other design its category. */
export function planFacts(plan: Facts): string[] {
  if (!hasHouse(plan.category)) return [plan.category]
  const { bedrooms, bathrooms, garages, livingAreas, storeys, squares, frontage } = plan
  return [
    counted(bedrooms, 'bed'),
    counted(bathrooms, 'bath'),
    garages === 0 ? 'No\u00a0garage' : counted(garages, 'car'),
    counted(livingAreas, 'living'),
    counted(storeys, storeys === 1 ? 'storey' : 'storeys'),
    counted(squares, 'sq'),
    frontage === null ? null : `${lotMetres(frontage)}\u00a0m\u00a0lot`,
  ].filter((fact) => fact !== null)
}
