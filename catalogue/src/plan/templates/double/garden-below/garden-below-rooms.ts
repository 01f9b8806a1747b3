import type { DoorSpec } from '../../../draft.ts'
import { cavity, double, swing } from '../../../draft.ts'
import type { Split, Tree } from '../../../layout/tree.ts'
import { across, along, cell, sized } from '../../../layout/tree.ts'
import type { Cars } from '../../street-rooms.ts'

export interface SuiteChoices {
  left: number
  hall: number
  right: number
  /** Setback of the garage's front from the street. */
  back: number
  stairDepth: number
  cars: Cars
  livingSide: 'left' | 'right'
  /** First room beside the entry; another one follows behind it. */
  side: 'guest' | 'study' | 'media'
  store: 'scullery' | 'pantry'
  /** Projection of the living end beyond the rooms above. */
  reach: number
  suite: 'street' | 'garden'
  last: 'bed5' | 'study'
}

/** Depth of two flights, and of the floor before them. */
export const STAIR_MM = 2100
export const LOBBY_MM = 1110

const GUEST = [
  cell('guest', 'free', [3000, 3200, 3500]),
  across(cell('robe0', 'free', 690), cell('guest', 1150)),
]
const GUEST_BATH = across(cell('pdr', [1150, 1250]), cell('ens2', 'free', [2150, 2250, 2500]))
/** The powder room takes a corner of the room before it. */
const powderBeside = (room: string) =>
  across(cell('pdr', [1180, 1240, 1300]), cell(room, 'free', [1800, 1900, 2100]))

/** Rooms beside the entry: the pantry last when the kitchen is on this side, otherwise larger rooms. */
export function sideRooms({ side, livingSide, store, right }: SuiteChoices): Split {
  const isKitchen = livingSide === 'left'
  const larder = isKitchen ? cell(store, 'free', [1700, 2000, 2400]) : null
  const spare = isKitchen ? ([2100, 2400, 3000] as const) : ([3000, 4000, 5000] as const)
  const rooms: Record<SuiteChoices['side'], readonly Tree[]> = {
    guest: [...GUEST, GUEST_BATH, cell(isKitchen ? 'study' : 'media', 'free', spare)],
    study: isKitchen
      ? [
          cell('study', 'free', [1900, 2200, 2700]),
          powderBeside('study'),
          cell('media', 'free', [3300, 3700, 4200]),
        ]
      : [cell('study', 'free', [2900, 3600, 4600]), GUEST_BATH, ...GUEST.toReversed()],
    media: [cell('media', 'free', [2900, 3300, 3900]), powderBeside('media'), cell('study', 'free', spare)],
  }
  return sized(along(...rooms[side], larder), right)
}

type Doors = (livingSide: SuiteChoices['livingSide']) => readonly DoorSpec[]

export const SIDE_DOORS: Record<SuiteChoices['side'], Doors> = {
  guest: (livingSide) => [
    swing('entry', 'guest'),
    cavity('guest', 'ens2'),
    cavity('entry', 'pdr', 'rear'),
    livingSide === 'left' ? cavity('entry', 'study') : double('entry', 'media'),
  ],
  study: (livingSide) => [
    cavity('entry', 'study'),
    ...(livingSide === 'left'
      ? [cavity('entry', 'pdr', 'rear'), double('entry', 'media')]
      : [cavity('entry', 'pdr', 'rear'), swing('entry', 'guest'), cavity('guest', 'ens2')]),
  ],
  media: () => [double('entry', 'media'), cavity('entry', 'pdr', 'rear'), cavity('entry', 'study')],
}

/** Two bedrooms, the bathroom and one more room along the landing. */
function along2({ right, last }: SuiteChoices): Split {
  const end =
    last === 'bed5'
      ? [cell('robe5', 'free', 690), cell('bed5', 'free', [2950, 3200, 4000])]
      : [cell('study', 'free', [2300, 2700, 3500])]
  return sized(
    along(
      cell('bed2', 'free', [2950, 3150, 3700]),
      cell('robe2', 'free', 690),
      cell('bath', 'free', [2450, 2650, 3200]),
      cell('robe3', 'free', 690),
      cell('bed3', 'free', [2950, 3150, 3900]),
      ...end,
    ),
    right,
  )
}

/** Upper storey; the depths are those over the garage, over the living row and over the porch. */
export function roomsAbove(
  choices: SuiteChoices,
  { street, row, porch }: { street: number; row: number; porch: number },
): Tree {
  const { left, hall, stairDepth, suite, livingSide } = choices
  const stairs = along(cell('landing', STAIR_MM, LOBBY_MM), cell('stair', STAIR_MM, stairDepth))
  const depth = stairDepth + LOBBY_MM
  const bed4 = cell('bed4', 'free', [2950, 3100, 3400])
  const dressing = [cell('wir', [1900, 2300, 2600]), cell('ens', [3200, 3600, 4200])]
  const rooms =
    suite === 'street'
      ? [
          sized(
            along(
              cell('master', 'free', [4000, 4150, 4300]),
              across(...(livingSide === 'left' ? dressing.toReversed() : dressing)),
            ),
            'free',
            street,
          ),
          across(sized(along(cell('bed4'), cell('robe4', 'free', 690)), 'free', depth), stairs),
          cell('activity', 'free', row),
        ]
      : [
          sized(along(across(cell('robe4', 860), bed4), cell('activity', 'free')), 'free', street),
          across(sized(along(cell('ens', 'free', [2050, 2200, 2400]), cell('wir')), 'free', depth), stairs),
          cell('master', 'free', row),
        ]
  const way = along(cell('balcony', 'free', porch), cell('hall', 'free', [3900, 4200, 5200]), cell('landing'))
  return across(sized(along(...rooms), left), sized(way, hall), along2(choices))
}
