import type { LevelDraft } from '../../../../draft.ts'
import { arch, backDoor, cavity, frontDoor, maybe, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { suiteDoors } from '../../family/rooms.ts'
import { besideCar, deepGarage, ONE_CAR_MM, oneRoller, setback, sleeping, wayIn } from '../compact-rooms.ts'

/** A bedroom and the bath at the street, the main bedroom at the garden, and a lobby between them. */
const bedColumn = (random: Random, bed: number, bath: number): Split =>
  along(
    across(
      sized(along(setback(random, 500), sleeping('bed2', { hall: 'right', at: 'last', nook: 1250 })), bed),
      sized(along(out('free', [600, 1200, 2500]), cell('bath', 'free', [2500, 2700, 2900])), bath),
    ),
    across(cell('wir', [1600, 2000, 3000]), cell('lobby', [3400, 3600, 4400], 1300)),
    sized(across(cell('master', [3850, 3950, 4100]), cell('ens')), 'free', [3600, 3700, 3800]),
    out(),
  )

/** Bed, bath, front door, kitchen and car in a row at the street; the main bedroom, sofa and table behind them at the garden. */
export function twoRows(random: Random): LevelDraft {
  const [bed, bath, entry, cook] = [
    random.between(3400, 3550, 50),
    random.between(2400, 2500, 50),
    1600,
    random.between(5300, 5500, 50),
  ]
  const isTableFirst = random.chance(0.5)
  const day = [cell('living', [4350, 4500, 4600], [3900, 4000, 4300]), cell('dining')]
  return {
    widthMm: bed + bath + entry + cook + ONE_CAR_MM,
    tree: across(
      sized(bedColumn(random, bed, bath), bed + bath),
      sized(
        along(
          across(
            wayIn(random, entry),
            along(
              setback(random, 500),
              across(cell('kitchen', 'free', [3450, 3600, 4100]), cell('pantry', [1450, 1500, 1650])),
            ),
          ),
          across(...(isTableFirst ? day.toReversed() : day)),
          cell('alfresco', 'free', [2600, 2600, 2800]),
          out(),
        ),
        entry + cook,
      ),
      sized(
        along(setback(random, 500), deepGarage, cell('laundry', 'free', [1800, 1900, 2100]), out()),
        ONE_CAR_MM,
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('lobby', 'bed2'),
      swing('lobby', 'bath'),
      swing('lobby', 'master'),
      ...suiteDoors,
      cavity('kitchen', 'pantry'),
      swing('garage', 'laundry'),
      cavity(isTableFirst ? 'living' : 'dining', 'laundry'),
      backDoor('laundry', 'right'),
      slider('living', 'alfresco', 2410),
    ],
    windows: { bed2: ['front'], kitchen: ['front'], master: ['rear'] },
  }
}

/** The front door, and behind it the lobby of the bedrooms and their bath. */
const wayColumn = (random: Random): Split =>
  along(
    cell('porch', 'free', [1500, random.between(1600, 2100, 100), 2600]),
    cell('entry', 'free', [3200, 4700, 5200]),
    cell('lobby', 'free', [1900, 2000, 2200]),
    cell('bath', 'free', [2500, 2550, 2800]),
  )

/** Terrace, sofa and kitchen look to the street; both bedrooms lie behind them at the garden. */
export function sunAtStreet(random: Random): LevelDraft {
  const [way, sofa, cook] = [
    random.between(2050, 2150, 50),
    random.between(4300, 4600, 50),
    random.between(3500, 3700, 50),
  ]
  const isTableFirst = random.chance(0.5)
  const table = cell('dining', 'free', [2550, 2650, 2900])
  const kitchen = cell('kitchen', 'free', [3600, 3800, 4100])
  return {
    widthMm: ONE_CAR_MM + way + sofa + cook,
    tree: across(
      besideCar(random, sleeping('bed2', { hall: 'right', deep: [2950, 3050, 3500] })),
      sized(wayColumn(random), way),
      sized(
        along(
          out('free', [0, 200, 1000]),
          cell('alfresco', 'free', [2700, 2800, 3000]),
          cell('living', 'free', [3650, 3750, 4000]),
          cell('master', 'free', [3500, 3600, 4000]),
        ),
        sofa,
      ),
      sized(
        along(
          setback(random),
          ...(isTableFirst ? [table, kitchen] : [kitchen, table]),
          cell('laundry', 'free', [1700, 1750, 2000]),
          across(cell('wir', [1300, 1350, 1500]), cell('ens', 'free', [2100, 2250, 2500])),
        ),
        cook,
      ),
    ),
    open: openTo('entry'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      { ...arch('entry', 'lobby', 1000), at: 'left' },
      swing('lobby', 'bed2'),
      swing('lobby', 'bath', 'right'),
      swing('lobby', 'master'),
      cavity('master', 'wir'),
      cavity('wir', 'ens'),
      cavity(isTableFirst ? 'kitchen' : 'dining', 'laundry'),
      backDoor('laundry', 'right'),
      slider('living', 'alfresco', 3010),
      maybe(slider('dining', 'alfresco', 1810)),
    ],
    windows: {
      living: ['front'],
      kitchen: ['front', 'right'],
      dining: ['right'],
      bed2: ['rear'],
      master: ['rear'],
    },
  }
}
