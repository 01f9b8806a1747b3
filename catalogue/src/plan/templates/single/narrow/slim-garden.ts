import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, Sides, Template } from '../../../draft.ts'
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
import type { Random } from '../../../random.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'

interface Choices {
  /** Room beside the hall before the living end. */
  side: 'bed4' | 'media' | 'study' | 'courtyard'
  kitchenFirst: boolean
  pantry: boolean
  alfrescoFull: boolean
  /** Whether the ensuite is reached through the robe. */
  dressing: boolean
}

function living(random: Random, { kitchenFirst, pantry, alfrescoFull }: Choices): Tree {
  const depth = random.between(4100, 4800, 100)
  const kitchen = cell('kitchen', 'free', [3600, 3700, 3900])
  const cook = pantry ? across(cell('pantry', [1400, 1600]), kitchen) : kitchen
  const livingLeft = random.chance(0.5)
  const sit = livingLeft
    ? across(cell('living', [4000, 4500, 5600], depth), cell('dining', [2700, 2900, 3900]))
    : across(cell('dining', [2700, 2900, 3900], depth), cell('living', [4000, 4500, 5600]))
  const roof = cell('alfresco', alfrescoFull ? [6800, 8000, 9600] : [3400, 4200, 5000], [2800, 3000, 3600])
  const outside = livingLeft ? across(roof, out()) : across(out(), roof)
  return kitchenFirst ? along(cook, sit, outside) : along(sit, cook, outside)
}

const robed = (bed: string, robe: string): Tree =>
  along(cell(bed, 'free', [2900, 3000, 3300]), cell(robe, 'free', [670, 690]))

const OPEN: OpenPairs = [
  ['hall', 'kitchen'],
  ['hall', 'living'],
  ['hall', 'dining'],
]

const WINDOWS: Sides = {
  master: ['front'],
  living: ['left', 'right', 'rear'],
  dining: ['right', 'left', 'rear'],
}

function suite({ dressing }: Choices): Tree {
  return dressing
    ? along(
        cell('master', 'free', [3800, 4100, 4400]),
        cell('wir', 'free', [1500, 1600, 1800]),
        cell('ens', 'free', [1850, 1950, 2200]),
      )
    : along(
        cell('master', 'free', [3800, 4100, 4400]),
        across(cell('wir', [1300, 1400]), cell('ens', 'free', [2650, 2800, 3000])),
      )
}

const SIDE_DOORS: Record<Choices['side'], readonly DoorSpec[]> = {
  bed4: [swing('hall', 'bed4')],
  media: [double('hall', 'media', 'mid')],
  study: [cavity('hall', 'study')],
  courtyard: [],
}

const doorsFor = ({ side, dressing, pantry, kitchenFirst }: Choices): DoorSpec[] => [
  roller('front', 2710),
  frontDoor('porch', 'entry'),
  portal('entry', 'hall'),
  swing('entry', 'master'),
  ...(dressing
    ? [cavity('master', 'wir'), cavity('wir', 'ens')]
    : [cavity('master', 'wir'), cavity('master', 'ens')]),
  swing('garage', 'entry', 'rear'),
  fromOneOf(['hall'], cavity('entry', 'laundry')),
  backDoor('laundry', 'left'),
  swing('hall', 'bath'),
  fromOneOf(['entry'], swing('hall', 'bed2')),
  swing('hall', 'bed3'),
  ...SIDE_DOORS[side],
  ...(pantry ? [cavity('kitchen', 'pantry')] : []),
  slider(kitchenFirst ? 'living' : 'kitchen', 'alfresco', 2700),
  maybe(slider('hall', 'courtyard', 2110)),
  maybe(slider('dining', 'courtyard', 1810)),
]

/** A long house for a slim block: one car and the main suite in front, bedrooms along the hall, all living at the garden. */
export const slimGarden: Template = {
  id: 'slim-garden',
  draft(random) {
    const choices: Choices = {
      side: random.pick(['bed4', 'media', 'study', 'courtyard']),
      kitchenFirst: random.chance(0.7),
      pantry: random.chance(0.5),
      alfrescoFull: random.chance(0.35),
      dressing: random.chance(0.5),
    }
    const { side } = choices
    const hall = random.between(1250, 1350, 50) + (side === 'courtyard' ? 180 : 0)
    const left = random.between(3480, 3700, 20)
    const right = random.between(3420, 3750, 30)
    const third = random.chance(0.75)
    const sideRoom: Tree =
      side === 'bed4'
        ? robed('bed4', 'robe4')
        : cell(side, 'free', side === 'study' ? [2400, 2700, 3300] : [3000, 3400, 4800])
    return {
      mirrored: random.chance(0.5),
      ground: {
        widthMm: left + hall + right,
        tree: along(
          across(
            sized(
              along(
                out('free', [300, 700, 1500]),
                cell('garage', 'free', [5900, 6100, 6400]),
                cell('laundry', 'free', [1850, 1950, 2300]),
                cell('bath', 'free', [2500, 2700, 3000]),
                sideRoom,
              ),
              left,
            ),
            sized(
              along(
                cell('porch', 'free', [1500, 1700, 2000]),
                cell('entry', 'free', [5000, 5200, 5600]),
                cell('hall'),
              ),
              hall,
            ),
            sized(
              along(
                suite(choices),
                robed('bed2', 'robe2'),
                third ? robed('bed3', 'robe3') : cell('bed3', 'free', [2950, 3100, 3300]),
              ),
              right,
            ),
          ),
          living(random, choices),
        ),
        open: OPEN,
        doors: doorsFor(choices),
        windows: WINDOWS,
      },
    }
  },
}
