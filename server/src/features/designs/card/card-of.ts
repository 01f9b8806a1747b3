import type { CardDesign, Design, DesignPlan, RoomKind } from '@dream/contract/api/designs/design'

const LIVED_IN: readonly RoomKind[] = ['living', 'dining', 'kitchen']
const cards = new WeakMap<Design, CardDesign>()

/** Builds the card of a design, cached. Room outlines are left out: they are half of all its bytes. */
export function cardOf(design: Design): CardDesign {
  const known = cards.get(design)
  if (known) return known
  const card = { ...design, plan: design.plan && cardPlanOf(design.plan) }
  cards.set(design, card)
  return card
}

function cardPlanOf(plan: DesignPlan): NonNullable<CardDesign['plan']> {
  return {
    ...plan,
    rooms: plan.rooms.map(({ polygon: _outline, ...room }) => room),
    livedAt: { ground: middleOf(plan.rooms, 'ground'), upper: middleOf(plan.rooms, 'upper') },
  }
}

/** Centre of the living rooms, or of all rooms, metres from the front; null where none is drawn. */
function middleOf(rooms: DesignPlan['rooms'], level: DesignPlan['rooms'][number]['level']): number | null {
  const all = rooms.filter((room) => room.level === level)
  const lived = all.filter(({ kind }) => LIVED_IN.includes(kind))
  const depths = (lived.length > 0 ? lived : all).flatMap(({ polygon = [] }) => polygon.map(([, y]) => y))
  if (depths.length === 0) return null
  return (Math.min(...depths) + Math.max(...depths)) / 2000
}
