import type { Template } from '../../../../draft.ts'
import { betweenBeds, throughDay } from './day-between.ts'
import { sunAtStreet, twoRows } from './day-in-rows.ts'

/** Two bedrooms on one level, for a wide block that is not deep. */
export const shallowTwo: Template = {
  id: 'shallow-two',
  share: 2,
  draft: (random) => ({
    ground: random.pick([throughDay, betweenBeds, twoRows, sunAtStreet])(random),
    mirrored: random.chance(0.5),
  }),
}
