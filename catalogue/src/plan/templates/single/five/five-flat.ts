import type { Template } from '../../../draft.ts'
import { childrenAcross, wingsAtGarden } from './flat-rows.ts'
import { courtInside } from './flat-court.ts'
import { courtBeforeParents, courtBehindParents, nightAside } from './flat-sides.ts'

/** Five bedrooms on one level behind two cars. */
export const fiveFlat: Template = {
  id: 'five-flat',
  share: 2,
  draft: (random) => ({
    mirrored: random.chance(0.5),
    ground: random.pick([
      nightAside,
      courtBehindParents,
      courtBeforeParents,
      childrenAcross,
      wingsAtGarden,
      courtInside,
    ])(random),
  }),
}
