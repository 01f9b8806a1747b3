import type { Template } from '../../../draft.ts'
import { twoStoreys } from '../storeys.ts'
import { choose } from './half-choices.ts'
import { halfGround } from './half-ground.ts'
import { halfUpper } from './half-upper.ts'

/** Parents and all living below, and children upstairs over one half of the house. */
export const halfTwo: Template = {
  id: 'half-two',
  share: 1.5,
  draft: twoStoreys({ choose, ground: halfGround, upper: halfUpper }),
}
