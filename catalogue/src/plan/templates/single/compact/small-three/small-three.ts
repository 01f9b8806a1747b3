import type { Template } from '../../../../draft.ts'
import { besideTerrace, bothEnds } from './parents-at-garden.ts'
import { laneBehind } from './lane-behind.ts'
import { aroundCore } from './around-core.ts'

/** Three bedrooms on one level, for a block of nine to thirteen metres. */
export const smallThree: Template = {
  id: 'small-three',
  share: 2,
  draft: (random) => ({
    ground: random.pick([besideTerrace, bothEnds, aroundCore, laneBehind])(random),
    mirrored: random.chance(0.5),
  }),
}
