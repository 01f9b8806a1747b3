import type { CurrentLandCard } from '@dream/contract/api/sections/land'
import type { Profile } from '@dream/contract/api/account/profile'

const CHECKED = {
  source: { name: 'Your Home', url: 'https://www.yourhome.gov.au' },
  checkedOn: '2026-11-21',
  validFrom: null,
  validTo: null,
  reviewBy: '2999-12-31',
  isBeingReviewed: false,
}

/** Current card of the land guide. */
export const aLandCard = (id: string, overrides: Partial<CurrentLandCard> = {}): CurrentLandCard => ({
  id,
  topic: 'soil',
  name: 'Slope',
  title: 'Every metre of fall has a price',
  text: ['Fall is a difference in height.', 'Walls hold it.'],
  ask: { question: 'What is the fall across my house?', whom: 'The builder' },
  drawing: 'slope',
  states: null,
  lines: [],
  ...CHECKED,
  ...overrides,
})

/** State-specific line of a card. */
export const aLandLine = (
  text: string,
  states: CurrentLandCard['lines'][number]['states'],
): CurrentLandCard['lines'][number] => ({ ...CHECKED, states, text })

/** Profile of a buyer with all required answers. */
export const aProfile = (overrides: Partial<Profile> = {}): Profile => ({
  name: 'Maya King',
  state: 'VIC',
  suburb: 'Brunswick',
  postcode: '3056',
  whoFor: 'family',
  firstHome: 'yes',
  stage: 'have-land',
  when: 'this-year',
  blockWidth: null,
  blockDepth: null,
  slope: null,
  facing: null,
  corner: null,
  setbacks: null,
  onlyFitting: false,
  bedrooms: null,
  bathrooms: null,
  cars: null,
  storeys: null,
  kitchen: null,
  living: null,
  suite: null,
  secondLiving: null,
  study: null,
  budget: null,
  mustHaves: [],
  step: 5,
  missing: [],
  isComplete: true,
  phone: '04•• ••• 678',
  ...overrides,
})
