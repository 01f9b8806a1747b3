import type { Template } from '../../../../draft.ts'
import { childrenAtGarden } from './children-at-garden.ts'
import { livingAroundCourt } from './living-around-court.ts'
import { suiteBesideLiving } from './suite-beside-living.ts'

/** Four bedrooms and two cars on a block of fourteen metres. */
export const wideFour: Template = {
  id: 'wide-four',
  share: 2,
  draft(random) {
    const scheme = random.pick([childrenAtGarden, suiteBesideLiving, livingAroundCourt])
    return { mirrored: random.chance(0.5), ground: scheme(random) }
  },
}
