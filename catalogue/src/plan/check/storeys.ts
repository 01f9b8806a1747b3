import { areaOf, meet } from '../geometry/geometry.ts'
import type { Level, Plan, Room } from '../level.ts'
import { roomOf } from '../level.ts'
import { stairProblems } from './stairs.ts'
import { structureProblems } from './structure.ts'
import { wetStackProblems } from './wet-stack.ts'

function overlapProblems(level: Level): string[] {
  return level.cells.flatMap((a, index) =>
    level.cells.slice(index + 1).flatMap((b) => {
      const shared = meet(a.rect, b.rect)
      return shared && areaOf(shared) > 1 ? [`${a.room} overlaps ${b.room}`] : []
    }),
  )
}

const SLACK = 15

/** Problem: the stairs of both storeys do not match. */
function meetingProblems({ levels: [ground, upper] }: Plan): string[] {
  if (!upper) return []
  const cellOf = (room: Room | undefined) => room?.cells[0]
  const [a, b] = [cellOf(roomOf(ground, 'stair')), cellOf(roomOf(upper, 'stair'))]
  const isSame =
    a && b && (['x', 'y', 'w', 'h'] as const).every((side) => Math.abs(a[side] - b[side]) < SLACK)
  return isSame ? [] : ['the stairs do not meet']
}

/** Problems between two storeys. */
export const storeyProblems = (plan: Plan) => [
  ...plan.levels.flatMap(overlapProblems),
  ...meetingProblems(plan),
  ...stairProblems(plan),
  ...structureProblems(plan),
  ...wetStackProblems(plan),
]
