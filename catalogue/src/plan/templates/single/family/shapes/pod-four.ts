import type { DoorSpec, LevelDraft, Template } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, suiteDoors, wideDressing } from '../rooms.ts'
import type { Fourth, Lively } from './pod-rooms.ts'
import { livelyRows, pod, POD_MM, podDoors } from './pod-rooms.ts'

interface Choices extends Lively {
  fourth: Fourth
  bedFirst: boolean
  larder: 'pantry' | 'scullery'
}

const choose = (random: Random): Choices => ({
  fourth: random.pick(['bed4', 'bed4', 'bed4', 'media']),
  livingFirst: random.chance(0.5),
  kitchenLeft: random.chance(0.5),
  bedFirst: random.chance(0.6),
  larder: random.pick(['pantry', 'scullery']),
  roof: random.pick(['left', 'right', 'wide']),
})

const ENTRY = 1550
const way = sized(along(cell('porch', 'free', [1600, 1900, 2300]), cell('entry')), ENTRY)

const OPEN = (['living', 'dining', 'kitchen'] as const).map((room) => ['entry', room] as const)

const outDoors = ({ livingFirst }: Choices): DoorSpec[] =>
  livingFirst
    ? [
        maybe(slider('dining', 'alfresco', 2410)),
        maybe(slider('kitchen', 'alfresco', 2110)),
        { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'right' },
      ]
    : [maybe(slider('living', 'alfresco', 3010))]

const sunOf: LevelDraft['windows'] = {
  living: ['rear', 'right'],
  dining: ['rear', 'right'],
  kitchen: ['right'],
  activity: ['left'],
}

/** Kitchen, table and sofa one behind the other, where the house is too narrow for two side by side. */
function enfilade(random: Random, { livingFirst }: Choices): Split[] {
  const rooms = [
    cell('kitchen', 'free', [3300, 3500, 3800]),
    cell('dining', 'free', [2700, random.between(2800, 3100, 50), 3200]),
    cell('living', 'free', [4300, 4600, 5000]),
  ]
  return [
    ...(livingFirst ? rooms.toReversed() : rooms).map((room) => across(room)),
    across(cell('alfresco', 'free', [2950, random.between(3000, 3500, 100), 4000])),
  ]
}

/** Parents at the street; the children's rooms stand around a playroom behind the cars, which opens off the living room. */
function behindCars(random: Random, form: 'rows' | 'enfilade'): LevelDraft {
  const choices = choose(random)
  const { bedFirst, fourth, larder } = choices
  const right = form === 'rows' ? random.between(6450, 6800, 50) : random.between(5350, 5500, 50)
  const robe = dressing(random, [2200, 2300, 2600])
  const suite = along(out('free', [250, 300, 1200]), ...(bedFirst ? [master, robe] : [robe, master]))
  return {
    widthMm: POD_MM + right,
    tree: across(
      sized(
        along(
          out('free', [300, 500, 1500]),
          cell('garage', 'free', GARAGE_DEPTH_MM),
          across(cell('laundry', [2900, 3300, 3900], [1950, 2050, 2300]), cell('mudroom')),
          ...pod(random, { fourth, pair: 'last' }),
          out(),
        ),
        POD_MM,
      ),
      along(
        across(way, suite),
        across(cell('entry', [2900, 4200, 4700], [1550, 1650, 1900]), cell(larder, [1800, 2300, 2900])),
        ...(form === 'rows' ? livelyRows : enfilade)(random, choices),
        out(),
      ),
    ),
    open: OPEN,
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'mudroom'),
      cavity('entry', 'mudroom'),
      cavity('mudroom', 'laundry'),
      backDoor('laundry', 'left'),
      fromOneOf(['dining', 'living', 'entry'], cavity('kitchen', larder)),
      swing('entry', 'master', 'rear'),
      ...suiteDoors,
      fromOneOf(['dining', 'kitchen'], swing('living', 'activity')),
      ...podDoors(fourth),
      ...outDoors(choices),
    ],
    windows: { ...sunOf, master: bedFirst ? ['front'] : ['right'] },
  }
}

export const podBehindCars = (random: Random) => behindCars(random, 'rows')
export const podBeside = (random: Random) => behindCars(random, 'enfilade')

/** Children at the street around a playroom off the entry; parents behind them at the garden. */
export function podAtStreet(random: Random): LevelDraft {
  const choices = choose(random)
  const { fourth, larder } = choices
  const right = GARAGE_MM + ENTRY
  const robe = wideDressing(random)
  const rows: Split[] = livelyRows(random, choices)
  return {
    widthMm: POD_MM + right,
    tree: across(
      sized(
        along(out('free', [250, 400, 1500]), ...pod(random, { fourth, pair: 'first' }), robe, master, out()),
        POD_MM,
      ),
      along(
        across(way, along(out('free', [300, 500, 1500]), cell('garage', 'free', GARAGE_DEPTH_MM))),
        across(
          cell('entry', ENTRY),
          cell(larder, [1900, 2300, 2900], [1900, 2000, 2200]),
          cell('laundry', [2900, 3300, 3900]),
        ),
        ...rows,
        out(),
      ),
    ),
    open: OPEN,
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      fromOneOf(['dining', 'living', larder], cavity('kitchen', 'laundry')),
      backDoor('laundry', 'right'),
      fromOneOf(['dining', 'living', 'entry'], cavity('kitchen', larder)),
      swing('entry', 'activity'),
      ...podDoors(fourth),
      fromOneOf(['dining'], swing('living', 'master')),
      ...suiteDoors,
      ...outDoors(choices),
    ],
    windows: { ...sunOf, master: ['rear', 'left'], bed2: ['front'], bed3: ['front'] },
  }
}

/** Four bedrooms without a hall, for blocks of thirteen and a half to sixteen metres. */
export const podFour: Template = {
  id: 'pod-four',
  share: 2,
  draft: (random) => ({
    mirrored: random.chance(0.5),
    ground: random.pick([podBehindCars, podBeside, podAtStreet])(random),
  }),
}
