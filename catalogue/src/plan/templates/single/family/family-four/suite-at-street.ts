import type { DoorSpec, LevelDraft } from '../../../../draft.ts'
import {
  arch,
  backDoor,
  cavity,
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
import { BESIDE_MM, dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, nooked, pair, robed } from '../rooms.ts'

interface Choices {
  /** Position of the main suite: at the street with the children's rooms at the garden, or the other way round. */
  suite: 'street' | 'garden'
  fourth: 'bed4' | 'study'
  service: 'pantry' | 'mudroom' | 'scullery'
  order: 'kitchen' | 'living'
  livingLeft: boolean
  roof: 'left' | 'right' | 'wide'
}

const choose = (random: Random): Choices => ({
  suite: random.pick(['street', 'garden']),
  fourth: random.pick(['bed4', 'bed4', 'study']),
  service: random.pick(['pantry', 'mudroom', 'scullery']),
  order: random.pick(['kitchen', 'kitchen', 'kitchen', 'living']),
  livingLeft: random.chance(0.5),
  roof: random.pick(['left', 'right', 'wide']),
})

function quietSide(random: Random, { suite, fourth }: Choices): Split {
  const robe = dressing(random)
  const own = suite === 'garden' ? nooked('bed4', { at: 'last' }) : robed('bed4', 'first')
  const fourthRoom = fourth === 'bed4' ? own : cell('study', 'free', [3000, 3200, 3500])
  return suite === 'street'
    ? along(master, robe, fourthRoom, pair(random, 'bed2', 'bed3'), out())
    : along(fourthRoom, pair(random, 'bed2', 'bed3'), robe, master, out())
}

function services({ service, suite }: Choices): Split {
  const depth = suite === 'garden' ? ([2250, 2400, 2600] as const) : ([2050, 2200, 2500] as const)
  return service === 'mudroom'
    ? across(out(BESIDE_MM), cell('laundry', [2200, 2500, 3000], depth), cell('mudroom'))
    : across(out(BESIDE_MM), cell('laundry', [1800, 2200, 2600], depth), cell(service))
}

function living(random: Random, { order, livingLeft, roof, suite }: Choices): Split[] {
  const more = suite === 'garden' ? 200 : 0
  const cook = [
    cell('kitchen', [3400, 3650, 3900], [3600 + more, 3750 + more, 4100]),
    cell('dining', [2400, 2650, 2900]),
  ]
  const row = across(...(livingLeft ? cook : cook.toReversed()))
  const sit = across(cell('living', 'free', [4100 + more, 4400 + more, 5000]))
  const cover = cell(
    'alfresco',
    roof === 'wide' || order === 'living' ? [5400, 6300, 6800] : [3700, 4100, 4600],
    [2900, random.between(3000, 3500, 100), 3900],
  )
  return [
    ...(order === 'kitchen' ? [row, sit] : [sit, row]),
    roof === 'left' ? across(cover, out()) : across(out(), cover),
  ]
}

function doorsFor({ suite, fourth, service, order }: Choices): DoorSpec[] {
  const last = order === 'kitchen' ? (['living'] as const) : (['dining', 'kitchen'] as const)
  return [
    roller(),
    frontDoor('porch', 'entry'),
    ...(service === 'mudroom'
      ? [swing('garage', 'mudroom'), arch('entry', 'mudroom', 1000), cavity('mudroom', 'laundry')]
      : [
          swing('garage', 'entry', 'rear'),
          fromOneOf(['dining', 'living', 'entry'], cavity('kitchen', 'laundry')),
          maybe(cavity('kitchen', service)),
          maybe(cavity('entry', service)),
        ]),
    backDoor('laundry', 'left'),
    suite === 'street'
      ? swing('entry', 'master', 'front')
      : fromOneOf(['dining', 'kitchen'], swing('living', 'master')),
    cavity('master', 'wir'),
    cavity('master', 'ens', suite === 'street' ? 'right' : undefined),
    fourth === 'bed4' ? swing('entry', 'bed4') : cavity('entry', 'study'),
    swing('lobby', 'bed2'),
    swing('lobby', 'bath'),
    swing('lobby', 'bed3'),
    ...last.map((room) => maybe(slider(room, 'alfresco', room === 'living' ? 3010 : 2110))),
  ]
}

/** Garage on the boundary, all bedrooms along the other side, living behind the cars and at the garden. */
export function suiteAtStreet(random: Random): LevelDraft {
  const choices = choose(random)
  const { suite, livingLeft } = choices
  const entry = random.between(1380, 1420, 20)
  const quiet = random.between(4120, 4200, 20)
  const lively = living(random, choices).map((row) => across(out(BESIDE_MM), row))
  return {
    widthMm: GARAGE_MM + entry + quiet,
    party: 'left',
    tree: across(
      sized(
        along(
          across(
            sized(
              along(
                out('free', [300, 600, 1200]),
                cell('garage', 'free', GARAGE_DEPTH_MM),
                services(choices),
              ),
              GARAGE_MM,
            ),
            along(cell('porch', entry, [1600, 1900, 2200]), cell('entry', entry)),
          ),
          ...lively,
          out('free', [400, 400, 99_000]),
        ),
        GARAGE_MM + entry,
      ),
      sized(quietSide(random, choices), quiet),
    ),
    open: [
      ['entry', 'kitchen'],
      ['entry', 'living'],
      ['entry', 'dining'],
      ['entry', 'lobby'],
      ['lobby', 'kitchen'],
      ['lobby', 'living'],
      ['lobby', 'dining'],
    ],
    doors: doorsFor(choices),
    windows: {
      master: suite === 'street' ? ['front'] : ['rear', 'right'],
      living: livingLeft ? ['left', 'rear'] : ['rear', 'left'],
      dining: ['left', 'rear'],
      kitchen: ['left'],
      bed4: suite === 'garden' ? ['front'] : ['right'],
      study: suite === 'garden' ? ['front'] : ['right'],
    },
  }
}
