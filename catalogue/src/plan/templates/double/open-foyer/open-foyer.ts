import type { OpenPairs } from '../../../layout/boundaries.ts'
import type { DoorSpec, LevelDraft, Sides, Template } from '../../../draft.ts'
import { arch, backDoor, cavity, double, frontDoor, maybe, roller, slider, swing } from '../../../draft.ts'
import type { Tree } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import { foyerAbove } from './open-foyer-above.ts'
import type { FoyerChoices } from './open-foyer-choices.ts'
import { chooseFoyer, STAIR_MM, widthMmOf } from './open-foyer-choices.ts'

const OPEN_BELOW: OpenPairs = [
  ['entry', 'stair'],
  ['entry', 'dining'],
  ['entry', 'living'],
  ['entry', 'kitchen'],
]

const WINDOWS_BELOW: Sides = {
  study: ['front'],
  guest: ['left', 'front'],
  media: ['left'],
  living: ['left', 'rear'],
  dining: ['rear'],
  kitchen: ['right'],
}

/** Sofa, table and kitchen behind stairs and garage; one end may project beyond the alfresco. */
function livingEnd({ wing, row, reach, guests }: FoyerChoices): Tree {
  const living = (depth: number) => cell('living', [4100, 4700, 5800], depth)
  const dining = cell('dining', [2800, 3200, 4400], row)
  const kitchen = (depth: number) => cell('kitchen', [3600, 4000, 5200], depth)
  const roof = cell('alfresco', [4200, 5200, 6600], [3000, 3200, 3500])
  if (wing === 'living')
    return across(along(living(row + reach), out()), along(across(dining, kitchen(row)), across(roof, out())))
  if (wing === 'kitchen')
    return across(along(across(living(row), dining), across(out(), roof)), along(kitchen(row + reach), out()))
  return along(
    across(living(row), dining, kitchen(row)),
    guests === 'street' ? across(roof, out()) : across(out([2600, 3000, 3400]), roof, out()),
  )
}

/** Street to stairs: a study and a guest suite, or the guest suite and a media room. */
function sideRooms({ guests, side }: FoyerChoices): Tree {
  const wet = across(cell('ens2', 'free', [2250, 2350, 2500]), cell('pdr', [1200, 1230, 1300]))
  const robe = across(cell('guest', 1180, 690), cell('robe0', 'free'))
  const rooms =
    guests === 'behind'
      ? [cell('study', 'free', [3050, 3200, 3600]), wet, robe, cell('guest', 'free', [2950, 3150, 3400])]
      : [cell('guest', 'free', [3400, 3500, 3700]), robe, wet, cell('media', 'free', [3000, 3200, 3600])]
  return sized(along(...rooms), side)
}

const SIDE_DOORS: Record<FoyerChoices['guests'], readonly DoorSpec[]> = {
  behind: [cavity('entry', 'study', 'rear'), swing('entry', 'guest')],
  street: [swing('entry', 'guest'), double('living', 'media')],
}

function ground(choices: FoyerChoices): LevelDraft {
  const { hall, garage, bay, back, scullery, guests } = choices
  const store = scullery ? 'scullery' : 'pantry'
  return {
    widthMm: widthMmOf(choices) + bay,
    tree: along(
      across(
        sideRooms(choices),
        sized(
          along(
            cell('porch', 'free', [1700, 1850, 2100]),
            cell('entry', 'free', [3050, 3400, 3600]),
            across(cell('entry', hall), cell('stair', STAIR_MM.w, STAIR_MM.d)),
          ),
          hall + STAIR_MM.w,
        ),
        sized(
          along(
            out('free', back),
            cell('garage', 'free', [5950, 6100, 6300]),
            across(
              cell('mudroom', [1550, 1600, 2100], [1900, 2200, 2600]),
              cell(store, [1750, 1900, 2900]),
              cell('laundry', [2100, 2300, 4200]),
            ),
          ),
          garage + bay,
        ),
      ),
      livingEnd(choices),
    ),
    open: OPEN_BELOW,
    doors: [
      roller('front', bay > 0 ? 7300 : 4810),
      frontDoor('porch', 'entry'),
      cavity('entry', 'pdr', 'rear'),
      ...SIDE_DOORS[guests],
      cavity('guest', 'ens2'),
      swing('garage', 'mudroom'),
      arch('dining', 'mudroom'),
      cavity('kitchen', 'laundry', 'left'),
      backDoor('laundry', 'right', 'rear'),
      cavity('kitchen', store),
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2410)),
      maybe(slider('kitchen', 'alfresco', 2410)),
    ],
    stairs: { shape: 'straight', facing: 'rear' },
    windows: WINDOWS_BELOW,
  }
}

/** A wide double: guests beside an open foyer, the family round a bridge above. */
export const openFoyer: Template = {
  id: 'open-foyer',
  draft(random) {
    const choices = chooseFoyer(random)
    return {
      mirrored: random.chance(0.5),
      ground: ground(choices),
      upper: (cells) => foyerAbove(choices, cells),
    }
  },
}
