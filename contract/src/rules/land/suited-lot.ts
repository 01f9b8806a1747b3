import type { CardDesign } from '../../api/designs/design.ts'
import type { DesignCard } from '../../api/chat/messages.ts'
import { houseOf, lotFor, lotWidthFor, type Ground } from './land-fit.ts'

/** "An" before 8, 11 and 18, "A" before other numbers. */
const articleOf = (width: number) => ([8, 11, 18].includes(Math.floor(width)) ? 'An' : 'A')
const metres = (width: number) => (Number.isInteger(width) ? String(width) : width.toFixed(1))

/** Block wanted by a plan, with its width. */
export const blockWanted = (width: number) => `${articleOf(width)} ${metres(width)} m block`

/**
 * Replaces a design's lot by the one that it needs with the person's setbacks, so that its card agrees with its fit on their
 * block.
 */
export function suitedTo<D extends CardDesign>(ground: Ground, design: D): D {
  const house = houseOf(design)
  const { frontage } = design
  if (!house || frontage === null) return design
  const { width } = lotFor(house, ground)
  if (width === frontage) return design
  const wanted = blockWanted(frontage)
  const lookingFor = design.lookingFor.map((line) => (line === wanted ? blockWanted(width) : line))
  return { ...design, frontage: width, lookingFor }
}

/** Card of a design with the lot that it needs on this ground. */
export const suitedCard = (ground: Ground, card: DesignCard): DesignCard =>
  card.house && card.frontage !== null ? { ...card, frontage: lotWidthFor(card.house, ground) } : card
