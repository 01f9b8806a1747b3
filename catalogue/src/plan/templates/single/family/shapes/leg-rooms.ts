import type { DoorSpec } from '../../../../draft.ts'
import { maybe, slider, swing } from '../../../../draft.ts'
import type { OpenPairs } from '../../../../layout/boundaries.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, nooked, robed, wideDressing } from '../rooms.ts'

const ENTRY_MM = 1770
/** Width of the leg: behind garage and entry, or behind entry and bedrooms. */
export const LEG_MM = GARAGE_MM + ENTRY_MM

export interface Bar {
  /** Bedrooms at the street; the others are behind. */
  front: 'children' | 'parents'
  /** Rooms in front of the leg. */
  behind: 'cars' | 'rooms'
  fourth: 'bed4' | 'media'
}

/** Three bedrooms and a bath on both sides of a lobby that lies across the house. */
export function childrenAtStreet(isBathInside: boolean): Split {
  const bath = cell('bath', [2050, 2150, 2500])
  const fourth = [cell('robe4', 690), cell('bed4', [2750, 2900, 3100])]
  return along(
    out('free', [250, 400, 1600]),
    across(
      sized(nooked('bed2', { at: 'last' }), [2900, 2950, 3000]),
      sized(nooked('bed3', { at: 'last' }), [2950, 3050, 3150]),
    ),
    across(cell('lobby', 4850, 1250), cell('linen')),
    sized(
      across(...(isBathInside ? [bath, ...fourth] : [...fourth.toReversed(), bath])),
      'free',
      [3100, 3250, 3500],
    ),
  )
}

/** Doors from the children's lobby. */
export const childrensDoors: readonly DoorSpec[] = [
  swing('lobby', 'bed2'),
  swing('lobby', 'bed3'),
  swing('lobby', 'bed4'),
  swing('lobby', 'bath', 'right'),
]

/** Sliders from sofa and table to the terrace, where they lie beside it. */
export const terraceDoors: readonly DoorSpec[] = [
  maybe(slider('living', 'alfresco', 3010)),
  maybe(slider('dining', 'alfresco', 2110)),
]

/** Open pairs: the entry opens to the living rooms, and so does the lobby where it lies behind them. */
export const openTo = (isLobbyBehind: boolean): OpenPairs => [
  ['entry', 'lobby'],
  ...(['living', 'dining', 'kitchen'] as const).flatMap((room) => [
    ['entry', room] as const,
    ...(isLobbyBehind ? [['lobby', room] as const] : []),
  ]),
]

/** The main suite at the street, with a bedroom behind it. */
const parentsAtStreet = (random: Random, fourth: 'bed4' | 'media', isWide: boolean): Split =>
  along(
    out('free', [250, 300, 1600]),
    master,
    isWide ? wideDressing(random) : dressing(random, [2200, 2250, 2500]),
    fourth === 'bed4' ? robed('bed4', 'first') : cell('media', 'free', [3100, 3500, 3900]),
  )

/** The far end of the leg: two bedrooms with a bath between them. */
export const childrenAtEnd = (): Split =>
  across(
    along(cell('bed2', [2950, 3100, 3300], [3300, 3500, 3700]), cell('robe2', 'free', 880)),
    along(cell('lobby', [1850, 1900, 2100], 1300), cell('bath')),
    along(cell('bed3', [2950, 3100, 3300], [3300, 3500, 3700]), cell('robe3', 'free', 880)),
  )

/** Far end of the leg: the main suite, facing the garden. */
export function parentsAtEnd(random: Random): Split {
  const parts = [
    sized(
      along(
        ...(random.chance(0.5)
          ? [cell('wir', 'free', [1500, 1650, 1900]), cell('ens', 'free', [2200, 2400, 2700])]
          : [cell('ens', 'free', [2200, 2400, 2700]), cell('wir', 'free', [1500, 1650, 1900])]),
      ),
      [2450, 2700, 3100],
    ),
    cell('master', 'free', [3850, 4050, 4400]),
  ]
  return across(...(random.chance(0.5) ? parts : parts.toReversed()))
}

/** Garage, front door and bedrooms across the street. */
export function bar(random: Random, { front, behind, fourth }: Bar, right: number): Split {
  const deep = front === 'parents' ? ([2500, 2700, 3100] as const) : ([2200, 2600, 3100] as const)
  const services = across(
    cell('laundry', [2700, 3200, 3900], [1950, 2050, 2300]),
    cell(behind === 'cars' ? 'pantry' : 'mudroom'),
  )
  return across(
    sized(along(out('free', [300, 500, 1600]), cell('garage', 'free', GARAGE_DEPTH_MM), services), GARAGE_MM),
    sized(along(cell('porch', 'free', deep), cell('entry')), ENTRY_MM),
    sized(
      front === 'children'
        ? childrenAtStreet(behind === 'rooms' || random.chance(0.5))
        : parentsAtStreet(random, fourth, right > 5200),
      right,
    ),
  )
}
