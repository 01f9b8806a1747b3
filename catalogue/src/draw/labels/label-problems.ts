import { overlaps } from '#plan/geometry/geometry.ts'
import type { Level, Plan } from '#plan/level.ts'

import { CARD_TEXT, frameOf } from '../card.ts'
import { placeLabels } from './labels.ts'

/** Maximum covered share of a label's box: its edge is empty and may touch a thing. */
const MAX_COVERED_SHARE = 0.06
/** Maximum share of a label's box inside a door's swing: its arc does not reach the corner. */
const MAX_SWEPT_SHARE = 0.3

function problemsIn(level: Level, px: number): string[] {
  const placed = placeLabels(level, { px, ...CARD_TEXT })
  const labels = placed.flatMap(({ label }) => label ?? [])
  return [
    ...placed.flatMap(({ room, label }) => (label ? [] : [`the name of ${room.id} finds no room`])),
    ...labels
      .filter((label) => label.covered > MAX_COVERED_SHARE)
      .map(({ room }) => `the name of ${room.id} lies on furniture`),
    ...labels
      .filter((label) => label.swept > MAX_SWEPT_SHARE)
      .map(({ room }) => `the name of ${room.id} lies on a door`),
    ...labels.flatMap((a, index) =>
      labels
        .slice(index + 1)
        .flatMap((b) =>
          overlaps(a.rect, b.rect) ? [`the names of ${a.room.id} and ${b.room.id} overlap`] : [],
        ),
    ),
  ]
}

/** Problems of names on the card: they must cover no furniture and no other name. */
export function labelProblems(plan: Plan): string[] {
  const { px } = frameOf(plan)
  return plan.levels.flatMap((level) => problemsIn(level, px))
}
