import type { DoorSpec, LevelDraft, Template } from '../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { lobbyPair, openTo, passSuite } from '../courts/bar-rooms.ts'
import { GARAGE_MM, robed, suiteDoors } from '../family/rooms.ts'

interface Choices {
  /** Rooms at the street on the living side: the sofa, the kitchen, the sofa with a court behind it, or a terrace. */
  street: 'living' | 'kitchen' | 'court' | 'terrace'
  suite: 'first' | 'last'
  fourth: 'bed4' | 'media'
}

const choose = (random: Random): Choices => ({
  street: random.pick(['living', 'kitchen', 'court', 'terrace']),
  suite: random.pick(['first', 'last']),
  fourth: random.pick(['bed4', 'bed4', 'media']),
})

const front = (random: Random) => out('free', [250, random.between(300, 800, 100), 1900])

/** All bedrooms along one side, from the street to the lane. */
function sleepingRow(random: Random, { suite, fourth }: Choices): Split {
  const room =
    fourth === 'bed4'
      ? robed('bed4', suite === 'first' ? 'first' : 'last')
      : cell('media', 'free', [3300, 3600, 4000])
  return along(
    front(random),
    ...(suite === 'first'
      ? [passSuite(random, { at: 'last' }), room, lobbyPair('bed2', 'bed3', 'first')]
      : [room, lobbyPair('bed3', 'bed2', 'last'), passSuite(random, { at: 'first' })]),
    out(),
  )
}

/** First room on the living side, with the front door between it and the bedrooms. */
function doorway(random: Random, room: Tree): Split {
  const porch = cell('porch', 'free', [1600, random.between(1800, 2300, 100), 2500])
  return across(along(front(random), room), sized(along(porch, cell('entry')), 1600))
}

function livelyRow(random: Random, { street }: Choices): Tree[] {
  const larder = cell('pantry', [1450, 1500, 1650])
  const work = across(
    cell('alfresco', [3300, 3550, 3650], [3300, random.between(3400, 4200, 100), 4500]),
    cell('laundry', 'free'),
  )
  if (street === 'living')
    return [
      doorway(random, cell('living', 'free', [4800, 5100, 5600])),
      across(larder, cell('kitchen', 'free', [3900, 4200, 4500])),
      cell('dining', 'free', [3000, 3300, 3600]),
      work,
    ]
  if (street === 'kitchen')
    return [
      doorway(random, cell('kitchen', 'free', [4600, 4900, 5300])),
      cell('dining', 'free', [2900, 3200, 3500]),
      cell('living', 'free', [4500, 4800, 5200]),
      work,
    ]
  const service = across(cell('laundry', [2600, 3000, 3300], [1950, 2100, 2300]), cell('pantry'))
  if (street === 'terrace')
    return [
      doorway(random, cell('alfresco', 'free', [3400, random.between(3600, 4200, 100), 4600])),
      cell('living', 'free', [4500, 4800, 5200]),
      cell('dining', 'free', [2800, 3000, 3300]),
      cell('kitchen', 'free', [3900, 4100, 4400]),
      service,
    ]
  return [
    doorway(random, cell('living', 'free', [4800, 5100, 5600])),
    across(
      cell('alfresco', [2800, 2860, 2950], [3700, random.between(3900, 4600, 100), 4800]),
      cell('dining'),
    ),
    across(cell('kitchen', 'free', [4000, 4200, 4600])),
    service,
  ]
}

const doorsFor = ({ street, fourth }: Choices): DoorSpec[] => [
  roller('rear'),
  frontDoor('porch', 'entry'),
  swing('garage', 'laundry'),
  fromOneOf(['lobby', 'dining', 'living', 'pantry'], cavity('kitchen', 'laundry')),
  street === 'court' || street === 'terrace'
    ? backDoor('laundry', 'left')
    : { ...backDoor('laundry'), b: 'alfresco' },
  ...(street === 'kitchen' ? [] : [cavity('kitchen', 'pantry')]),
  fourth === 'bed4'
    ? fromOneOf(['dining', 'living', 'lobby'], swing('entry', 'bed4'))
    : fromOneOf(['dining', 'living', 'lobby'], cavity('entry', 'media')),
  fromOneOf(['dining', 'living', 'lobby'], swing('entry', 'master')),
  ...suiteDoors,
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  swing('lobby', 'bath'),
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2410)),
  maybe(slider('kitchen', 'alfresco', 2110)),
  ...(street === 'kitchen' || street === 'terrace'
    ? []
    : [{ ...maybe(slider('living', 'garden', 2410)), b: null, side: 'left' as const }]),
]

/** Bedrooms on one side, living rooms on the other, both from the street to the lane. */
function twoRows(random: Random): LevelDraft {
  const choices = choose(random)
  const quiet = random.between(4850, 5000, 50)
  return {
    widthMm: GARAGE_MM + quiet,
    tree: across(
      sized(
        along(...livelyRow(random, choices), cell('garage', 'free', [6100, 6250, 6500]), out()),
        GARAGE_MM,
      ),
      sized(sleepingRow(random, choices), quiet),
    ),
    open: openTo('entry', 'lobby'),
    doors: doorsFor(choices),
    windows: {
      master: choices.suite === 'first' ? ['front', 'right'] : ['right', 'rear'],
      bed4: ['front', 'right'],
      media: ['front', 'right'],
      living: ['front', 'left'],
      dining: ['left'],
      kitchen: ['front', 'left'],
    },
  }
}

/** For a block of twelve and a half to thirteen metres with a lane: the living rooms at the street, the garage behind. */
export const rowFour: Template = {
  id: 'row-four',
  share: 2,
  draft: (random) => ({ mirrored: random.chance(0.5), ground: twoRows(random) }),
}
