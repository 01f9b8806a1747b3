import type { DoorSpec, LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, fromOneOf, frontDoor, maybe, roller, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { BESIDE_MM, dressing, GARAGE_DEPTH_MM, GARAGE_MM, master, nooked, pair, robed } from '../rooms.ts'

interface Choices {
  /** The sheltered place between garage and living room. */
  court: 'courtyard' | 'alfresco'
  suite: 'street' | 'garden'
  livingFirst: boolean
}

const choose = (random: Random): Choices => ({
  court: random.pick(['courtyard', 'alfresco', 'alfresco']),
  suite: random.pick(['street', 'garden']),
  livingFirst: random.chance(0.5),
})

function quietSide(random: Random, { suite }: Choices): Split {
  const robe = dressing(random)
  return suite === 'street'
    ? along(master, robe, robed('bed4', 'first'), pair(random, 'bed2', 'bed3'), out())
    : along(nooked('bed4', { at: 'last' }), pair(random, 'bed2', 'bed3'), robe, master, out())
}

/** The garage, and laundry and court behind it. */
function courtSide({ court }: Choices): Split {
  return along(
    out('free', [300, 600, 1400]),
    cell('garage', 'free', GARAGE_DEPTH_MM),
    across(
      out(BESIDE_MM),
      cell('laundry', [2400, 2700, 4880], [1950, 2100, 2400]),
      cell('mudroom', [1900, 2180, 2480]),
    ),
    across(cell(court, 'free', [3800, 4200, 5000])),
  )
}

function lively(random: Random, { livingFirst }: Choices): Split {
  const cook = cell('kitchen', [3400, 3700, 4000], [3700, 3850, 4100])
  const eat = cell('dining', [2500, 2750, 3000])
  const row = across(...(random.chance(0.5) ? [cook, eat] : [eat, cook]))
  const sit = cell('living', 'free', [4200, 4500, 5000])
  return along(...(livingFirst ? [sit, row] : [row, sit]), out())
}

function doorsFor({ court, suite, livingFirst }: Choices): DoorSpec[] {
  return [
    roller(),
    frontDoor('porch', 'entry'),
    { ...cavity('entry', 'hall'), type: 'arch', widthMm: 1100, at: 'mid' },
    swing('garage', 'mudroom'),
    { ...cavity('hall', 'mudroom'), widthMm: 820 },
    cavity('mudroom', 'laundry'),
    backDoor('laundry', 'left'),
    suite === 'street' ? swing('entry', 'master', 'front') : swing('entry', 'bed4'),
    cavity('master', 'wir'),
    cavity('master', 'ens', suite === 'street' ? 'right' : undefined),
    ...(['bed2', 'bath', 'bed3'] as const).map((room) => swing('lobby', room)),
    suite === 'street'
      ? fromOneOf(['entry'], swing('hall', 'bed4'))
      : fromOneOf(['dining', 'hall'], swing('living', 'master')),
    maybe(slider('hall', court, 2410)),
    maybe(slider(livingFirst ? 'living' : 'kitchen', court, 3010)),
    maybe(slider(livingFirst ? 'dining' : 'living', court, 2410)),
    { ...maybe(slider('living', 'garden', 3010)), b: null, side: 'rear' },
  ]
}

/** A terrace or a court behind the garage, on the boundary, with living behind it and bedrooms along the other side. */
export function livingAroundCourt(random: Random): LevelDraft {
  const choices = choose(random)
  const { suite } = choices
  const entry = random.between(1500, 1600, 20)
  const quiet = random.between(4300, 4600, 50)
  return {
    widthMm: GARAGE_MM + entry + quiet,
    party: 'left',
    tree: across(
      sized(
        along(
          across(
            sized(courtSide(choices), GARAGE_MM),
            along(
              cell('porch', entry, [1450, 1600, 1900]),
              cell('entry', entry, [4200, 4500, 5600]),
              cell('hall', entry),
            ),
          ),
          across(out(BESIDE_MM), lively(random, choices)),
        ),
        GARAGE_MM + entry,
      ),
      sized(quietSide(random, choices), quiet),
    ),
    open: (['kitchen', 'dining', 'living', 'lobby'] as const).flatMap(
      (room) =>
        [
          ['hall', room],
          ['lobby', room],
        ] as const,
    ),
    doors: doorsFor(choices),
    windows: {
      master: suite === 'street' ? ['front'] : ['rear', 'right'],
      bed4: suite === 'street' ? ['rear', 'right'] : ['front'],
      living: ['rear', 'left'],
      dining: ['rear', 'left'],
      kitchen: ['left', 'rear'],
    },
  }
}
