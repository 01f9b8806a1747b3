import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
import {
  arch,
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
import type { Random } from '../../../random.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  left: number
  hall: number
  right: number
  /** Room between the main suite and the children's rooms. */
  extra: 'bed4' | 'media' | 'study' | 'none'
  scullery: boolean
  alfresco: boolean
  wholeSide: boolean
}

function choose(random: Random): Choices {
  return {
    left: random.between(6000, 6600, 50),
    hall: random.between(1600, 2000, 50),
    right: random.between(6150, 6900, 50),
    extra: random.pick(['bed4', 'study', 'none', 'none']),
    scullery: random.chance(0.5),
    alfresco: random.chance(0.5),
    wholeSide: random.chance(0.5),
  }
}

function garageAndCourt({ left, wholeSide }: Choices): Tree {
  const court = cell('courtyard', [4200, 4800, 6600], [4500, 6000, 11000])
  const services = across(cell('laundry', [2600, 2900, 3400], [2000, 2150, 2500]), cell('mudroom', 'free'))
  return sized(
    along(
      out('free', [500, 900, 1800]),
      cell('garage', 'free', [6100, 6300, 6600]),
      services,
      wholeSide ? court : across(out(), court),
    ),
    left,
  )
}

function sleepingSide({ right, extra }: Choices): Tree {
  const dressing = along(cell('wir', 'free', [1550, 1750, 1900]), cell('ens', 'free', [2400, 2550, 2800]))
  const suite = across(
    cell('master', [3600, 4000, 4600], [4100, 4300, 4600]),
    sized(dressing, [2300, 2450, 2700]),
  )
  const spare = {
    bed4: across(
      along(cell('bed4', 690, 1100), cell('robe4', 690, 'free')),
      cell('bed4', 'free', [3100, 3200, 3500]),
    ),
    media: cell('media', 'free', [3400, 3700, 4200]),
    study: cell('study', 'free', [2600, 2800, 3200]),
    none: null,
  }[extra]
  const children = [
    along(cell('bed2', 'free', [2950, 3050, 3300]), across(cell('bed2', 1200), cell('robe2', 'free', 690))),
    across(
      along(cell('bath', 700, 'free'), cell('linen', 700, 1000)),
      cell('bath', 'free', [2400, 2550, 2800]),
    ),
    along(across(cell('bed3', 1200), cell('robe3', 'free', 690)), cell('bed3', 'free', [2950, 3050, 3300])),
  ]
  return sized(along(suite, across(sized(along(spare, ...children), [4500, 4700, 5100]), out())), right)
}

const OPEN: OpenPairs = [
  ['hall', 'kitchen'],
  ['hall', 'dining'],
  ['hall', 'living'],
]

const WINDOWS: Sides = {
  master: ['front'],
  living: ['rear', 'right'],
  dining: ['rear'],
  kitchen: ['left', 'rear'],
  bed2: ['right'],
  bed3: ['right'],
  bed4: ['right'],
  media: ['right'],
  study: ['right'],
}

const doorsInto = (extra: Choices['extra']): DoorSpec[] =>
  ({
    bed4: [fromOneOf(['hall'], swing('entry', 'bed4'))],
    media: [fromOneOf(['hall'], double('entry', 'media', 'mid'))],
    study: [fromOneOf(['hall'], cavity('entry', 'study'))],
    none: [],
  })[extra]

const doorsFor = ({ extra, scullery }: Choices): DoorSpec[] => [
  roller(),
  frontDoor('porch', 'entry'),
  portal('entry', 'hall'),
  swing('entry', 'master', 'front'),
  cavity('master', 'wir'),
  cavity('wir', 'ens'),
  ...doorsInto(extra),
  swing('garage', 'mudroom'),
  fromOneOf(['hall'], arch('entry', 'mudroom', 1000)),
  cavity('mudroom', 'laundry'),
  ...(scullery ? [cavity('kitchen', 'scullery')] : []),
  backDoor('laundry', 'left'),
  fromOneOf(['entry'], swing('hall', 'bed2')),
  swing('hall', 'bath'),
  swing('hall', 'bed3'),
  slider('hall', 'courtyard', 3010),
  maybe(slider('kitchen', 'courtyard', 2110)),
  maybe(slider('dining', 'courtyard', 2110)),
  maybe(slider('living', 'courtyard', 2700)),
  maybe(slider('living', 'alfresco', 2700)),
  maybe(slider('dining', 'alfresco', 2110)),
]

/** Rooms on three sides of a garden court at the centre of daily life. */
export const courtyard: Template = {
  id: 'courtyard',
  draft(random) {
    const choices = choose(random)
    const { left, hall, right, scullery } = choices
    const depth = random.between(5000, 5600, 100) + (scullery ? 600 : 0)
    const kitchen = scullery
      ? sized(
          along(cell('kitchen', 'free', 'free'), cell('scullery', 'free', [1700, 1900, 2200])),
          [4300, 5000, 6200],
        )
      : cell('kitchen', [3900, 4400, 5400])
    const sitting = [cell('dining', [2800, 3400, 4300], depth), cell('living', [4400, 5000, 6200])]
    const living = random.chance(0.5)
      ? across(kitchen, ...sitting)
      : across(...[kitchen, ...sitting].toReversed())
    const roof =
      choices.alfresco &&
      across(out([4200, 5200, 9000]), cell('alfresco', [4400, 5200, 7200], [3000, 3400, 3900]), out())
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: left + hall + right,
        tree: along(
          across(
            garageAndCourt(choices),
            sized(
              along(
                cell('porch', 'free', [1700, 2000, 2600]),
                cell('entry', 'free', [4800, 5200, 5800]),
                cell('hall'),
              ),
              hall,
            ),
            sleepingSide(choices),
          ),
          living,
          roof,
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
