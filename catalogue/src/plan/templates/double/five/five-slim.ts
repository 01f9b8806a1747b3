import type { Template } from '../../../draft.ts'
import { besideCourt } from './slim-court.ts'
import { carAtLane } from './slim-lane.ts'
import { guestBehindCar } from './slim-long.ts'
import { stairsBetween } from './slim-middle.ts'

/** Five bedrooms on two storeys with one car, for a narrow block. */
export const fiveSlim: Template = {
  id: 'five-slim',
  share: 2,
  draft: (random) => random.pick([stairsBetween, besideCourt, guestBehindCar, carAtLane])(random),
}
