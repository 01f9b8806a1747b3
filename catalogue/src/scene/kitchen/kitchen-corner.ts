import type { Random } from '#plan/random.ts'
import { fronts } from '../joinery.ts'
import { bowl, foliage, pot, slab, vase } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape } from '../shapes.ts'
import type { Kitchen } from './kitchen-design.ts'
import { BENCH_M, BENCH_TOP_M } from './kitchen-run.ts'

const LONG = 2.9

/** Things on the bench and on the shelf over it. */
function things(random: Random): Shape[] {
  return [
    slab([0.5, -0.5, BENCH_M], [0.8, -0.14, BENCH_M + 0.34], 'steel', 0.02),
    slab([0.53, -0.53, BENCH_M + 0.02], [0.77, -0.5, BENCH_M + 0.06], 'oven', 0.004),
    slab([0.53, -0.54, BENCH_M + 0.25], [0.77, -0.49, BENCH_M + 0.33], 'oven', 0.01),
    slab([1.12, -0.13, BENCH_M], [1.48, -0.1, BENCH_M + 0.46], 'timber', 0.012),
    slab([1.36, -0.17, BENCH_M], [1.62, -0.14, BENCH_M + 0.34], 'timberFlat', 0.012),
    bowl([1.25, -0.36, BENCH_M], { r: 0.13, h: 0.08 }, 'ceramic'),
    pot([2, -0.3, BENCH_M], { r: 0.09, h: 0.16 }, 'clay'),
    foliage(random, {
      at: [2, -0.3, BENCH_M + 0.14],
      blades: 20,
      length: 0.34,
      width: 0.05,
      rise: 1.3,
      droop: 0.7,
      material: 'plant',
    }),
    slab([0.45, -0.24, 1.5], [2.3, 0, 1.54], 'timberFlat', 0.003),
    vase([0.7, -0.13, 1.54], { r: 0.07, h: 0.24 }, 'clay'),
    bowl([1, -0.13, 1.54], { r: 0.1, h: 0.07 }, 'ceramic'),
    bowl([1, -0.13, 1.58], { r: 0.1, h: 0.07 }, 'ceramic'),
    ...[1.32, 1.44, 1.56].map((x): Shape => ({
      shape: 'cylinder',
      at: [x, -0.13, 1.54],
      r: 0.042,
      h: 0.11,
      material: 'ceramic',
    })),
    vase([1.86, -0.13, 1.54], { r: 0.05, h: 0.16 }, 'ceramic'),
  ]
}

/** The return of the run along the wall opposite the garden: drawers, a bench, a shelf and the things on them. */
export function cornerRun(random: Random, k: Kitchen): Shape[] {
  const kind = k.style.fronts.kind
  const shapes: Shape[] = [
    slab([0, -0.6, 0.1], [LONG, 0, BENCH_M - BENCH_TOP_M], 'front'),
    slab([0, -0.54, 0], [LONG, 0, 0.1], 'black'),
    ...fronts({
      from: 0.05,
      to: LONG,
      y: -0.6,
      low: 0.1,
      high: BENCH_M - BENCH_TOP_M,
      kind,
      material: 'front',
      handle: kind === 'batten' || kind === 'flat' ? null : 'metal',
      unit: 0.75,
      drawers: 3,
    }),
    slab([-0.02, -0.62, BENCH_M - BENCH_TOP_M], [LONG + 0.01, 0, BENCH_M], 'bench', 0.003),
    slab([0, -0.012, BENCH_M], [LONG, 0, 1.5], 'splash'),
    ...things(random),
  ]
  const start = k.size.depth - 0.6
  const isRight = k.mirror > 0
  return turned(
    shapes,
    [k.mirror * (k.size.width / 2), isRight ? start : start - LONG, 0],
    isRight ? -90 : 90,
  )
}
