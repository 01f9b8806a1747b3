import type { House } from '../house.ts'
import type { Mark } from '../marks/mark.ts'
import type { Walk } from '../measure/walk.ts'
import { metres } from '../text.ts'
import { wholeOf } from './block.ts'
import type { Choice } from './exercise.ts'

/**
 * A choice measured by a walk in the house, which is drawn with the answer. `from` names the walk, as in "from the car to the
 * fridge".
 */
export const walkedIn = (
  house: House,
  walk: Walk,
  { asked, from }: { asked: readonly Mark[]; from: string },
): Choice => ({
  house,
  level: 'ground',
  frame: wholeOf(house),
  asked,
  told: [{ kind: 'walk', points: walk.points }],
  value: walk.metres,
  shows: `${from} one walks ${metres(walk.metres)} m`,
})
