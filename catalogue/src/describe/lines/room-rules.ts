import { carryMOf } from '#plan/check/carry.ts'
import type { Plan } from '#plan/level.ts'

import type { Traits } from '../traits.ts'
import type { Places } from './places.ts'
import { isInARow, roundLobby } from './places.ts'
import type { Rule } from './rule.ts'

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six']
const counted = (count: number) => COUNTS[count] ?? String(count)
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Rules about the bedrooms. */
export function bedroomRules(traits: Traits, at: Places): Rule[] {
  const { has, facts, bedrooms, bedroomsAbove, hasPiece, isSplit, masterM2 } = traits
  const lobby = roundLobby(at)
  const isOne = facts.storeys === 1
  const streetBeds = at.level.rooms.filter(({ kind, id }) => kind === 'bedroom' && at.isAtStreet(id)).length
  return [
    [
      isSplit && traits.hasOwnHall,
      'Parents at the street and children at the garden',
      "a children's wing at the garden",
    ],
    [isOne && isInARow(at), 'Every bedroom down one side', 'all bedrooms on one side'],
    [
      lobby >= 2,
      `${capital(counted(lobby))} bedrooms around a lobby of their own`,
      `${counted(lobby)} bedrooms off their own lobby`,
    ],
    [
      isOne && facts.masterPosition === 'rear' && at.isAtRear('living'),
      'Suite and living side by side at the garden',
      'the suite at the garden',
    ],
    [
      isOne && facts.masterPosition === 'rear' && !at.isAtRear('living'),
      'The garden kept for the main suite',
      'the suite alone at the garden',
    ],
    [
      isOne && facts.masterPosition === 'middle',
      'A main suite in the quiet middle',
      'the suite in the middle',
    ],
    [isOne && at.isAtStreet('master'), 'The main suite at the street', 'the suite at the street'],
    [
      isOne && streetBeds === 1,
      'A bedroom by the front door for whoever comes home late',
      'one bedroom by the front door',
    ],
    [streetBeds >= 2, 'Children at the street and quiet behind', 'children at the street'],
    [has('guest') && !isOne, 'Guests downstairs and family above', 'a guest suite downstairs'],
    [
      bedroomsAbove >= 5,
      `${capital(counted(bedroomsAbove))} bedrooms upstairs`,
      `${counted(bedroomsAbove)} bedrooms above`,
    ],
    [
      !isOne && bedroomsAbove > 0 && bedroomsAbove < bedrooms,
      'Bedrooms on both floors',
      'bedrooms on both floors',
    ],
    [bedrooms === 5 && isOne, 'Five bedrooms without a stair', 'five bedrooms on one level'],
    [bedrooms >= 6 && isOne, 'Six bedrooms without a stair', 'six bedrooms on one level'],
    [bedrooms === 2, 'Two bedrooms that are easily kept', 'two bedrooms'],
    [bedrooms === 3, 'Three bedrooms and room around them', 'three bedrooms'],
    [masterM2 >= 19, `A ${masterM2} m² main bedroom`, `a ${masterM2} m² main bedroom`],
    [hasPiece('freestanding-bath'), 'A bath that stands free in the ensuite', 'a freestanding bath'],
    [has('ens2') || has('ens3'), 'A second ensuite for somebody lucky', 'a second ensuite'],
    [has('wc'), 'A WC apart from the bathroom', 'a separate WC'],
  ]
}

/** Rules about rooms that not every house has. */
export function extraRules(plan: Plan, { has, voidOver }: Traits, at: Places): Rule[] {
  const carry = carryMOf(plan)
  const way = carry === null ? '' : Math.max(1, Math.round(carry)).toFixed(0)
  return [
    [
      has('study') && at.isAtStreet('study'),
      'A study at the front for work that has visitors',
      'a study at the front',
    ],
    [has('study') && !at.isAtStreet('study'), 'A study deep in the house', 'a study inside'],
    [has('nook'), 'A desk in a nook near the kitchen', 'a desk in a nook'],
    [
      has('media') && at.isAtStreet('media'),
      'Movies at the front and meals at the back',
      'a media room at the street',
    ],
    [has('media') && !at.isAtStreet('media'), 'A media room in the heart of it', 'a media room inside'],
    [has('lounge'), 'A formal lounge to close the door on', 'a formal lounge'],
    [has('retreat'), 'A sitting room upstairs', 'a sitting room upstairs'],
    [has('activity'), 'A room for toys that is not the living room', 'a playroom'],
    [
      has('mudroom') && at.isJoined('mudroom', 'garage'),
      'In from the car through the mudroom',
      'a mudroom by the garage',
    ],
    [voidOver === 'entry', 'A front door under two storeys of air', 'a tall entry'],
    [voidOver === 'living', 'Two storeys of light over the living rooms', 'a void over the living rooms'],
    [has('store'), 'A store for bikes and boxes', 'a storage room'],
    [carry !== null && carry < 5.5, `${way} m from the car to the pantry`, `${way} m from car to pantry`],
    [
      has('laundry') && at.isJoined('laundry', 'garage'),
      'The laundry right behind the garage',
      'a laundry off the garage',
    ],
  ]
}
