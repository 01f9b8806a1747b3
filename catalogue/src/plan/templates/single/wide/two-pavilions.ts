import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Random } from '../../../random.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  left: number
  hall: number
  right: number
  suite: number
  /** Distance between the two parts of the house. */
  apart: number
  /** Room between both parts, across the passage from the court. */
  between: 'bed4' | 'study' | 'activity' | 'garden'
  third: 'bed3' | 'media'
  /** Whether there is a bedroom behind the garage, where no terrace lengthens the house. */
  isLong: boolean
  /** Position of the main suite: behind the garage, or behind the children's rooms. */
  suiteAt: 'left' | 'right'
  /** Position of the living room: at the far end, or beside the main suite. */
  livingAt: 'end' | 'suite'
  /** Position of the covered terrace: behind the house, or in place of the court. */
  roof: 'side' | 'full' | 'court'
}

function choose(random: Random): Choices {
  const between = random.pick<Choices['between']>(['bed4', 'bed4', 'study', 'activity', 'garden'])
  const roof = random.pick<Choices['roof']>(['side', 'full', 'court'])
  const isLong = roof === 'court' && between !== 'bed4' && random.chance(0.6)
  return {
    left: random.between(6150, 6600, 50),
    hall: random.between(1450, 1700, 50),
    right: random.between(5300, 5700, 50),
    suite: random.between(4600, 4850, 50),
    apart: random.between(3300, 4000, 100),
    between,
    third: between === 'bed4' || isLong ? random.pick(['bed3', 'media']) : 'bed3',
    suiteAt: random.pick(['left', 'right']),
    livingAt: random.pick(['end', 'end', 'suite']),
    isLong,
    roof,
  }
}

function arrivalSide({ left, isLong }: Choices): Split {
  const fourth = across(
    cell('bed4', 'free', [3000, 3100, 3300]),
    along(cell('bed4', 690, 1200), cell('robe4', 690, 'free')),
  )
  const services = across(cell('laundry', [2500, 2900, 3600]), cell('mudroom', 'free'))
  return sized(
    along(
      out('free', [400, 700, 1500]),
      cell('garage', 'free', [5950, 6100, 6400]),
      sized(services, 'free', [1950, 2100, 2500]),
      isLong && fourth,
    ),
    left,
  )
}

/** A bedroom whose robe and door lie towards the hall; `side` is their width. */
const robed = (bed: string, side: number): Split =>
  across(
    along(cell(`robe${bed.slice(3)}`, side, 'free'), cell(bed, side, 1200)),
    cell(bed, 'free', [3100, 3250, 3500]),
  )

function childrenSide({ right, third }: Choices): Split {
  const bath = across(
    along(cell('bath', 700, 'free'), cell('linen', 700, [900, 1000])),
    cell('bath', 'free', [2350, 2500, 2800]),
  )
  const media = cell('media', 'free', [3300, 3600, 4300])
  return sized(along(robed('bed2', 860), bath, third === 'bed3' ? robed('bed3', 690) : media, out()), right)
}

/** The part at the garden: one room with windows on both sides, and the main suite beside it. */
function gardenPart(random: Random, { left, hall, right, suite, suiteAt, livingAt }: Choices): Split {
  const towardsSuite = (...parts: Tree[]) => across(...(suiteAt === 'right' ? parts : parts.toReversed()))
  const deep = random.between(6600, 7200, 100)
  const kitchen = cell('kitchen', 'free', [3700, 3900, 4300])
  const dining = cell('dining', 'free', [2700, 2950, 3300])
  const living = cell('living', [4100, 4500, 5000])
  const daily = sized(along(dining, kitchen), [3900, 4200, 4700])
  const rooms = livingAt === 'end' ? towardsSuite(living, daily) : towardsSuite(daily, living)
  const dressing = towardsSuite(
    cell('lobby', 1250),
    cell('wir', [1500, 1600, 1800]),
    cell('ens', [1800, 2000, 2400]),
  )
  const quiet = along(sized(dressing, 'free', [2350, 2550, 2900]), cell('master', 'free', [3900, 4200, 4600]))
  return sized(towardsSuite(sized(rooms, left + hall + right - suite), sized(quiet, suite)), 'free', deep)
}

