import type { Template } from '../../../../draft.ts'
import { bothEnds, laneBehind } from './beds-at-street.ts'
import { alongSide, dayAtStreet } from './day-at-street.ts'

/** Two bedrooms on one level, for a block of eight and a half to eleven metres. */
export const smallTwo: Template = {
  id: 'small-two',
  share: 2,
  draft: (random) => ({
    ground: random.pick([dayAtStreet, alongSide, bothEnds, laneBehind])(random),
    mirrored: random.chance(0.5),
  }),
}
