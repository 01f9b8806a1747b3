import type { Level, Plan } from '../level.ts'
import { bedroomWayProblems } from './architecture/bedroom-ways.ts'
import { daylightProblems } from './architecture/daylight.ts'
import { gardenWayProblems } from './architecture/garden-ways.ts'
import { passageProblems } from './architecture/passages.ts'
import { carryProblems } from './carry.ts'
import { doorProblems } from './doors.ts'
import { furnitureProblems } from './furniture.ts'
import { proportionProblems } from './proportions.ts'
import { sightProblems } from './sight.ts'
import { sizeProblems } from './sizes.ts'
import { storeyProblems } from './storeys.ts'
import { walkProblems } from './walk.ts'

const onEveryLevel = (check: (level: Level) => string[]) => (plan: Plan) => plan.levels.flatMap(check)

/** Checks in the order of their cost, so that most bad plans are rejected early. */
const CHECKS: readonly ((plan: Plan) => string[])[] = [
  sizeProblems,
  proportionProblems,
  passageProblems,
  onEveryLevel(gardenWayProblems),
  onEveryLevel(bedroomWayProblems),
  onEveryLevel(daylightProblems),
  onEveryLevel(doorProblems),
  onEveryLevel(furnitureProblems),
  onEveryLevel(sightProblems),
  storeyProblems,
  onEveryLevel(walkProblems),
  carryProblems,
]

/** Problems that keep a plan from being built and lived in; empty for a good plan. */
export const problemsOf = (plan: Plan): string[] => CHECKS.flatMap((check) => check(plan))

/** Whether a plan has no problem; stops at the first one. */
export const isGood = (plan: Plan): boolean => CHECKS.every((check) => check(plan).length === 0)
