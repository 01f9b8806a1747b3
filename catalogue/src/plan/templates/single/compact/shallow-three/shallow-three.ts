import type { Template } from '../../../../draft.ts'
import { betweenBeds, wingAtEnd } from './day-in-middle.ts'
import { carsBetween } from './cars-between.ts'
import { sunAtStreet } from './sun-at-street.ts'

/** Three bedrooms and two bathrooms on one level, for a wide block that is not deep. */
export const shallowThree: Template = {
  id: 'shallow-three',
  share: 2,
  draft: (random) => ({
    ground: random.pick([wingAtEnd, betweenBeds, sunAtStreet, carsBetween])(random),
    mirrored: random.chance(0.5),
  }),
}
