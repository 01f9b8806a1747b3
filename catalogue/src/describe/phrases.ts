import { blockWanted } from '@dream/contract/rules/land/suited-lot'
import { hash } from '#plan/random.ts'

import type { Traits } from './traits.ts'

type Rule = readonly [isTrue: boolean, text: string]

const textsOf = (rules: readonly Rule[]) => rules.filter(([isTrue]) => isTrue).map(([, text]) => text)

/** Turns a list by the plan's own number, so that plans with the same traits do not all begin alike. */
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
    [has('void'), 'A tall entry'],
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
    [has('gallery'), 'Two wings joined by a glazed passage'],
    [traits.livesUpstairs, 'Living upstairs'],
    [traits.site.isLane, 'Garage on the rear lane'],
    [has('void'), 'Entry open to the upper floor'],
    [has('courtyard') && !traits.site.isLane, 'Courtyard in the middle'],
    [has('courtyard') && traits.site.isLane, 'Courtyard beside the living room'],
    [has('guest') && facts.storeys === 2, 'Guest suite downstairs'],
    [has('scullery'), "Butler's pantry"],
    [traits.isSplit, "Children's wing at the rear"],
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
    [has('balcony'), traits.balconyM2 >= 6 ? `${traits.balconyM2} m² balcony` : 'Balcony'],
    [has('pantry'), 'Walk-in pantry'],
    [traits.cars >= 2, traits.cars >= 3 ? 'Triple garage' : 'Double garage'],
    [traits.cars === 1, 'Single garage'],
    [has('linen'), 'Linen cupboard'],
    [has('store'), 'Storage room'],
  ])
}

/** What only a house of two storeys can say. */
function aboveRules({ has, facts, site, livesUpstairs, bedrooms }: Traits): Rule[] {
  const isTwo = facts.storeys === 2
  const isUsual = isTwo && !livesUpstairs && !site.isHalf
  return [
    [livesUpstairs, 'Climb once, and live with the view.'],
    [livesUpstairs && facts.livingSide === 'rear', 'Bedrooms below, the treetops above.'],
    [livesUpstairs && facts.livingSide === 'front', 'The best room looks over the street.'],
    [site.isLane, 'Front door to the street, cars to the lane.'],
    [site.isLane && has('courtyard'), 'A court of its own between living room and lane.'],
    [has('void'), 'A front door under two storeys of air.'],
    [isTwo && has('guest'), 'Guests downstairs, family upstairs.'],
    [isUsual && !has('guest') && has('retreat'), 'Live below, wind down above.'],
    [isUsual && facts.minLotWidth <= 10.5, `${bedrooms} bedrooms on a slim block.`],
    [isUsual && !has('retreat') && facts.livingSide === 'rear', 'Living to the garden, bedrooms above.'],
  ]
}

/** One line under the name: the truest thing about the plan that its neighbours do not say. */
export function lineOf(traits: Traits, key: string): string {
  const { has, facts } = traits
  const beds = traits.bedrooms
  const isSlim = facts.minLotWidth <= 10.5 && !traits.site.isHalf
  const isAroundCourt = has('courtyard') && !traits.site.isHalf && !traits.site.isLane
  const strong = textsOf([
    [traits.isDual, 'A family home, and a small one beside it.'],
    [traits.isDual, 'Two front doors, one roof.'],
    [traits.site.isCorner, 'Cars from one street, garden from the other.'],
    [traits.site.isCorner, 'Makes the most of two street fronts.'],
    [traits.site.isHalf, 'Half a pair, with light from three sides.'],
    [traits.site.isHalf && has('courtyard'), 'A court of its own at the shared wall.'],
    [traits.isSplit, 'Parents at the street, children at the garden.'],
    [traits.isSplit, 'The kitchen keeps both ends of the house together.'],
    [has('gallery'), 'Two small houses and a glass walk between.'],
    [has('gallery'), 'Sleep at the street, live at the garden.'],
    [traits.cars >= 3 && facts.storeys === 1, 'Room for three cars and a long verandah.'],
    [isAroundCourt, 'Every day begins around a courtyard.'],
    [isAroundCourt, 'Rooms that look into their own garden.'],
    ...aboveRules(traits),
    [facts.minLotWidth >= 20, 'Wide, low and open to the garden.'],
    [facts.minLotWidth >= 20 && has('media'), 'A long front with a deep verandah.'],
    [facts.storeys === 1 && isSlim, 'A slim block, and still room to breathe.'],
    [facts.storeys === 1 && isSlim, `${beds} bedrooms, light at the end.`],
  ])
  const usual = textsOf([
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
