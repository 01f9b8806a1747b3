import type { Template } from '../../../draft.ts'
import { twoStoreys } from '../storeys.ts'
import { choose } from './yard-choices.ts'
import { yardGround } from './yard-ground.ts'
import { yardUpper } from './yard-upper.ts'

/** Two ends joined by a link along a yard on both storeys, for a block of eleven metres. */
export const yardTwo: Template = {
  id: 'yard-two',
  share: 1.5,
  draft: twoStoreys({ choose, ground: yardGround, upper: yardUpper }),
}
