import { hash } from '#plan/random.ts'

import type { Traits } from './traits.ts'

type Rule = readonly [isTrue: boolean, words: string]

const told = (rules: readonly Rule[]) => rules.filter(([isTrue]) => isTrue).map(([, words]) => words)

/** Turns a list by the plan's own number, so that plans with the same traits do not all begin alike. */
const turned = (words: readonly string[], key: string) => {
  const start = words.length > 0 ? hash(key) % words.length : 0
  return [...words.slice(start), ...words.slice(0, start)]
}

const metres = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

export function interestsOf(traits: Traits, key: string): string[] {
  const { has, hasPiece, facts } = traits
  const special = told([
    [has('courtyard'), 'Courtyard sun'],
    [has('scullery'), 'Big cook-ups'],
    [has('media') || has('lounge'), 'Movie nights'],
    [has('guest'), 'Guests to stay'],
    [hasPiece('freestanding-bath'), 'Long baths'],
    [has('study') || has('nook'), 'Work from home'],
    [has('mudroom'), 'Muddy boots'],
    [has('retreat'), 'Kids upstairs'],
    [has('activity'), 'Room to play'],
    [has('balcony'), 'Morning coffee'],
  ])
  const common = told([
    [traits.alfrescoM2 >= 14, 'Long lunches'],
    [traits.bedrooms >= 4, 'Big families'],
    [traits.openPlanM2 >= 55, 'Open living'],
    [facts.livingSide === 'rear', 'Garden views'],
    [traits.total < 175, 'Easy upkeep'],
    [facts.masterPosition === 'rear', 'Quiet mornings'],
    [traits.islandM >= 2.6, 'Island bench'],
    [traits.alfrescoM2 > 0 && traits.alfrescoM2 < 14, 'Outdoor meals'],
    [facts.storeys === 1 && traits.bedrooms <= 3, 'No stairs'],
  ])
  return [...turned(special, key).slice(0, 3), ...turned(common, `${key}/common`)].slice(0, 5)
}

export function lookingForOf(traits: Traits): string[] {
  const { facts } = traits
  return told([
    [true, `A ${metres(facts.minLotWidth)} m block`],
    [facts.minLotWidth <= 10, 'A narrow block'],
    [facts.minLotWidth >= 20, 'Acreage'],
    [facts.livingSide === 'rear', 'Sun at the rear'],
    [facts.livingSide === 'left' || facts.livingSide === 'right', 'Sun at the side'],
    [facts.storeys === 2 && traits.has('guest'), 'Guest suite'],
    [facts.storeys === 1, 'One level'],
    [facts.storeys === 2, 'Two storeys'],
    [traits.bedrooms >= 5, 'Five bedrooms'],
    [facts.livingAreas >= 2, 'Second living'],
  ]).slice(0, 4)
}

export function featuresOf(traits: Traits): string[] {
  const { has, hasPiece, facts } = traits
  return told([
    [has('courtyard'), 'Courtyard in the middle'],
    [has('guest'), 'Guest suite downstairs'],
    [has('scullery'), "Butler's pantry"],
    [facts.masterPosition === 'rear', 'Main suite at the rear'],
    [facts.masterPosition === 'front', 'Main suite at the front'],
    [facts.masterPosition === 'upper', 'Main suite upstairs'],
    [traits.alfrescoM2 >= 10, `${traits.alfrescoM2} m² alfresco`],
    [traits.islandM > 0, `${metres(Math.round(traits.islandM * 10) / 10)} m island bench`],
    [has('media'), 'Media room'],
    [has('lounge'), 'Formal lounge'],
    [has('retreat'), 'Upstairs retreat'],
    [has('activity'), 'Activity room'],
    [has('study'), 'Study'],
    [has('nook'), 'Study nook'],
    [has('wir'), 'Walk-in robe'],
    [hasPiece('freestanding-bath'), 'Freestanding bath'],
    [has('mudroom'), 'Mudroom by the garage'],
    [has('pdr'), 'Powder room'],
    [has('ens2') || has('ens3'), 'Second ensuite'],
    [has('wc'), 'Separate WC'],
    [has('balcony'), 'Balcony'],
    [has('pantry'), 'Walk-in pantry'],
    [traits.cars >= 2, traits.cars >= 3 ? 'Triple garage' : 'Double garage'],
    [traits.cars === 1, 'Single garage'],
    [has('linen'), 'Linen cupboard'],
    [has('store'), 'Storage room'],
  ])
}

/** One line under the name: the truest thing about the plan that its neighbours do not say. */
export function lineOf(traits: Traits, key: string): string {
  const { has, facts } = traits
  const beds = traits.bedrooms
  const strong = told([
    [has('courtyard'), 'Every day begins around a courtyard.'],
    [has('courtyard'), 'Rooms that look into their own garden.'],
    [facts.storeys === 2 && has('guest'), 'Guests downstairs, family upstairs.'],
    [facts.storeys === 2 && !has('guest') && has('retreat'), 'Live below, wind down above.'],
    [facts.storeys === 2 && facts.minLotWidth <= 10, `${beds} bedrooms on a slim block.`],
    [facts.storeys === 2 && !has('retreat'), 'Living to the garden, bedrooms above.'],
    [facts.minLotWidth >= 20, 'Wide, low and open to the garden.'],
    [facts.minLotWidth >= 20 && has('media'), 'A long front with a deep verandah.'],
    [facts.storeys === 1 && facts.minLotWidth <= 10.5, 'A slim block, and still room to breathe.'],
    [facts.storeys === 1 && facts.minLotWidth <= 10.5, `${beds} bedrooms, light at the end.`],
  ])
  const usual = told([
    [facts.masterPosition === 'rear', 'A main suite that wakes to the garden.'],
    [facts.masterPosition === 'rear' && has('media'), 'Quiet at the back, movies at the front.'],
    [has('scullery'), 'Cook with company, hide the dishes.'],
    [has('mudroom'), 'Boots off at the side, calm beyond.'],
    [traits.alfrescoM2 >= 20, `${traits.alfrescoM2} m² of alfresco for long lunches.`],
    [has('media') && facts.storeys === 1, 'One room for noise, one for the garden.'],
    [has('study') && facts.storeys === 1, 'A door to close while you work.'],
    [
      facts.storeys === 1 && facts.masterPosition === 'front' && facts.livingSide === 'rear',
      'One long room that opens to the garden.',
    ],
    [facts.masterPosition === 'front' && beds >= 4, 'Parents at the front, children down the hall.'],
    [traits.total < 190, `${beds} bedrooms and nothing wasted.`],
  ])
  const choice = strong.length > 0 && (usual.length === 0 || hash(`${key}/line`) % 3 !== 0) ? strong : usual
  return choice[hash(key) % Math.max(1, choice.length)] ?? `${beds} bedrooms around one big living room.`
}
