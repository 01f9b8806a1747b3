import { dollhouses } from '#dollhouse/check-dollhouses.ts'
import { renderedLessons } from '#lessons/check-lessons.ts'
import { portraits } from '#portraits/check-portraits.ts'

import type { Check } from '#checks/check.ts'
import { facadeFronts } from '#checks/facade-fronts.ts'
import { librarySize } from '#checks/library-size.ts'
import { namedFiles } from '#checks/named-files.ts'
import { planDesigns } from '#checks/plan-designs.ts'
import { roomLikeness } from '#checks/room-likeness.ts'
import { roomRenders } from '#checks/room-renders.ts'
import { LIBRARY } from '#library/library.ts'

/** Checks of the committed library: npm run catalogue:check. */
const CHECKS: readonly Check[] = [
  planDesigns,
  namedFiles,
  roomRenders,
  roomLikeness,
  facadeFronts,
  renderedLessons,
  dollhouses,
  portraits,
  librarySize,
]

const findings = await Promise.all(CHECKS.map((check) => check(LIBRARY)))
const problems = findings.flatMap((finding) => finding.problems)

console.log(problems.length > 0 ? problems.join('\n') : findings.map((finding) => finding.summary).join('; '))
process.exitCode = problems.length > 0 ? 1 : 0
