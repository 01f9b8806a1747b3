import type { DoorSpec, LevelDraft, Template } from '../../../draft.ts'
import {
  backDoor,
  cavity,
  double,
  fromOneOf,
  frontDoor,
  maybe,
  portal,
  roller,
  slider,
  swing,
} from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { lobbyPair, openTo, passSuite } from '../courts/bar-rooms.ts'
import { childrenAtStreet, lobbyDoors, parentsAtStreet, streetDoors } from '../drive/drive-rooms.ts'
import { GARAGE_MM, robed, suiteDoors, turned } from '../family/rooms.ts'

/** Width that the court between street and lane leaves for the rooms beside it. */
const COURT_MM = 4500
const WAY_MM = 1450

/** A court open to the boundary, roofed at one end. */
function court(random: Random, isRoofFirst = random.chance(0.5)): Split {
  const parts = [cell('alfresco', 'free', [3400, random.between(3500, 4800, 100), 5200]), out()]
  return sized(along(...(isRoofFirst ? parts : parts.toReversed())), COURT_MM)
}

/** The garage at the lane, the laundry before it at the court, and rooms beside both. */
function laneBar(before: Split['parts'], beside: Tree): Split {
  return across(
    sized(
      along(
        sized(across(...before), 'free', [1950, 2100, 2300]),
        cell('garage', 'free', [6100, 6250, 6500]),
        out(),
      ),
      GARAGE_MM,
    ),
    along(beside, out()),
  )
}

const commonDoors: readonly DoorSpec[] = [
  roller('rear'),
  frontDoor('porch', 'entry'),
  ...suiteDoors,
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('kitchen', 'alfresco', 2110)),
]

/** Bedrooms at the street and at the lane, with the living rooms and a court between them. */
function livingAtCourt(random: Random): LevelDraft {
  const isParentsFirst = random.chance(0.5)
  const fourth = random.pick<'bed4' | 'media'>(['bed4', 'bed4', 'media'])
  const rooms: Tree[] = [
    cell('living', 'free', [4500, 4800, 5200]),
    across(cell('dining', [2700, 2900, 3300]), cell('kitchen', [3300, 3500, 3900], [3900, 4100, 4400])),
  ]
  // With the sofa first, the way from the laundry leads through the children's lobby.
  const isKitchenFirst = isParentsFirst && random.chance(0.5)
  return {
    widthMm: GARAGE_MM + random.between(4950, 5050, 50),
    tree: along(
      turned(isParentsFirst ? parentsAtStreet(random, fourth) : childrenAtStreet(random)),
      across(court(random), along(...(isKitchenFirst ? rooms.toReversed() : rooms))),
      laneBar(
        [cell('store', [1500, 2200, 2800]), cell('laundry', [2900, 3300, 3900])],
        isParentsFirst ? lobbyPair('bed2', 'bed3', 'first') : passSuite(random, { at: 'first' }),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      ...commonDoors,
      swing('garage', 'laundry'),
      isKitchenFirst ? cavity('lobby', 'laundry') : cavity('dining', 'laundry'),
      ...(isParentsFirst
        ? [
            swing('entry', 'master', 'front'),
            fourth === 'bed4' ? swing('entry', 'bed4') : double('entry', 'media', 'mid'),
            ...lobbyDoors,
          ]
        : [...streetDoors, swing('dining', 'master')]),
    ],
    windows: {
      master: isParentsFirst ? ['front'] : ['right', 'rear'],
      bed2: isParentsFirst ? ['right'] : ['front'],
      bed4: ['front'],
      media: ['front'],
      living: ['left', 'right'],
      kitchen: ['right', 'left'],
    },
  }
}

/** Sofa or kitchen beside the front door, and the remaining living rooms behind it at the court. */
function dayAtStreet(random: Random, fourth: 'bed4' | 'media', isKitchenAtStreet: boolean): Split[] {
  const front = out('free', [250, random.between(300, 700, 100), 1500])
  const porch = cell('porch', 'free', [1700, random.between(1800, 2200, 100), 2400])
  const room = fourth === 'bed4' ? robed('bed4') : cell('media', 'free', [3300, 3600, 4300])
  const sit = cell('living', [4900, 5200, 5600], [4500, 4800, 5200])
  const cook = isKitchenAtStreet
    ? cell('kitchen', [4600, 4900, 5200], [4200, 4400, 4700])
    : cell('kitchen', [4300, 4600, 5000], [3700, 3850, 4200])
  return [
    across(
      along(front, isKitchenAtStreet ? cook : sit),
      sized(along(porch, cell('entry')), 1600),
      along(out('free', [250, 900, 1900]), room),
    ),
    across(isKitchenAtStreet ? sit : cook, cell('dining'), cell('study', [2100, 2200, 2500])),
  ]
}

/** The living rooms at the street; a glazed passage along the court leads past bedrooms to the lane. */
function galleryAtCourt(random: Random): LevelDraft {
  const isParentsFirst = random.chance(0.5)
  const fourth = random.pick<'bed4' | 'media'>(['bed4', 'bed4', 'media'])
  // A kitchen at the street is far from the lane, unless only the main suite lies between.
  const isKitchenAtStreet = isParentsFirst && random.chance(0.5)
  const beds = along(robed('bed2'), cell('bath', 'free', [2250, 2350, 2600]), robed('bed3', 'first'))
  const way = isParentsFirst
    ? [cell('gallery')]
    : [cell('lobby', 'free', [3600, 4000, 4400]), cell('gallery')]
  return {
    widthMm: GARAGE_MM + random.between(4950, 5050, 50),
    tree: along(
      ...dayAtStreet(random, fourth, isKitchenAtStreet),
      across(
        court(random, isKitchenAtStreet || random.chance(0.5)),
        sized(along(...way), WAY_MM),
        isParentsFirst ? passSuite(random, { at: 'first' }) : beds,
      ),
      laneBar(
        [cell('laundry'), cell('hall', GARAGE_MM - COURT_MM)],
        isParentsFirst ? lobbyPair('bed2', 'bed3', 'first') : passSuite(random, { at: 'first' }),
      ),
    ),
    open: [
      ...openTo('entry', isParentsFirst ? 'gallery' : 'lobby'),
      ['gallery', 'hall'],
      ...(isParentsFirst ? [['hall', 'lobby'] as const] : []),
    ],
    doors: [
      ...commonDoors,
      swing('garage', 'hall'),
      cavity('hall', 'laundry'),
      backDoor('laundry', 'left'),
      cavity('dining', 'study'),
      fourth === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'media'),
      ...(isKitchenAtStreet
        ? []
        : [{ ...maybe(slider('living', 'garden', 2410)), b: null, side: 'left' as const }]),
      maybe(slider('gallery', 'alfresco', 2410)),
      ...(isParentsFirst
        ? [swing('gallery', 'master'), ...lobbyDoors]
        : [
            portal('lobby', 'gallery'),
            swing('lobby', 'bed2'),
            fromOneOf(['lobby'], swing('gallery', 'bath')),
            swing('gallery', 'bed3'),
            swing('hall', 'master'),
          ]),
    ],
    windows: {
      master: ['right', 'rear'],
      bed4: ['front'],
      media: ['front'],
      living: ['front', 'left'],
      dining: ['right'],
    },
  }
}

/** A street bar and a lane bar with a court between, for a block of thirteen metres. */
export const mewsFour: Template = {
  id: 'mews-four',
  share: 2,
  draft: (random) => ({
    mirrored: random.chance(0.5),
    ground: random.pick([livingAtCourt, galleryAtCourt])(random),
  }),
}
