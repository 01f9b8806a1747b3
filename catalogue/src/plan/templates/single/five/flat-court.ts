import type { LevelDraft } from '../../../draft.ts'
import { cavity, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { LimitsMm, Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked, robed } from '../family/rooms.ts'
import { CARS_MM, carsAndCoats, commonDoors, front, suite } from './five-rooms.ts'

const GALLERY_MM = 1500

/** Guests beside the cars, a court behind their bath, and the table behind the court. */
const besideCars = (random: Random, table: LimitsMm): Split =>
  along(
    front(random),
    nooked('bed5', { hall: 'right', at: 'last', width: 1250 }),
    cell('ens2', 'free', [1900, 2000, 2200]),
    cell('courtyard', 'free', [3800, 4300, 5000]),
    cell('dining', 'free', table),
  )

/** Three bedrooms and their bathroom along a gallery that faces the court. */
const children = (): Split =>
  along(
    out('free', [250, 400, 700]),
    robed('bed2'),
    cell('bath', 'free', [2250, 2400, 2700]),
    robed('bed3', 'first'),
    robed('bed4', 'first'),
  )

/** All rooms on the garage's side of the gallery. */
function day(random: Random, court: number): Split {
  const isLivingAside = random.chance(0.5)
  const row = [cell('living', [4900, 5300, 5700], [4600, 4900, 5300]), cell('alfresco')]
  const cook = across(cell('scullery', [1700, 1900, 2100]), cell('kitchen', 'free', [3900, 4300, 4900]))
  return along(
    across(
      sized(along(...carsAndCoats(random), cook), CARS_MM),
      sized(besideCars(random, isLivingAside ? [3900, 4050, 4300] : [3400, 3500, 3900]), court),
    ),
    across(...(isLivingAside ? row : row.toReversed())),
    out(),
  )
}

/** The front door and a gallery from it to the living rooms. */
const way = (random: Random): Split =>
  along(
    cell('porch', 'free', [1600, random.between(1700, 2000, 100), 2000]),
    cell('entry', 'free', [4300, 4700, 5200]),
    cell('gallery'),
  )

/** Rooms all round a court: guests and cars before it, the table behind, children beside a gallery. */
export function courtInside(random: Random): LevelDraft {
  const [court, beds] = [random.between(3450, 3600, 50), random.between(3600, 3700, 50)]
  return {
    widthMm: CARS_MM + court + GALLERY_MM + beds,
    tree: across(
      sized(day(random, court), CARS_MM + court),
      along(across(sized(way(random), GALLERY_MM), sized(children(), beds)), suite({ at: 'first' }), out()),
    ),
    open: [
      ['entry', 'gallery'],
      ['gallery', 'dining'],
      ['gallery', 'living'],
    ],
    doors: [
      ...commonDoors,
      fromOneOf(['dining'], cavity('kitchen', 'mudroom')),
      cavity('kitchen', 'scullery'),
      swing('entry', 'bed5'),
      cavity('bed5', 'ens2'),
      fromOneOf(['entry'], swing('gallery', 'bed2')),
      fromOneOf(['entry'], swing('gallery', 'bath')),
      swing('gallery', 'bed3'),
      swing('gallery', 'bed4'),
      fromOneOf(['living', 'dining'], swing('gallery', 'master')),
      slider('dining', 'courtyard', 2410),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'rear' },
    ],
    windows: {
      master: ['rear', 'right'],
      living: ['rear', 'left'],
      kitchen: ['left'],
      bed5: ['front'],
      bed2: ['front', 'right'],
      bed3: ['right'],
      bed4: ['right'],
    },
  }
}
