import type { LevelDraft } from '../../../../draft.ts'
import {
  arch,
  backDoor,
  cavity,
  double,
  fromOneOf,
  frontDoor,
  maybe,
  roller,
  slider,
  swing,
} from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, nooked, robed, suiteDoors } from '../rooms.ts'

interface Choices {
  front: 'media' | 'study' | 'bed4'
  service: 'scullery' | 'pantry'
  roof: 'corner' | 'middle'
  livingOuter: boolean
}

const choose = (random: Random): Choices => ({
  front: random.pick(['media', 'study', 'bed4', 'bed4']),
  service: random.pick(['scullery', 'pantry']),
  roof: random.pick(['corner', 'middle']),
  livingOuter: random.chance(0.5),
})

/** The children's rooms along the hall, behind a room at the street. */
function quietSide({ front }: Choices): Split {
  const room =
    front === 'bed4'
      ? robed('bed4')
      : cell(front, 'free', front === 'media' ? [3600, 4000, 4400] : [2700, 3000, 3300])
  const bath = across(cell('lobby', 1250), cell('bath', 'free', [2350, 2450, 2700]))
  return along(out('free', [0, 300, 1500]), room, robed('bed2', 'first'), bath, nooked('bed3'))
}

function carSide({ service }: Choices): Split {
  return along(
    out('free', [300, 700, 2600]),
    cell('garage', 'free', GARAGE_DEPTH_MM),
    across(cell('laundry', [2100, 2500, 3200], [2000, 2200, 2600]), cell(service)),
    cell('kitchen', 'free', [3500, 3800, 4200]),
  )
}

function garden(random: Random, { roof, livingOuter }: Choices): Split {
  const suite = sized(along(dressing(random), master), [4000, 4200, 4600])
  const deep = random.between(4300, 4800, 100)
  const sit = [cell('living', [4500, 4900, 5600], deep), cell('dining', [2700, 3000, 3600])]
  const cover = cell('alfresco', roof === 'middle' ? 'free' : [4300, 4800, 5400], [
    3000,
    random.between(3100, 3700, 100),
    4200,
  ])
  const lively = along(
    across(...(livingOuter ? sit : sit.toReversed())),
    roof === 'middle' ? cover : across(...(livingOuter ? [cover, out()] : [out(), cover])),
    out(),
  )
  return across(...(livingOuter ? [lively, along(suite, out())] : [along(suite, out()), lively]))
}

/** The main suite and the living room share the garden; children and guests keep the street side. */
export function suiteBesideLiving(random: Random): LevelDraft {
  const choices = choose(random)
  const { front, service, livingOuter } = choices
  const entry = random.between(1500, 1650, 50)
  const quiet = random.between(4200, 4450, 50)
  return {
    widthMm: GARAGE_MM + entry + quiet,
    tree: along(
      across(
        sized(carSide(choices), GARAGE_MM),
        sized(
          along(
            cell('porch', 'free', [1600, 1800, 2200]),
            cell('entry', 'free', [4200, 4700, 5600]),
            cell('hall'),
          ),
          entry,
        ),
        sized(quietSide(choices), quiet),
      ),
      garden(random, choices),
    ),
    open: (['kitchen', 'dining', 'living', 'lobby'] as const).map((room) => ['hall', room] as const),
    doors: [
      roller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      front === 'bed4'
        ? swing('entry', 'bed4')
        : front === 'media'
          ? double('entry', 'media', 'mid')
          : cavity('entry', 'study'),
      { ...arch('entry', 'hall', 1100), at: 'mid' },
      fromOneOf(['hall'], swing('entry', 'bed2')),
      swing('lobby', 'bath'),
      swing('lobby', 'bed3'),
      cavity('kitchen', service),
      service === 'scullery' ? cavity('scullery', 'laundry') : cavity('kitchen', 'laundry'),
      backDoor('laundry', 'left'),
      fromOneOf(['dining', 'living'], swing('hall', 'master')),
      ...suiteDoors,
      maybe(slider('living', 'alfresco', 3010)),
      maybe(slider('dining', 'alfresco', 2410)),
      maybe(slider('master', 'alfresco', 1810)),
    ],
    windows: {
      bed4: ['front'],
      media: ['front'],
      study: ['front'],
      master: ['rear', livingOuter ? 'right' : 'left'],
      living: [livingOuter ? 'left' : 'right', 'rear'],
      dining: ['rear', livingOuter ? 'left' : 'right'],
      kitchen: ['left'],
      bed2: ['right'],
      bed3: ['right'],
    },
  }
}
