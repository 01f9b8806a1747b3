import type { DoorSpec } from '../../../draft.ts'
import { backDoor, frontDoor, maybe, slider, swing } from '../../../draft.ts'
import type { LimitsMm, Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { suiteDoors } from '../family/rooms.ts'

export const ENTRY_MM = 1650

/** Porch and entry one behind the other. */
export const doorway = (depth: LimitsMm) =>
  along(cell('porch', 'free', [1500, 1650, 1900]), cell('entry', 'free', depth))

/** The front door beside a terrace that looks to the street. */
export const terrace = (random: Random): Split =>
  across(
    sized(doorway([2000, 2250, 2600]), ENTRY_MM),
    along(
      out('free', [250, random.between(300, 600, 100), 1500]),
      cell('alfresco', 'free', [3200, random.between(3300, 3700, 100), 4400]),
    ),
  )

export const sleepingDoors: readonly DoorSpec[] = [
  frontDoor('porch', 'entry'),
  backDoor('laundry', 'left'),
  ...suiteDoors,
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  swing('lobby', 'bath'),
  maybe(slider('living', 'alfresco', 3610)),
  maybe(slider('dining', 'alfresco', 2110)),
  maybe(slider('kitchen', 'alfresco', 1810)),
  { ...maybe(slider('master', 'garden', 1810)), b: null, side: 'rear' },
]
