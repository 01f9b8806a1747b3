import type { Level, Plan } from '#plan/level.ts'

import { type Camera, CAMERAS, type Side } from './camera.ts'
import { furnitureOf } from './furniture/furniture.ts'
import { CUT_HEIGHT_M, DECKING_M, PLATE_M, PLINTH_M } from './heights.ts'
import { allFloors } from './house/floors.ts'
import { gardenOf, plotOf, tray, trayOf } from './house/garden.ts'
import { openingsOf } from './house/openings.ts'
import { railsOf } from './house/rails.ts'
import { stairsOf } from './house/stairs.ts'
import { wallsOf } from './house/walls.ts'
import type { Layout } from './layout.ts'
import { layoutOf } from './layout.ts'
import { PAINTS } from './paints.ts'
import { toMetres } from './place.ts'
import type { Plane, Point3, Solid } from './solids.ts'

/** Complete description of a doll-house picture. */
export interface Scene {
  paints: typeof PAINTS
  axes: Camera['axes']
  sun: Camera['sun']
  view: Layout['view']
  /** Bodies of each storey, and their offset to stand on the table at z = 0. */
  storeys: { at: Point3; solids: Solid[] }[]
}

const bodiesOf = (level: Level): Solid[] => [
  ...allFloors(level),
  ...wallsOf(level),
  ...openingsOf(level),
  ...railsOf(level),
  ...stairsOf(level),
  ...furnitureOf(level),
]

const planeOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }): Plane => [
  toMetres(x),
  toMetres(y),
  toMetres(w),
  toMetres(h),
]

/** Rounds numbers to a tenth of a millimetre, so that every machine writes the same scene. */
const rounded = (_: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 1e4) / 1e4 || 0 : value

/** Builds the doll-house of a plan, from the geometry of its drawing. */
export function sceneOf(plan: Plan, side: Side): Scene {
  const camera = CAMERAS[side]
  const [ground, upper] = plan.levels
  const raised = [PLINTH_M + PLATE_M, DECKING_M + PLATE_M]
  const planes = [plotOf(plan), ...(upper ? [trayOf(upper)] : [])].map(planeOf)
  const { offsets, view } = layoutOf(
    planes.map((plane, index) => ({ plane, height: (raised[index] ?? 0) + CUT_HEIGHT_M })),
    camera,
  )
  const bodies = [
    [...gardenOf(plan), ...bodiesOf(ground)],
    ...(upper ? [[...tray(upper), ...bodiesOf(upper)]] : []),
  ]
  const storeys = bodies.map((solids, index): Scene['storeys'][number] => {
    const [x, y] = offsets[index] ?? [0, 0]
    return { at: [x, y, raised[index] ?? 0], solids }
  })
  return { paints: PAINTS, axes: camera.axes, sun: camera.sun, view, storeys }
}

/** Serialised scene, as it is rendered and hashed. */
export const sceneText = (scene: Scene) => JSON.stringify(scene, rounded)
