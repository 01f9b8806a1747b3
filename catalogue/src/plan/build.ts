import { boundariesOf } from './layout/boundaries.ts'
import type { Draft, LevelDraft, Template } from './draft.ts'
import { draftOf } from './edition.ts'
import { furnish } from './furnish/furnish.ts'
import { boundsOf } from './geometry/geometry.ts'
import type { Level, LevelName, Plan } from './level.ts'
import { mirror } from './layout/mirror.ts'
import { numberBedrooms } from './number-bedrooms.ts'
import { placeDoors } from './openings/place-doors.ts'
import { placeWindows } from './openings/place-windows.ts'
import type { Cell } from './layout/solve.ts'
import { bestDepthMm, Infeasible, solve } from './layout/solve.ts'
import { postsOf, roomsOf, wallsOf } from './layout/walls.ts'

function layout({ tree, widthMm: width, offsetMm: offset }: LevelDraft): Cell[] {
  return solve(tree, { x: offset?.[0] ?? 0, y: offset?.[1] ?? 0, w: width, h: bestDepthMm(tree) })
}

function level(name: LevelName, draft: LevelDraft, cells: readonly Cell[]): Level {
  const boundaries = boundariesOf(cells, draft.open, draft.party)
  const walls = wallsOf(cells, boundaries)
  const rooms = roomsOf(cells, walls)
  const shell = { rooms, boundaries }
  const doors = placeDoors(draft.doors, shell)
  const windows = placeWindows(shell, doors, draft.windows ?? {})
  const furnished = furnish(shell, [...doors, ...windows], {
    level: name,
    stairs: draft.stairs,
    bare: draft.bare ?? [],
  })
  if (furnished.unfit.length > 0) throw new Infeasible(`nothing fits into ${furnished.unfit.join(', ')}`)
  return {
    name,
    cells,
    rooms,
    boundaries,
    walls,
    posts: postsOf(cells, boundaries),
    openings: [...doors, ...windows, ...furnished.windows],
    pieces: furnished.pieces,
  }
}

function levelsOf({ ground, upper }: Draft): Plan['levels'] {
  const groundCells = layout(ground)
  const first = level('ground', ground, groundCells)
  if (!upper) return [first]
  const draft = upper(groundCells)
  return [first, level('upper', draft, layout(draft))]
}

/** Generates a template's plan for a seed; throws `Infeasible` when the seed's sizes allow no layout. */
export function build(template: Template, seed: string): Plan {
  const draft = draftOf(template, seed)
  const levels = numberBedrooms(levelsOf(draft))
  const plan: Plan = { template: template.id, seed, mirrored: draft.mirrored, levels }
  return draft.mirrored ? mirror(plan) : plan
}

/** Bounding box of the house on the ground, covered areas included. */
export const footprintOf = (level: Level) =>
  boundsOf(
    level.cells.filter((cell) => cell.room !== 'out' && cell.room !== 'courtyard').map((cell) => cell.rect),
  )
