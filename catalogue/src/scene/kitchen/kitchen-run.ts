import type { Random } from '#plan/random.ts'
import { mixer } from '../furniture.ts'
import { fronts } from '../joinery.ts'
import { hasSinkInIsland, type Kitchen } from './kitchen-design.ts'
import { openShelves } from './kitchen-shelves.ts'
import { foliage, pot, slab, vase } from '../props.ts'
import type { Shape } from '../shapes.ts'
import type { Style } from '../styles.ts'

/** Height of benches. */
export const BENCH_M = 0.9
export const BENCH_TOP_M = 0.04

/** Full-height units: pantry and fridge behind fronts. */
function tallUnits(k: Kitchen, at: { from: number; face: number; ceiling: number }): Shape[] {
  const kind = k.style.fronts.kind
  return [
    slab([at.from, at.face - 0.02, 0], [at.from + k.tall, k.size.depth, at.ceiling], 'timber'),
    ...fronts({
      from: at.from,
      to: at.from + k.tall,
      y: at.face - 0.02,
      low: 0.1,
      high: at.ceiling,
      kind: kind === 'batten' ? 'flat' : kind,
      material: 'timber',
      handle: 'metal',
      unit: 0.6,
    }),
  ]
}

/** The run along the back wall: base fronts, bench, splashback, oven and hob, wall units, tall units. */
export function backRun(random: Random, k: Kitchen): Shape[] {
  const { width: w, depth: d, height: h } = k.size
  const left = -w / 2 + (k.mirror > 0 ? 0 : k.tall)
  const right = w / 2 - (k.mirror > 0 ? k.tall : 0)
  const face = d - 0.6
  const kind = k.style.fronts.kind
  const handle = kind === 'batten' || kind === 'flat' ? null : 'metal'
  const hob = (left + right) / 2
  const ceiling = Math.min(h, 2.55)
  const tallFrom = k.mirror > 0 ? right : -w / 2
  const base = { y: face, low: 0.1, high: BENCH_M - BENCH_TOP_M, kind, material: 'front', handle }
  const shapes: Shape[] = [
    slab([left, face, 0.1], [right, d, BENCH_M - BENCH_TOP_M], 'front'),
    slab([left, face + 0.06, 0], [right, d, 0.1], 'black'),
    ...fronts({ ...base, from: left, to: hob - 0.3, unit: 0.55 }),
    ...fronts({ ...base, from: hob + 0.3, to: right, unit: 0.7, drawers: 3 }),
    slab([left, face - 0.02, BENCH_M - BENCH_TOP_M], [right, d, BENCH_M], 'bench', 0.003),
    slab([left, d - 0.012, BENCH_M], [right, d, k.upper === 'shelf' ? 1.95 : ceiling], 'splash'),
    slab(
      [hob - 0.298, face - 0.002, 0.22],
      [hob + 0.298, face + 0.4, BENCH_M - BENCH_TOP_M - 0.01],
      'oven',
      0.004,
    ),
    {
      shape: 'tube',
      r: 0.009,
      material: 'steel',
      path: [
        [hob - 0.24, face - 0.05, 0.72],
        [hob + 0.24, face - 0.05, 0.72],
      ],
    },
    slab([hob - 0.29, face + 0.06, BENCH_M], [hob + 0.29, d - 0.08, BENCH_M + 0.006], 'oven', 0.002),
    ...wallUnits(k, { left, right, hob, ceiling, kind, handle }),
    ...benchProps(random, { left, right, hob, y: d - 0.22 }),
  ]
  if (k.tall > 0) shapes.push(...tallUnits(k, { from: tallFrom, face, ceiling }))
  if (!hasSinkInIsland(k)) shapes.push(...mixer([left + (hob - left) * 0.45, d - 0.12, BENCH_M], 'metal'))
  if (ceiling < h) shapes.push(slab([-w / 2, face + 0.1, ceiling], [w / 2, d, h], 'wall'))
  return shapes
}

type Run = {
  left: number
  right: number
  hob: number
  ceiling: number
  kind: Style['fronts']['kind']
  handle: string | null
}

function wallUnits(k: Kitchen, run: Run): Shape[] {
  const d = k.size.depth
  if (k.upper === 'shelf') return openShelves(k, run)
  const hood = 0.42
  const units = (from: number, to: number) => [
    slab([from, d - 0.35, 1.5], [to, d, run.ceiling], 'second'),
    ...fronts({
      from,
      to,
      y: d - 0.35,
      low: 1.5,
      high: run.ceiling,
      kind: run.kind,
      material: 'second',
      handle: run.handle,
      unit: 0.5,
    }),
  ]
  const chimney =
    k.upper === 'hood'
      ? [
          slab([run.hob - hood, d - 0.42, 1.62], [run.hob + hood, d, 1.8], 'timberFlat', 0.004),
          slab([run.hob - hood, d - 0.36, 1.8], [run.hob + hood, d, run.ceiling], 'wall'),
        ]
      : [slab([run.hob - hood, d - 0.37, 1.6], [run.hob + hood, d, run.ceiling], 'second', 0.002)]
  return [...units(run.left, run.hob - hood), ...chimney, ...units(run.hob + hood, run.right)]
}

function benchProps(random: Random, at: { left: number; right: number; hob: number; y: number }): Shape[] {
  const spot = at.hob + 0.55
  return [
    slab([spot, at.y + 0.1, BENCH_M], [spot + 0.3, at.y + 0.13, BENCH_M + 0.42], 'timber', 0.01),
    pot([spot + 0.48, at.y, BENCH_M], { r: 0.07, h: 0.13 }, 'clay'),
    foliage(random, {
      at: [spot + 0.48, at.y, BENCH_M + 0.11],
      blades: 18,
      length: 0.2,
      width: 0.04,
      rise: 1.3,
      droop: 0.7,
      material: 'plant',
    }),
    vase([at.hob - 0.62, at.y, BENCH_M], { r: 0.06, h: 0.2 }, 'ceramic'),
    {
      shape: 'cylinder',
      at: [at.hob - 0.78, at.y - 0.02, BENCH_M],
      r: 0.045,
      h: 0.14,
      material: 'clay',
    },
  ]
}
