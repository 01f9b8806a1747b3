import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

type Room = 'bed3' | 'bed4' | 'media' | 'study'

/** Rooms beside and behind the main suite, and those along the other side of the hall. */
interface Programme {
  /** Side of the hall with the main suite. */
  suite: 'garden' | 'street'
  withSuite: readonly Room[]
  opposite: readonly Room[]
}

const PROGRAMMES: readonly [Programme, ...Programme[]] = [
  { suite: 'garden', withSuite: ['bed4'], opposite: ['bed3'] },
  { suite: 'garden', withSuite: ['media'], opposite: ['bed3'] },
  { suite: 'garden', withSuite: ['bed3'], opposite: ['study'] },
  { suite: 'garden', withSuite: ['study'], opposite: ['bed3'] },
  { suite: 'street', withSuite: [], opposite: ['bed3'] },
  { suite: 'street', withSuite: ['media'], opposite: ['bed3', 'bed4'] },
  { suite: 'street', withSuite: ['study'], opposite: ['bed3', 'bed4'] },
  { suite: 'street', withSuite: ['study'], opposite: ['bed3', 'media'] },
]

interface Choices extends Programme {
  left: number
  hall: number
  right: number
  /** Setback of the garage from the side street. */
  recess: number
  larder: number
  cars: 1 | 2
  /** Whether the entrance is before the last room of the street side, not behind it. */
  entryFirst: boolean
  dressing: boolean
}

function choose(random: Random): Choices {
  const programme = random.pick(PROGRAMMES)
  const isGarden = programme.suite === 'garden'
  return {
    ...programme,
    left: isGarden ? random.between(4300, 4800, 50) : random.between(4500, 5000, 50),
    hall: random.between(1230, 1350, 40),
    right: isGarden ? random.between(4700, 5300, 50) : random.between(4500, 5000, 50),
    recess: random.between(700, 1400, 100),
    larder: random.between(2000, 2400, 50),
    cars: random.pick([1, 2, 2]),
    entryFirst: random.chance(0.4),
    dressing: random.chance(0.5),
  }
}

/** Side of a room with the hall. */
type Hall = 'left' | 'right'

const beside = (hall: Hall, near: Tree, far: Tree) =>
  hall === 'left' ? across(near, far) : across(far, near)

function roomAt(hall: Hall, room: Room): Tree {
  if (room === 'media') return cell('media', 'free', [3300, 3600, 4200])
  if (room === 'study') return cell('study', 'free', [2300, 2600, 3200])
  const side = along(cell(room, 690, 1150), cell(`robe${room.slice(3)}`, 690, 'free'))
  return beside(hall, side, cell(room, 'free', [3000, 3150, 3400]))
}

/** Rooms behind the front part of the main bedroom along the hall. */
function suiteRows(hall: Hall, { dressing, withSuite }: Choices): Tree[] {
  const robe = cell('wir', dressing ? [1650, 1850, 2200] : [1500, 1750, 2200])
  const wet = beside(hall, robe, cell('ens', [2000, 2500, 3100]))
  return [
    cell('master', 'free', [1750, 1900, 2250]),
    sized(wet, 'free', [2350, 2450, 2750]),
    ...withSuite.map((room) => roomAt(hall, room)),
  ]
}

function childrenRows(hall: Hall, { opposite }: Choices): Tree[] {
  const robe = along(cell('robe2', 690, 'free'), cell('bed2', 690, 1150))
  const bath = beside(
    hall,
    along(cell('bath', 650, 'free'), cell('linen', 650, [950, 1050])),
    cell('bath', 'free', [2350, 2450, 2750]),
  )
  return [
    beside(hall, robe, cell('bed2', 'free', [3400, 3450, 3650])),
    bath,
    ...opposite.map((room) => roomAt(hall, room)),
  ]
}

/** Two rows of rooms along a short hall; the main bedroom spans its end at the street. */
function sleeping(choices: Choices): Split {
  const { left, hall, right, suite, entryFirst } = choices
  const head = (width: number) => cell('master', width, [1950, 2100, 2250])
  const way = cell('hall', hall)
  const arrival = sized(
    across(cell('entry', 'free'), cell('porch', [1500, 1700, 2100])),
    'free',
    [1720, 1850, 2100],
  )
  const street = suite === 'street' ? suiteRows('left', choices) : childrenRows('left', choices)
  const last = entryFirst && street.length > 2 ? street.length - 1 : street.length
  const rows = [...street.slice(0, last), arrival, ...street.slice(last)]
  if (suite === 'garden') {
    const garden = sized(along(...suiteRows('right', choices)), left)
    return across(
      sized(along(head(left + hall), across(garden, way)), left + hall),
      sized(along(...rows), right),
    )
  }
  return across(
    sized(along(...childrenRows('right', choices)), left),
    sized(along(head(hall + right), across(way, sized(along(...rows), right))), hall + right),
  )
}

const OPEN: OpenPairs = [
  ['entry', 'hall'],
  ['hall', 'living'],
  ['hall', 'dining'],
]

const WINDOWS: Sides = {
  master: ['front'],
  living: ['left', 'rear'],
  kitchen: ['right'],
  bed2: ['front'],
  bed3: ['right', 'left'],
  bed4: ['left'],
  media: ['left', 'right'],
  study: ['right', 'left'],
}

const doorInto = (room: Room): DoorSpec =>
  room === 'media'
    ? double('hall', 'media', 'mid')
    : room === 'study'
      ? cavity('hall', 'study')
      : swing('hall', room)

const doorsFor = ({ withSuite, opposite, dressing, cars }: Choices): DoorSpec[] => [
  roller('right', cars === 1 ? 2710 : 4810),
  frontDoor('porch', 'entry'),
  swing('hall', 'master', 'mid'),
  cavity('master', 'wir'),
  dressing ? cavity('wir', 'ens') : cavity('master', 'ens'),
  swing('hall', 'bed2'),
  swing('hall', 'bath'),
  ...[...withSuite, ...opposite].map(doorInto),
  swing('garage', 'mudroom'),
  arch('dining', 'mudroom', 1000),
  cavity('mudroom', 'laundry'),
  maybe(cavity('mudroom', 'scullery')),
  cavity('kitchen', 'scullery'),
  { ...backDoor('laundry'), b: 'alfresco' },
  slider('living', 'alfresco', 3010),
]

/** For a corner: cars and front door at the side street, the living end turned to the garden behind the house. */
export const cornerBlock: Template = {
  id: 'corner-block',
  draft(random) {
    const choices = choose(random)
    const { left, hall, right, recess, larder, cars } = choices
    const width = left + hall + right
    const garage = random.between(6150, 6400, 50)
    const deep = random.between(4800, 5700, 100)
    const services = across(
      cell('laundry', 'free'),
      cell('mudroom', [1550, 1700, 2000]),
      cell('scullery', larder),
    )
    const living = across(
      cell('living', [4100, 4500, 5000], deep),
      cell('dining', [2600, 3000, 3900]),
      cell('kitchen', larder + recess),
    )
    const outside = along(cell('alfresco', 'free', [3200, random.between(3300, 4800, 100), 6000]), out())
    const arriving = along(
      sized(services, 'free', [1950, 2150, 2500]),
      cell('garage', 'free', cars === 1 ? [3500, 3700, 4300] : [6000, 6150, 6450]),
    )
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: width,
        tree: along(
          sleeping(choices),
          living,
          across(sized(outside, width - garage - recess), sized(arriving, garage), out(recess)),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
