import type { Template } from '../../../draft.ts'
import { twoStoreys } from '../storeys.ts'
import { choose } from './loft-choices.ts'
import { loftGround } from './loft-ground.ts'
import { loftUpper } from './loft-upper.ts'

/** Bedrooms below, and above them kitchen and table beside the stairs with living room and main suite at either end. */
export const loftTwo: Template = {
  id: 'loft-two',
  draft: twoStoreys({ choose, ground: loftGround, upper: loftUpper }),
}
