/** What a buyer may ask of a plan by number: no taste makes up for it. */
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
