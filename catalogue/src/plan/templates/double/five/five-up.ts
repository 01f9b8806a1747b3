import type { Template } from '../../../draft.ts'
import { parentsAboveGarden } from './up-garden.ts'
import { loungeBetween } from './up-lounge.ts'
import { besideStairs } from './up-side.ts'
import { aroundVoid } from './up-void.ts'

/** Five bedrooms on two storeys behind two cars. */
export const fiveUp: Template = {
  id: 'five-up',
  share: 2,
  draft: (random) => random.pick([loungeBetween, parentsAboveGarden, besideStairs, aroundVoid])(random),
}
