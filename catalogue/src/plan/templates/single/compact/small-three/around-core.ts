import type { LevelDraft } from '../../../../draft.ts'
import { backDoor, cavity, frontDoor, portal, slider, swing } from '../../../../draft.ts'
import type { Split } from '../../../../layout/tree.ts'
import { across, along, cell, out, sized } from '../../../../layout/tree.ts'
import type { Random } from '../../../../random.ts'
import { openTo } from '../../courts/bar-rooms.ts'
import { ONE_CAR_MM, oneRoller, sleeping } from '../compact-rooms.ts'

const LOBBY_MM = 1300

/** The front door, behind it lobby and bathrooms in the middle of the house, and the main bedroom at the garden. */
const middle = (random: Random): Split =>
  along(
    cell('porch', 'free', [2300, random.between(2700, 3000, 100), 3200]),
    cell('entry', 'free', [2200, 2300, 2600]),
    across(
      cell('lobby', LOBBY_MM),
      along(
        cell('bath', 'free', [2300, 2350, 2500]),
        cell('pantry', 'free', [1550, 1600, 1700]),
        cell('ens', 'free', [1950, 2000, 2100]),
      ),
    ),
    across(cell('master', LOBBY_MM + 970), cell('robe1', 'free', 700)),
    cell('master', 'free', [3400, 3500, 3900]),
    out(),
  )

/** Terrace, sofa, kitchen and table one behind the other from the street to the laundry. */
const dayColumn = (random: Random): Split =>
  along(
    out('free', [250, 350, 600]),
    cell('alfresco', 'free', [2700, random.between(2700, 2800, 50), 2900]),
    cell('living', 'free', [4200, 4400, 4700]),
    cell('kitchen', 'free', [3600, 3800, 4200]),
    cell('dining', 'free', [2900, 3000, 3300]),
    cell('laundry', 'free', [1700, 1800, 2100]),
    out(),
  )

/** Bathrooms and pantry in the middle, living rooms along one side, the bedrooms around the other ones. */
export function aroundCore(random: Random): LevelDraft {
  const [core, day] = [random.between(2200, 2350, 50), random.between(3850, 4050, 50)]
  return {
    widthMm: ONE_CAR_MM + LOBBY_MM + core + day,
    tree: across(
      sized(
        along(
          out('free', [250, 300, 500]),
          cell('garage', 'free', [5900, 5950, 6050]),
          sleeping('bed2', { hall: 'right', deep: [2950, 2950, 3050] }),
          sleeping('bed3', { hall: 'right' }),
          out(),
        ),
        ONE_CAR_MM,
      ),
      sized(middle(random), LOBBY_MM + core),
      sized(dayColumn(random), day),
    ),
    open: openTo('entry'),
    doors: [
      oneRoller(),
      frontDoor('porch', 'entry'),
      portal('entry', 'lobby'),
      swing('garage', 'entry', 'rear'),
      swing('lobby', 'bed2'),
      swing('lobby', 'bed3'),
      swing('lobby', 'bath'),
      swing('lobby', 'master'),
      cavity('master', 'ens'),
      cavity('kitchen', 'pantry'),
      cavity('dining', 'laundry'),
      backDoor('laundry', 'right'),
      slider('living', 'alfresco', 2410),
    ],
    windows: {
      living: ['right'],
      dining: ['right'],
      kitchen: ['right'],
      bed2: ['left'],
      bed3: ['left', 'rear'],
      master: ['rear'],
    },
  }
}
