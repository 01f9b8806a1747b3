import type { Template } from '../../../../draft.ts'
import { crossHall } from './cross-hall.ts'
import { laneGarden } from './lane-garden.ts'
import { suiteAtStreet } from './suite-at-street.ts'

/** Four bedrooms and two cars on a block of twelve and a half metres. */
export const familyFour: Template = {
  id: 'family-four',
  share: 2,
  draft(random) {
    const scheme = random.pick([suiteAtStreet, crossHall, laneGarden])
    return { mirrored: random.chance(0.5), ground: scheme(random) }
  },
}
