import type { CardDesign } from '@dream/contract/api/designs/design'

const TRAITS: readonly { text: string; has: (design: CardDesign) => boolean }[] = [
  { text: 'Four bedrooms', has: ({ bedrooms }) => bedrooms === 4 },
  { text: 'Single storey', has: ({ plan }) => plan?.storeys === 1 },
  { text: 'Alfresco', has: ({ plan }) => (plan?.areas.alfresco ?? 0) > 0 },
  { text: 'Fits a 15 m block', has: ({ frontage }) => frontage !== null && frontage <= 15 },
  { text: 'Main suite at the rear', has: ({ plan }) => plan?.masterPosition === 'rear' },
  { text: 'Courtyard', has: ({ plan }) => plan?.rooms.some(({ kind }) => kind === 'courtyard') ?? false },
  { text: 'A study', has: ({ plan }) => plan?.study ?? false },
]
const SHOWN = 4

/** Common features of plans with their counts: the most shared first, without those that none has. */
export function sharedTraits(plans: readonly CardDesign[]): { text: string; count: number }[] {
  const counted = TRAITS.map(({ text, has }) => ({ text, count: plans.filter(has).length }))
  const partly = counted.filter(({ count }) => count > 0 && count < plans.length)
  const sharedByAll = counted.filter(({ count }) => count === plans.length)
  return [...sharedByAll.slice(0, Math.max(2, SHOWN - partly.length)), ...partly]
    .slice(0, SHOWN)
    .toSorted((a, b) => b.count - a.count)
}
