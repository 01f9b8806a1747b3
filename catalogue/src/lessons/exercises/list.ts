import { alfrescoExercise, northExercise } from './outside.ts'
import { frontageExercise, setbacksExercise } from './block.ts'
import { dimensionsExercise, inclusionsExercise, wetRoomsExercise } from './building.ts'
import type { Exercise } from './exercise.ts'
import { garageExercise, kitchenExercise, stairsExercise, storageExercise, zonesExercise } from './inside.ts'

/** Exercises by the slug of their lesson. */
export const EXERCISES: Readonly<Record<string, () => Exercise>> = {
  'read-the-frontage': frontageExercise,
  'room-around-the-house': setbacksExercise,
  'find-north': northExercise,
  'the-outdoor-room': alfrescoExercise,
  'quiet-and-busy': zonesExercise,
  'walk-the-kitchen': kitchenExercise,
  'count-the-storage': storageExercise,
  'from-car-to-fridge': garageExercise,
  'follow-the-stairs': stairsExercise,
  'read-the-dimensions': dimensionsExercise,
  'stack-the-wet-rooms': wetRoomsExercise,
  'what-is-included': inclusionsExercise,
}

/** Exercise of a lesson; every lesson has one. */
export function exerciseFor(slug: string): Exercise {
  const make = EXERCISES[slug]
  if (!make) throw new Error(`The lesson ${slug} has no exercise.`)
  return make()
}