/** The covered terrace behind the living room. */
function terrace(random: Random, { left, hall, roof, suiteAt, livingAt }: Choices): Split | null {
  if (roof === 'court') return null
  const deep = [2900, random.between(3000, 3600, 100), 4200] as const
  const cover = cell('alfresco', roof === 'full' ? left + hall : [4300, 5000, 5600], deep)
  const isRight = suiteAt === 'right'
  if (roof === 'full' || livingAt === 'end') return isRight ? across(cover, out()) : across(out(), cover)
  return across(out(isRight ? [2600, 3200, 3600] : [4000, 4500, 4800]), cover, out())
}

function acrossTheWay({ between }: Choices): Split {
  if (between === 'garden') return across(out())
  const robe = along(cell('bed4', 690, 1150), cell('robe4', 690, 'free'))
  const room = {
    bed4: across(robe, cell('bed4', [3000, 3200, 3500])),
    study: cell('study', [2900, 3100, 3500]),
    activity: cell('activity', [3900, 4300, 4700]),
  }[between]
  return across(room, out())
}

const OPEN: OpenPairs = [
  ['entry', 'gallery'],
  ['gallery', 'living'],
  ['gallery', 'dining'],
  ['gallery', 'kitchen'],
  ['lobby', 'dining'],
  ['lobby', 'living'],
]

const WINDOWS: Sides = {
  master: ['rear', 'right', 'left'],
  living: ['rear', 'front', 'left', 'right'],
  dining: ['rear', 'front'],
  gallery: ['left', 'right'],
  bed2: ['front'],
  bed3: ['right', 'rear'],
  bed4: ['right', 'rear', 'left'],
  media: ['right'],
  activity: ['right'],
  study: ['right'],
}

function doorsFor({ between, third, roof, isLong }: Choices): DoorSpec[] {
  const court = roof === 'court' ? 'alfresco' : 'courtyard'
  const betweenDoor = {
    bed4: [swing('gallery', 'bed4')],
    study: [cavity('gallery', 'study')],
    activity: [double('gallery', 'activity', 'mid')],
    garden: [],
  }[between]
  return [
    roller(),
    frontDoor('porch', 'entry'),
    swing('garage', 'mudroom'),
    arch('entry', 'mudroom', 1000),
    cavity('mudroom', 'laundry'),
    backDoor('laundry', 'left'),
    swing('entry', 'bed2'),
    swing('entry', 'bath'),
    third === 'bed3' ? swing('entry', 'bed3') : double('entry', 'media', 'mid'),
    ...betweenDoor,
    ...(isLong ? [swing('entry', 'bed4')] : []),
    slider('gallery', court, 2410),
    maybe(slider('living', court, 2410)),
    maybe(slider('dining', court, 1810)),
    swing('lobby', 'master'),
    cavity('master', 'wir'),
    cavity('wir', 'ens'),
    roof === 'court'
      ? { ...slider('living', 'alfresco', 2410), b: null, side: 'rear' }
      : slider('living', 'alfresco', 2700),
  ]
}

/**
 * Two low houses joined by a glazed passage: children's rooms and garage at the street, living rooms and main suite at the garden.
 */
export const twoPavilions: Template = {
  id: 'two-pavilions',
  draft(random) {
    const choices = choose(random)
    const { left, hall, right, apart, roof } = choices
    const way = sized(along(cell('porch', 'free', [1500, 1650, 1800]), cell('entry')), hall)
    const link = across(
      cell(roof === 'court' ? 'alfresco' : 'courtyard', left),
      cell('gallery', hall, apart),
      sized(acrossTheWay(choices), right),
    )
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: left + hall + right,
        tree: along(
          across(arrivalSide(choices), way, childrenSide(choices)),
          link,
          gardenPart(random, choices),
          terrace(random, choices),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
