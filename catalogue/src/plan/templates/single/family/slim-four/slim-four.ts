import type { Template } from '../../../../draft.ts'
import { bedroomsBetween } from './bedrooms-between.ts'
import { laneBehind } from './lane-behind.ts'
import { livingBetween } from './living-between.ts'

/** Four bedrooms and two cars on a block of ten and a half metres: the garage stands on the boundary or at a lane. */
export const slimFour: Template = {
  id: 'slim-four',
  share: 2,
  draft(random) {
    const scheme = random.pick([bedroomsBetween, livingBetween, laneBehind])
    return { mirrored: random.chance(0.5), ground: scheme(random) }
  },
}
