import type { LevelDraft } from '../../../draft.ts'
import { cavity, double, fromOneOf, maybe, slider, swing } from '../../../draft.ts'
import type { Split } from '../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../layout/tree.ts'
import type { Random } from '../../../random.ts'
import { nooked, robed } from '../family/rooms.ts'
import {
  CARS_MM,
  carsAndCoats,
  carsAndLarder,
  childrensDoors,
  commonDoors,
  front,
  suite,
} from './five-rooms.ts'
import { bothSides, guestDoors } from './wide-rooms.ts'

const cook = () => across(cell('scullery', [1700, 1850, 2000]), cell('kitchen', 'free', [3950, 4150, 4500]))

/** Cars, kitchen and sofa one behind the other. */
const dayWing = (random: Random): Split =>
  along(
    ...carsAndLarder(random),
    cell('kitchen', 'free', [3950, 4150, 4500]),
    cell('living', 'free', [4700, 5000, 5400]),
    out(),
  )

const PARENTS_MM = 5050

/** Sofas and parents at the street, and five bedrooms on both sides of a hall behind them. */
const nightWing = (random: Random, media: number): Split =>
  along(
    across(
      sized(
        along(front(random), cell('media', 'free', [4300, 5000, 5400]), cell('entry', 'free', 1300)),
        media,
      ),
      sized(along(out('free', [250, 400, 900]), suite({ at: 'last' })), PARENTS_MM),
    ),
    bothSides(media - 1300, PARENTS_MM),
    out(),
  )

/** Two wings, a court between them that is open to the garden, and the table at its head. */
export function courtOpen(random: Random): LevelDraft {
  const [court, media] = [random.between(3600, 3900, 50), random.between(5150, 5300, 50)]
  return {
    widthMm: CARS_MM + court + media + PARENTS_MM,
    tree: across(
      sized(dayWing(random), CARS_MM),
      sized(
        along(
          cell('porch', 'free', [1900, random.between(2000, 2500, 100), 2600]),
          cell('entry', 'free', [4500, 4800, 5200]),
          cell('dining', 'free', [3200, 3400, 3700]),
          cell('alfresco', 'free', [3300, random.between(3500, 4300, 100), 4400]),
          out(),
        ),
        court,
      ),
      sized(nightWing(random, media), media + PARENTS_MM),
    ),
    open: [
      ['entry', 'dining'],
      ['entry', 'lobby'],
    ],
    doors: [
      ...commonDoors,
      ...childrensDoors,
      swing('lobby', 'bed5'),
      swing('lobby', 'bath'),
      swing('lobby', 'bed6'),
      cavity('entry', 'media'),
      swing('entry', 'master'),
      fromOneOf(['entry', 'kitchen'], cavity('dining', 'mudroom')),
      cavity('kitchen', 'pantry'),
      maybe(slider('kitchen', 'alfresco', 2110)),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'right' },
      cavity('bed5', 'ens2', 'rear'),
    ],
    windows: {
      master: ['front', 'right'],
      media: ['front'],
      living: ['right', 'left'],
      kitchen: ['left'],
      bed2: ['left'],
      bed3: ['rear'],
      bed4: ['right'],
      bed5: ['rear'],
      bed6: ['right'],
    },
  }
}

const GALLERY_MM = 1500

/** Cars and kitchen, and guests at the garden. */
const carsWing = (random: Random): Split =>
  along(
    ...carsAndCoats(random),
    cook(),
    across(cell('bath2', 1930, [2850, 2900, 3000]), along(cell('linen', 'free', 690), cell('lobby2'))),
    across(
      sized(nooked('bed5', { hall: 'right', width: 1400 }), CARS_MM / 2 + 100),
      sized(nooked('bed6', { hall: 'left', width: 1400 }), CARS_MM / 2 - 100),
    ),
    out(),
  )

/** Children along a gallery, and parents behind them. */
const galleryWing = (random: Random): Split =>
  along(
    across(
      sized(
        along(
          cell('porch', 'free', [1900, random.between(2000, 2300, 100), 2300]),
          cell('entry', 'free', [4300, 4700, 5200]),
          cell('gallery'),
        ),
        GALLERY_MM,
      ),
      along(
        out('free', [250, 400, 700]),
        robed('bed2'),
        cell('bath', 'free', [2250, 2400, 2700]),
        robed('bed3', 'first'),
        robed('bed4', 'first'),
      ),
    ),
    suite({ at: 'first' }),
    out(),
  )

/** Sofas at the street, a court behind them, and table and living room behind the court. */
export function courtEnclosed(random: Random): LevelDraft {
  const [court, right] = [random.between(4800, 5100, 50), random.between(5100, 5200, 50)]
  return {
    widthMm: CARS_MM + court + right,
    tree: across(
      sized(carsWing(random), CARS_MM),
      sized(
        along(
          front(random),
          cell('lounge', 'free', [4000, 4300, 4700]),
          cell('courtyard', 'free', [4000, 4500, 5200]),
          cell('dining', 'free', [3300, 3600, 4000]),
          cell('living', 'free', [4700, 5000, 5300]),
          cell('alfresco', 'free', [3600, random.between(3700, 4200, 100), 4300]),
          out(),
        ),
        court,
      ),
      sized(galleryWing(random), right),
    ),
    open: [
      ['entry', 'gallery'],
      ['gallery', 'dining'],
      ['gallery', 'living'],
      ['lobby2', 'living'],
      ['lobby2', 'dining'],
    ],
    doors: [
      ...commonDoors,
      ...guestDoors,
      fromOneOf(['dining'], cavity('kitchen', 'mudroom')),
      cavity('kitchen', 'scullery'),
      double('entry', 'lounge'),
      fromOneOf(['entry'], swing('gallery', 'bed2')),
      fromOneOf(['entry'], swing('gallery', 'bath')),
      swing('gallery', 'bed3'),
      swing('gallery', 'bed4'),
      fromOneOf(['living'], swing('gallery', 'master')),
      slider('dining', 'courtyard', 2410),
      maybe(slider('lounge', 'courtyard', 2410)),
    ],
    windows: {
      master: ['rear', 'right'],
      lounge: ['front'],
      kitchen: ['left', 'right'],
      bed2: ['front', 'right'],
      bed3: ['right'],
      bed4: ['right'],
      bed5: ['rear', 'left'],
      bed6: ['rear'],
    },
  }
}
