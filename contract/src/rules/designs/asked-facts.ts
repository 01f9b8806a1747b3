/** Numeric requirements of a buyer: taste never outweighs them. */
export const ASKED_FACTS = [
  'bedrooms',
  'bathrooms',
  'cars',
  'storeys',
  'blockWidth',
  'blockDepth',
  'budget',
] as const
export type AskedFact = (typeof ASKED_FACTS)[number]
