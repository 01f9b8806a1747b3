import type { Plan } from '#plan/level.ts'

import type { Traits } from '../traits.ts'
import type { Places } from './places.ts'
import { placesIn } from './places.ts'
import { bedroomRules, extraRules } from './room-rules.ts'
import type { Rule } from './rule.ts'

/** A true statement about a plan: as the beginning of a line, and after a comma. */
export interface Clause {
  /** Key of the statement, the same for all plans that share it. */
  key: string
  head: string
  tail: string
}

const m1 = (millimetres: number) => (millimetres / 1000).toFixed(1)

/** Rules about the required block, and the house's position on it. */
const siteRules = ({ site, facts, isDual, total, cars }: Traits): Rule[] => [
  [isDual, 'A family home and a small one beside it', 'two front doors under one roof'],
  [site.isCorner, 'Front door and cars on the side street', 'cars from the side street'],
  [site.isHalf, 'Half a pair that is lit from three sides', 'one wall shared'],
  [site.isZeroLot, 'The garage on the boundary to save a metre', 'garage on the boundary'],
  [site.isLane, 'Cars at the lane and best rooms at the street', 'cars at the lane'],
  [facts.minLotWidth >= 20, 'Wide and low across a broad block', 'a broad front'],
  [
    facts.minLotWidth <= 9.5,
    `A whole house in ${facts.houseWidth.toFixed(1)} m of width`,
    `walls ${facts.houseWidth.toFixed(1)} m apart`,
  ],
  [facts.minLotDepth <= 25, 'Short enough for a shallow block', 'a short walk to the garden'],
  [total < 150, `${total} m² and nothing wasted`, `${total} m² in all`],
  [total >= 330, `${total} m² for a big family`, `${total} m² in all`],
  [cars === 0, 'No garage and more garden', 'no garage in front'],
  [cars >= 3, 'Room for three cars', 'three cars inside'],
]

/** Rules about living, dining and kitchen. */
function livingRules({ has, openPlanM2, islandM, livesUpstairs, facts }: Traits, at: Places): Rule[] {
  const living = at.room('living')
  const wide = at.widthShare('living') + at.widthShare('dining') + at.widthShare('kitchen')
  const isRow = wide > 0.9 && Math.abs(at.back('living') - at.back('kitchen')) < 0.08
  const size = living ? `${m1(living.main.w)} × ${m1(living.main.h)} m` : ''
  return [
    [
      livesUpstairs && facts.livingSide === 'front',
      'Upstairs living that looks over the street',
      'living above the street',
    ],
    [
      livesUpstairs && facts.livingSide !== 'front',
      'Upstairs living among the treetops',
      'living among the treetops',
    ],
    [isRow, 'Kitchen and table and sofa in one row', 'all living in one row'],
    [at.isAtStreet('living'), 'A living room that greets the street', 'the sofa at the street'],
    [
      !at.isAtStreet('living') && !at.isAtRear('living'),
      'Living in the middle of the house',
      'living in the middle',
    ],
    [
      at.isAtRear('kitchen') && !at.isAtRear('living'),
      'The cook gets the garden',
      'the kitchen at the garden',
    ],
    [
      at.back('kitchen') < at.back('dining') && at.back('dining') < at.back('living'),
      'From kitchen to table to sofa to garden',
      'the sofa nearest the garden',
    ],
    [
      at.isBeside('kitchen', 'living') && !at.isBeside('dining', 'living'),
      'The kitchen between table and sofa',
      'the kitchen between table and sofa',
    ],
    [(living?.areaMm2 ?? 0) > 27e6, `A ${size} living room`, `a ${size} living room`],
    [openPlanM2 >= 62, `${openPlanM2} m² to live, eat and cook in`, `${openPlanM2} m² of open living`],
    [islandM >= 3.1, `A ${islandM.toFixed(1)} m island to gather round`, `a ${islandM.toFixed(1)} m island`],
    [has('scullery'), "A butler's pantry behind the kitchen", "a butler's pantry"],
    [
      has('scullery') && at.isBeside('scullery', 'garage'),
      'Groceries from boot to pantry in a few steps',
      'the pantry next to the car',
    ],
  ]
}

/** Rules about terraces, courts and balconies. */
function outdoorRules({ has, alfrescoM2, balconyM2 }: Traits, at: Places): Rule[] {
  const court = at.room('courtyard')
  const opens = at.doorsOf('alfresco')
  const courtM2 = Math.round((court?.areaMm2 ?? 0) / 1e6)
  return [
    [has('gallery'), 'Two wings and a glass walk between', 'a glass walk between wings'],
    [courtM2 > 0, `A ${courtM2} m² court to live around`, `a ${courtM2} m² court`],
    [
      courtM2 > 0 && opens.length > 0,
      'A court for mornings and an alfresco for evenings',
      'a court and an alfresco',
    ],
    [
      courtM2 > 0 && at.doorsOf('courtyard').includes('hall'),
      'The hall walks past a garden court',
      'a court beside the hall',
    ],
    [
      has('alfresco') && at.back('alfresco') > 0.6 && at.widthShare('alfresco') > 0.8,
      'An alfresco right across the back',
      'an alfresco across the back',
    ],
    [
      has('alfresco') && at.isBeside('alfresco', 'garage'),
      'An alfresco sheltered by the garage',
      'an alfresco beside the garage',
    ],
    [
      has('alfresco') && at.back('alfresco') < 0.3,
      'A terrace that greets the neighbours',
      'an alfresco at the street',
    ],
    [
      has('alfresco') && at.back('alfresco') >= 0.3 && at.back('alfresco') < 0.72,
      'Lunch at the side of the house',
      'an alfresco at the side',
    ],
    [opens.includes('kitchen'), 'Plates go straight from kitchen to alfresco', 'an alfresco off the kitchen'],
    [opens.includes('master'), 'The main suite steps out to the alfresco', 'a suite that steps outside'],
    [
      opens.includes('living') && opens.includes('dining'),
      'Table and sofa both open to the alfresco',
      'two doors to the alfresco',
    ],
    [
      opens.includes('media') || opens.includes('activity'),
      'A second living room with its own way outside',
      'a playroom that opens outside',
    ],
    [alfrescoM2 >= 24, `${alfrescoM2} m² of alfresco`, `${alfrescoM2} m² of alfresco`],
    [balconyM2 >= 12, `A ${balconyM2} m² balcony`, `a ${balconyM2} m² balcony`],
    [balconyM2 > 0 && balconyM2 < 12, 'A balcony for the first coffee', 'a balcony for coffee'],
  ]
}

/** All clauses that are true of a plan, without those true of every plan. */
export function clausesOf(plan: Plan, traits: Traits): Clause[] {
  const ground = placesIn(plan)
  const lived = traits.livesUpstairs ? placesIn(plan, 1) : ground
  const rules = [
    ...siteRules(traits),
    ...livingRules(traits, lived),
    ...outdoorRules(traits, ground),
    ...bedroomRules(traits, ground),
    ...extraRules(plan, traits, ground),
  ]
  return rules.flatMap(([isTrue, head, tail]) =>
    isTrue ? [{ key: tail.replace(/[\d.]+( × [\d.]+)?/g, '#'), head, tail }] : [],
  )
}
