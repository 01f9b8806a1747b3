import type { DoorSpec, LevelDraft } from '../../../draft.ts'
import {
  backDoor,
  cavity,
  double,
  frontDoor,
  fromOneOf,
  maybe,
  roller,
  slider,
  swing,
} from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import type { Choices } from './half-choices.ts'
import { LOBBY_MM, STAIR, widthOf } from './half-choices.ts'

/** Whether the terrace takes the kitchen's place behind the garage: a mudroom is there, and the pantry lies beyond the kitchen. */
const isCourt = ({ suite, terrace }: Choices) => suite === 'cars' && terrace === 'beside'

const washing = (choices: Choices): Split =>
  isCourt(choices)
    ? across(cell('laundry'), cell('mudroom', [1700, 1900, 2100]))
    : across(
        cell('laundry', [2000, 2300, 2500]),
        cell(choices.larder),
        choices.suite === 'street' && cell('pdr', [1150, 1200, 1250]),
      )

/** Garage, front door and one more room at the street, with laundry, pantry and stairs behind them. */
function streetHalf(choices: Choices): Split {
  const { left, hall, right, suite, street } = choices
  const isSuite = suite === 'street'
  const beside = isSuite
    ? along(
        out('free', [200, 250, 600]),
        cell('master', 'free', [3850, 4000, 4400]),
        sized(across(cell('wir', [1350, 1450, 1700]), cell('ens')), 'free', [2050, 2150, 2400]),
        cell('stair', 'free', STAIR.d),
      )
    : along(
        out('free', [200, 250, 500]),
        cell(street, 'free', street === 'media' ? [3700, 4000, 4600] : [2900, 3600, 4600]),
        street === 'media'
          ? cell('bath2', 'free', [1700, 1800, 2000])
          : sized(across(cell('pdr', [1300, 1400, 1500]), cell(street)), 'free', [1600, 1700, 1900]),
        cell('stair', 'free', STAIR.d),
      )
  return across(
    sized(
      along(
        out('free', [300, 450, 900]),
        cell('garage', 'free', [6000, 6100, 6300]),
        sized(washing(choices), 'free', [1800, 2000, 2200]),
      ),
      left,
    ),
    sized(along(cell('porch', 'free', [1600, 1900, 2300]), cell('entry')), hall),
    sized(beside, right),
  )
}

const COOK_MM = [3800, 4000, 4300] as const
const SIT_MM = [4200, 4400, 4800] as const
const ROOF_MM = [2900, 3100, 3600] as const

const cook = (kitchenFirst: boolean): Split => {
  const parts = [cell('kitchen', [3500, 3800, 4300], COOK_MM), cell('dining', [2450, 2800, 3400])]
  return across(...(kitchenFirst ? parts : parts.toReversed()))
}

/** The suite at the garden behind the stairs, reached past its robe. */
function suiteAtGarden({ left, hall, right, terrace }: Choices): Split {
  const rooms = [
    sized(
      across(cell('entry', LOBBY_MM), cell('wir', [1300, 1400, 1600]), cell('ens')),
      'free',
      [2150, 2250, 2450],
    ),
    cell('master', 'free', [3850, 4000, 4300]),
  ]
  return across(
    sized(
      along(
        cook(true),
        cell('living', 'free', SIT_MM),
        terrace === 'behind' && across(cell('alfresco', [3800, 4400, 5200], ROOF_MM), out()),
      ),
      left + hall - LOBBY_MM,
    ),
    sized(
      along(...rooms, terrace === 'beside' ? cell('alfresco', 'free', [2700, 2800, 3200]) : out()),
      right + LOBBY_MM,
    ),
  )
}

/** All living rooms across the garden. */
function livingAcross({ terrace, kitchenFirst }: Choices): Split {
  const row = [cell('kitchen', [4000, 4300, 5000], [3500, 3600, 3700]), cell('dining', [2900, 3500, 4100])]
  const third = cell('media', [3500, 3700, 4000])
  const sit = [cell('living', [5200, 5500, 5900], [3650, 3700, 3800]), cell('alfresco')]
  return terrace === 'beside'
    ? along(across(...row, third), across(...(kitchenFirst ? sit : sit.toReversed())))
    : along(
        across(
          cell('kitchen', [4200, 4400, 4700], [4400, 4500, 4700]),
          cell('dining', [2500, 2800, 3100]),
          cell('living'),
        ),
        across(out(), cell('alfresco', [4200, 5500, 7500], ROOF_MM)),
      )
}

/** The suite behind the garage, a terrace before it, and living rooms beside both. */
function suiteBehindCars(choices: Choices): Split {
  const suite = [
    sized(across(cell('ens', [2300, 2450, 2700]), cell('wir')), 'free', [2050, 2150, 2400]),
    cell('master', 'free', [3850, 4000, 4300]),
    out(),
  ]
  const [width, rest] = [4250, widthOf(choices) - 4250]
  if (!isCourt(choices))
    return across(
      sized(along(...suite), width),
      sized(
        along(
          cook(true),
          cell('living', 'free', SIT_MM),
          across(out(), cell('alfresco', [3800, 4400, 5200], ROOF_MM)),
        ),
        rest,
      ),
    )
  const row = [
    cell('dining', [2500, 2700, 3000], COOK_MM),
    cell('kitchen', [3000, 3300, 3700]),
    cell(choices.larder, [1450, 1550, 1700]),
  ]
  return across(
    sized(along(cell('alfresco', 'free', [2900, 3100, 3400]), ...suite), width),
    sized(along(across(...row), cell('living', 'free', [4600, 4900, 5300]), out()), rest),
  )
}

/** Rooms behind the street half, by the position of the main suite. */
const gardens: Record<Choices['suite'], (choices: Choices) => Split> = {
  garden: suiteAtGarden,
  street: livingAcross,
  cars: suiteBehindCars,
}

const OUT: readonly DoorSpec[] = [
  maybe(slider('living', 'alfresco', 2410)),
  maybe(slider('dining', 'alfresco', 2410)),
]

export function halfGround(_: Random, choices: Choices): LevelDraft {
  const { suite, street, larder } = choices
  return {
    widthMm: widthOf(choices),
    tree: along(streetHalf(choices), gardens[suite](choices)),
    open: [
      ['entry', 'stair'],
      ['entry', 'kitchen'],
      ['entry', 'dining'],
      ['entry', 'living'],
    ],
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      ...(isCourt(choices)
        ? [swing('garage', 'mudroom'), cavity('entry', 'mudroom'), cavity('mudroom', 'laundry')]
        : [swing('garage', 'entry', 'rear'), fromOneOf([larder, 'kitchen'], cavity('dining', 'laundry'))]),
      ...(suite === 'street' ? [] : [cavity('entry', street)]),
      cavity('entry', suite !== 'street' && street === 'media' ? 'bath2' : 'pdr'),
      fromOneOf(['living', 'dining'], cavity('kitchen', larder)),
      backDoor('laundry', 'left'),
      suite === 'cars' ? fromOneOf(['dining'], swing('living', 'master')) : swing('entry', 'master'),
      cavity('master', 'wir'),
      fromOneOf(['wir'], cavity('master', 'ens')),
      ...(suite === 'street' && choices.terrace === 'beside' ? [double('dining', 'media')] : []),
      ...OUT,
    ],
    stairs: { shape: 'u', facing: 'right' },
    windows: {
      living: ['rear', 'left', 'right'],
      master: suite === 'street' ? ['front'] : ['rear', 'right', 'left'],
    },
  }
}
