import { swing, cavity } from '../../../../draft.ts'
import type { DoorSpec } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { nooked } from '../rooms.ts'

export type Fourth = 'bed4' | 'media'
export const POD_MM = 6000
/** Width of a door's nook beside an outer wall. */
const NOOK_MM = 1300

/** Children's rooms whose doors open to a playroom, which replaces a hall. The pair lies where it has light. */
export function pod(random: Random, { fourth, pair }: { fourth: Fourth; pair: 'first' | 'last' }): Split[] {
  const at = pair === 'first' ? 'last' : 'first'
  const two = across(
    sized(nooked('bed2', { hall: random.pick(['left', 'right']), at, width: NOOK_MM }), [2980, 3030, 3080]),
    sized(nooked('bed3', { hall: random.pick(['left', 'right']), at, width: NOOK_MM }), [2920, 2970, 3020]),
  )
  const room =
    fourth === 'bed4'
      ? across(cell('bed4', [2900, 3150, 3300]), cell('robe4', 690))
      : across(cell('media', [3500, 3800, 4000]))
  const beside = sized(across(room, cell('bath', [2050, 2250, 2600])), 'free', [2950, 3150, 3500])
  const play = across(cell('activity', 'free', [2850, random.between(2900, 3200, 50), 3400]))
  return pair === 'first' ? [two, play, beside] : [beside, play, two]
}

export const podDoors = (fourth: Fourth): DoorSpec[] => [
  swing('activity', 'bed2'),
  swing('activity', 'bed3'),
  swing('activity', 'bath'),
  fourth === 'bed4' ? swing('activity', 'bed4') : cavity('activity', 'media'),
]

export interface Lively {
  livingFirst: boolean
  kitchenLeft: boolean
  roof: 'left' | 'right' | 'wide'
}

/** Sofa, table and kitchen in two rows, and the terrace behind them. */
export function livelyRows(random: Random, { livingFirst, kitchenLeft, roof }: Lively): Split[] {
  const cook = [cell('kitchen', [3300, 3600, 4300], [3800, 4000, 4400]), cell('dining', [2600, 2900, 3500])]
  const row = across(...(kitchenLeft ? cook : cook.toReversed()))
  const sit = across(cell('living', 'free', [4300, 4600, 5100]))
  const cover = cell('alfresco', roof === 'wide' ? [6000, 6500, 7500] : [3900, 4300, 4700], [
    2950,
    random.between(3000, 3500, 100),
    4000,
  ])
  return [
    ...(livingFirst ? [sit, row] : [row, sit]),
    roof === 'wide' ? across(cover) : roof === 'left' ? across(cover, out()) : across(out(), cover),
  ]
}
