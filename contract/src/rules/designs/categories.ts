/** Kinds of design that a buyer swipes. 'Floor Plan' is the one that counts towards unlocks. */
export const DESIGN_CATEGORIES = [
  'Floor Plan',
  'Kitchen',
  'Bathroom',
  'Living',
  'Facade',
  'Alfresco',
] as const
