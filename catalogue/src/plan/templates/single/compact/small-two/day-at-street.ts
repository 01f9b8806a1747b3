import type { LevelDraft } from '../../../../draft.ts'
import { arch, backDoor, cavity, fromOneOf, frontDoor, maybe, slider, swing } from '../../../../draft.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { robed } from '../../family/rooms.ts'
import { besideCar, ONE_CAR_MM, oneRoller, setback, sleeping, wayIn } from '../compact-rooms.ts'

const ENTRY_MM = 1450

/** Both bedrooms at the garden, and the bath between them. */
function restAtGarden({ isMasterFirst, robe }: { isMasterFirst: boolean; robe: number }) {
  const [first, last] = isMasterFirst ? (['left', 'right'] as const) : (['right', 'left'] as const)
  const parts = [
    sized(sleeping('master', { hall: last, robe, deep: [3300, 3450, 3700] }), [3700, 3850, 4150]),
    sized(along(cell('lobby', 'free', 1300), cell('bath')), [2150, 2200, 2400]),
    sized(sleeping('bed2', { hall: first, robe, deep: [3200, 3350, 3700] }), [2980, 3050, 3200]),
  ]
  return across(...(isMasterFirst ? parts : parts.toReversed()))
}

/** The sofa at the street, a terrace beside the table, and both bedrooms at the garden. */
export function dayAtStreet(random: Random): LevelDraft {
  const sofa = random.between(4150, 4350, 50)
  const [isMasterFirst, isTerraceLast] = [random.chance(0.5), random.chance(0.5)]
  const aside = [cell('alfresco', 'free', [3150, 3250, 3700]), cell('laundry', 'free', [1700, 1800, 2100])]
  return {
    widthMm: sofa + ENTRY_MM + ONE_CAR_MM,
    tree: along(
      across(
        along(
          across(
            sized(along(setback(random), cell('living', 'free', [4400, 4700, 5300])), sofa),
            wayIn(random, ENTRY_MM),
          ),
          across(sized(along(...(isTerraceLast ? aside.toReversed() : aside)), 2700), cell('dining')),
        ),
        besideCar(random, cell('kitchen', 'free', [3400, 3700, 4300])),
      ),
      restAtGarden({ isMasterFirst, robe: isTerraceLast ? 880 : 700 }),
    ),
    open: openTo('entry'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      { ...arch('dining', 'lobby', 1000), at: 'left' },
      fromOneOf(['living'], cavity('dining', 'laundry')),
      backDoor('laundry', 'left'),
      swing('lobby', 'master'),
      swing('lobby', 'bed2'),
      swing('lobby', 'bath', 'right'),
      slider('dining', 'alfresco', 2110),
      maybe(slider('living', 'alfresco', 2110)),
      { ...maybe(slider('living', 'garden', 2410)), b: null, side: 'left' },
    ],
    windows: { living: ['front', 'left'], kitchen: ['right'], master: ['rear'], bed2: ['rear'] },
  }
}

/** Kitchen, table and sofa along one side from the street to the garden, the bedrooms behind the car. */
export function alongSide(random: Random): LevelDraft {
  const [day, way] = [random.between(3850, 4100, 50), 1400]
  const isCookFirst = random.chance(0.5)
  const cook = cell('kitchen', 'free', [3700, 3800, 4200])
  const dining = cell('dining', 'free', [2400, 2500, 2800])
  const sit = cell('living', 'free', [4300, 4500, 5000])
  return {
    widthMm: day + way + ONE_CAR_MM,
    tree: across(
      sized(
        along(
          setback(random),
          ...(isCookFirst ? [cook, dining, sit] : [sit, dining, cook]),
          cell('alfresco', 'free', [2800, random.between(2900, 3500, 100), 3600]),
          out(),
        ),
        day,
      ),
      along(
        across(
          wayIn(
            random,
            way,
            cell(isCookFirst ? 'living' : 'dining'),
            cell('lobby', 'free', [1900, 2100, 2300]),
          ),
          besideCar(
            random,
            cell('laundry', 'free', [1650, 1700, 1900]),
            robed('bed2'),
            cell('bath', 'free', [1900, 2000, 2200]),
          ),
        ),
        across(cell('master', 'free', [3450, 3550, 4000]), cell('robe1', 780)),
        out(),
      ),
    ),
    open: openTo('entry', 'lobby'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      swing('garage', 'entry', 'rear'),
      fromOneOf(['living', 'dining', 'lobby'], cavity('entry', 'laundry')),
      backDoor('laundry', 'right'),
      swing('lobby', 'master'),
      fromOneOf(['living', 'dining', 'lobby'], swing('entry', 'bed2')),
      swing('lobby', 'bath'),
      slider(isCookFirst ? 'living' : 'kitchen', 'alfresco', 2410),
      ...(isCookFirst ? [] : [{ ...slider('living', 'garden', 2410), b: null, side: 'left' as const }]),
    ],
    windows: {
      kitchen: isCookFirst ? ['front'] : ['left'],
      dining: ['left'],
      living: isCookFirst ? ['left'] : ['front', 'left'],
      master: ['rear'],
      bed2: ['right'],
    },
  }
}
