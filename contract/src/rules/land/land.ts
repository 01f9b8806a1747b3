/** Topics of the land guide, in their order. */
export const LAND_TOPICS = [
  { value: 'choosing', label: 'Choosing land' },
  { value: 'title', label: 'Title' },
  { value: 'soil', label: 'Soil and slope' },
  { value: 'hazards', label: 'Bushfire and flood' },
  { value: 'easements', label: 'Easements and overlays' },
  { value: 'sun', label: 'Sun' },
  { value: 'fit', label: 'Setbacks and fit' },
  { value: 'energy', label: 'Energy' },
  { value: 'money', label: 'Money and grants' },
  { value: 'contract', label: 'Contract' },
  { value: 'stages', label: 'Stages' },
  { value: 'handover', label: 'Handover' },
] as const satisfies readonly { value: string; label: string }[]

export type LandTopic = (typeof LAND_TOPICS)[number]['value']

/** Drawings that a card may show; the app draws them itself. */
export const LAND_DRAWINGS = [
  'block-and-plan',
  'building-line',
  'frontage',
  'subdivision',
  'untitled',
  'guidelines',
  'soil',
  'slope',
  'bushfire',
  'flood',
  'easement',
  'old-drain',
  'overlay',
  'sun-path',
  'breeze',
  'setbacks',
  'wall-height',
  'corner',
  'stars',
  'whole-home',
  'editions',
  'price',
  'land-value',
  'share',
  'shared',
  'payments',
  'cover',
  'stages',
  'handover',
] as const
export type LandDrawing = (typeof LAND_DRAWINGS)[number]
