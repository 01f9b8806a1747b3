import type { Plan } from '../level.ts'
import { doorProblems } from './doors.ts'
import { furnitureProblems } from './furniture.ts'
import { sizeProblems } from './sizes.ts'
import { storeyProblems } from './storeys.ts'
import { walkProblems } from './walk.ts'

/** Everything that keeps a plan from being one that people could build and live in; empty for a good plan. */
export function problemsOf(plan: Plan): string[] {
  return [
    ...storeyProblems(plan),
    ...sizeProblems(plan),
    ...plan.levels.flatMap((level) => [
      ...doorProblems(level),
      ...furnitureProblems(level),
      ...walkProblems(level),
    ]),
  ]
}
