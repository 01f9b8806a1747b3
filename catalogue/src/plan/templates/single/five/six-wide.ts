import type { Template } from '../../../draft.ts'
import { courtEnclosed, courtOpen } from './wide-courts.ts'
import { guestsAtGarden, guestsAtStreet, playAtRear, playBeforeGarden } from './wide-rows.ts'

/** Six bedrooms and a second living room on one level, for a broad block. */
export const sixWide: Template = {
  id: 'six-wide',
  share: 2,
  draft: (random) => ({
    mirrored: random.chance(0.5),
    ground: random.pick([
      courtOpen,
      courtEnclosed,
      playBeforeGarden,
      playAtRear,
      guestsAtGarden,
      guestsAtStreet,
    ])(random),
  }),
}
