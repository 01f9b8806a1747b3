import type { Template } from '../../../draft.ts'
import { twoStoreys } from '../storeys.ts'
import { choose } from './side-choices.ts'
import { sideGround } from './side-ground.ts'
import { sideUpper } from './side-upper.ts'

/** A slim house whose porch, foyer and stairs lie one behind the other along one side. */
export const sideTwo: Template = {
  id: 'side-two',
  draft: twoStoreys({ choose, ground: sideGround, upper: sideUpper }),
}
