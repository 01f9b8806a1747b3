import { blockWanted } from '@dream/contract/rules/land/suited-lot'
import { hash } from '#plan/random.ts'

import type { Traits } from './traits.ts'

type Rule = readonly [isTrue: boolean, text: string]

const textsOf = (rules: readonly Rule[]) => rules.filter(([isTrue]) => isTrue).map(([, text]) => text)

/** Rotates a list by a hash of the plan's key, so that plans with the same traits do not all begin alike. */
const turned = (texts: readonly string[], key: string) => {
  const start = texts.length > 0 ? hash(key) % texts.length : 0
  return [...texts.slice(start), ...texts.slice(0, start)]
}

const metres = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(1))

export function interestsOf(traits: Traits, key: string): string[] {
  const { has, hasPiece, facts } = traits
  const special = textsOf([
    [traits.isDual, 'Two households'],
    [has('gallery'), 'A glass passage'],
    [traits.livesUpstairs, 'Upstairs living'],
    [traits.voidOver === 'entry', 'A tall entry'],
    [traits.voidOver === 'living', 'High ceilings'],
    [has('courtyard'), 'Courtyard sun'],
    [has('scullery'), 'Big cook-ups'],
    [has('media') || has('lounge'), 'Movie nights'],
    [has('guest') && !traits.isDual, 'Guests to stay'],
    [hasPiece('freestanding-bath'), 'Long baths'],
    [has('study') || has('nook'), 'Work from home'],
    [has('mudroom'), 'Muddy boots'],
    [has('retreat') && traits.bedroomsAbove > 1, 'Kids upstairs'],
    [has('activity'), 'Room to play'],
    [has('balcony'), 'Morning coffee'],
  ])
  const common = textsOf([
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
  return textsOf([
    [true, blockWanted(facts.minLotWidth)],
    [traits.site.isCorner, 'A corner block'],
    [traits.site.isHalf, 'Half a duplex'],
    [traits.isDual, 'Dual living'],
    [traits.site.isLane, 'A rear lane'],
    [traits.livesUpstairs, 'A view'],
    [facts.minLotWidth <= 10 && !traits.site.isHalf, 'A narrow block'],
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
  return textsOf([
    [traits.isDual, 'Second home with its own front door'],
    [traits.isDual, 'Second kitchen'],
    [traits.site.isCorner, 'Garage from the side street'],
    [traits.site.isHalf, 'One wall shared with the neighbour'],
    [traits.site.isZeroLot, 'Garage on the boundary'],
    [has('gallery'), 'Two wings joined by a glazed passage'],
    [traits.livesUpstairs, 'Living upstairs'],
    [traits.site.isLane, 'Garage on the rear lane'],
    [traits.voidOver === 'entry', 'Entry open to the upper floor'],
    [traits.voidOver === 'living', 'Living open to the upper floor'],
    [has('courtyard') && !traits.site.isLane, 'Courtyard in the middle'],
    [has('courtyard') && traits.site.isLane, 'Courtyard beside the living room'],
    [has('guest') && facts.storeys === 2, 'Guest suite downstairs'],
    [has('scullery'), "Butler's pantry"],
    [traits.isSplit && traits.hasOwnHall, "Children's wing at the rear"],
    [facts.masterPosition === 'rear', 'Main suite at the rear'],
    [facts.masterPosition === 'front', 'Main suite at the front'],
    [facts.masterPosition === 'upper', 'Main suite upstairs'],
    [traits.alfrescoM2 >= 10, `${traits.alfrescoM2} m² alfresco`],
    [traits.islandM >= 3.1, `${metres(Math.round(traits.islandM * 10) / 10)} m island bench`],
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
    [has('balcony'), traits.balconyM2 >= 6 ? `${traits.balconyM2} m² balcony` : 'Balcony'],
    [has('pantry'), 'Walk-in pantry'],
    [traits.cars >= 2, traits.cars >= 3 ? 'Triple garage' : 'Double garage'],
    [traits.cars === 1, 'Single garage'],
    [has('linen'), 'Linen cupboard'],
    [has('store'), 'Storage room'],
    [traits.alfrescoM2 > 0 && traits.alfrescoM2 < 10, `${traits.alfrescoM2} m² alfresco`],
  ])
}
