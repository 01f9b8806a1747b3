import type { Template } from '../../../draft.ts'
import { twoStoreys } from '../storeys.ts'
import { choose } from './bar-choices.ts'
import { barGround } from './bar-ground.ts'
import { barUpper } from './bar-upper.ts'

/** A bar of two storeys down one side, and all living in a lower wing down the other. */
export const barTwo: Template = {
  id: 'bar-two',
  share: 1.5,
  draft: twoStoreys({ choose, ground: barGround, upper: barUpper }),
}
