import type { DoorSpec } from '../../../draft.ts'
import { backDoor, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { dressing, master, robed, suiteDoors } from '../family/rooms.ts'

/** Width of the drive beside the house, and of the garage at its end. */
export const DRIVE_MM = 3500

/** Rooms beside the drive. */
export const beside = (...parts: Split['parts']): Split => across(...parts, out(DRIVE_MM))

export const terrace = (random: Random): Split =>
  along(cell('alfresco', 'free', [3300, random.between(3500, 4600, 100), 5000]), out())

/** A verandah over the front door and the room beside it. */
export const verandah = (random: Random, behind: Tree): Split =>
  along(cell('porch', 'free', [1600, random.between(1700, 2200, 100), 2400]), behind)

export const front = (random: Random) => out('free', [250, random.between(300, 700, 100), 1900])

/** Three bedrooms and their bath at the street, on both sides of the entry. */
export const childrenAtStreet = (random: Random): Split =>
  across(
    sized(along(front(random), robed('bed2'), robed('bed3', 'first')), [4100, 4250, 4500]),
    verandah(
      random,
      across(cell('entry', 1600), along(robed('bed4'), cell('bath', 'free', [2300, 2500, 2900]))),
    ),
  )

/** The main suite at the street, and beside the entry one more room. */
export const parentsAtStreet = (random: Random, fourth: 'bed4' | 'media'): Split =>
  across(
    sized(along(front(random), master, dressing(random)), [4300, 4500, 4800]),
    verandah(
      random,
      across(
        cell('entry', 1650),
        fourth === 'bed4'
          ? along(cell('bed4', 'free', [2950, 3300, 3700]), cell('robe4', 'free', 880))
          : cell('media'),
      ),
    ),
  )

export const streetDoors: readonly DoorSpec[] = [
  swing('entry', 'bed2'),
  swing('entry', 'bed3'),
  swing('entry', 'bed4'),
  swing('entry', 'bath'),
]

export const lobbyDoors: readonly DoorSpec[] = [
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  swing('lobby', 'bath'),
]

export const commonDoors: readonly DoorSpec[] = [
  roller('front', 2710),
  frontDoor('porch', 'entry'),
  swing('garage', 'laundry'),
  ...suiteDoors,
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('kitchen', 'alfresco', 2110)),
  backDoor('laundry', 'rear'),
]
