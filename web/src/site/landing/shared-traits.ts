import type { Design } from '@dream/contract/api/design'

const TRAITS: readonly { words: string; has: (design: Design) => boolean }[] = [
  { words: 'Four bedrooms', has: ({ bedrooms }) => bedrooms === 4 },
  { words: 'Single storey', has: ({ plan }) => plan?.storeys === 1 },
  { words: 'Alfresco', has: ({ plan }) => (plan?.areas.alfresco ?? 0) > 0 },
  { words: 'Fits a 15 m block', has: ({ frontage }) => frontage !== null && frontage <= 15 },
  { words: 'Main suite at the rear', has: ({ plan }) => plan?.masterPosition === 'rear' },
  { words: 'Courtyard', has: ({ plan }) => plan?.rooms.some(({ kind }) => kind === 'courtyard') ?? false },
  { words: 'A study', has: ({ plan }) => plan?.study ?? false },
]
const SHOWN = 4

/** What these plans have in common and how many of them have it: what most share first, what none has never. */
export function sharedTraits(plans: readonly Design[]): { words: string; count: number }[] {
  const counted = TRAITS.map(({ words, has }) => ({ words, count: plans.filter(has).length }))
  const partly = counted.filter(({ count }) => count > 0 && count < plans.length)
  const wholly = counted.filter(({ count }) => count === plans.length)
  return [...wholly.slice(0, Math.max(2, SHOWN - partly.length)), ...partly]
    .slice(0, SHOWN)
    .toSorted((a, b) => b.count - a.count)
}
