import type { PaintName } from '../paints.ts'
import type { Solid } from '../solids.ts'
import { ball, box, drum } from '../solids.ts'
import type { Maker } from './maker.ts'

const BENCH_TOP = 0.9

/** Cupboards under a stone top, with a recessed kickboard. */
export function bench(w: number, d: number, front: PaintName = 'paper'): Solid[] {
  const doors = Math.max(1, Math.round(w / 0.6))
  const lines = Array.from({ length: doors - 1 }, (_, index) =>
    box('cloud', [((index + 1) * w) / doors - 0.005, d - 0.035, 0.12, 0.01, 0.01, 0.7]),
  )
  return [
    box('ink', [0, 0, 0, w, d - 0.1, 0.1]),
    box(front, [0, 0, 0.1, w, d - 0.03, 0.76]),
    ...lines,
    box('top', [0, 0, 0.86, w, d, BENCH_TOP - 0.86]),
  ]
}

function cooktop(x: number): Solid[] {
  const rings = [
    [0.19, 0.17],
    [0.55, 0.17],
    [0.19, 0.4],
    [0.55, 0.4],
  ].map(([dx = 0, dy = 0]) => drum('metal', [x + dx, 0.05 + dy, BENCH_TOP + 0.008, 0.08, 0.006]))
  return [box('ink', [x, 0.05, BENCH_TOP, 0.74, 0.5, 0.01], 0.004), ...rings]
}

/** A sink set into the top, its tap behind it. */
export function sink([x, y]: readonly [number, number], w = 0.36): Solid[] {
  return [
    box('metal', [x, y, BENCH_TOP - 0.002, w, 0.38, 0.006]),
    box('ink', [x + 0.03, y + 0.03, BENCH_TOP, w - 0.06, 0.32, 0.006]),
  ]
}

const tap = (x: number, y: number): Solid[] => [
  drum('ink', [x, y, BENCH_TOP, 0.016, 0.28]),
  box('ink', [x - 0.014, y, BENCH_TOP + 0.26, 0.028, 0.18, 0.026]),
]

const doubleSink = ([x, y]: readonly [number, number]): Solid[] => [
  ...sink([x, y]),
  ...sink([x + 0.39, y]),
  ...tap(x + 0.375, y - 0.07),
]

const fridge: Maker = (w, d) => [
  box('metal', [0.01, 0, 0.04, w - 0.02, d - 0.02, 1.72], 0.025),
  box('ink', [w / 2 - 0.005, d - 0.018, 0.06, 0.01, 0.006, 1.68]),
  ...[-0.06, 0.04].map((dx) => box('ink', [w / 2 + dx, d - 0.02, 0.8, 0.02, 0.04, 0.6])),
]

const island: Maker = (w, d) => [
  box('ink', [0.1, 0.06, 0, w - 0.2, d - 0.42, 0.1]),
  box('teal', [0.05, 0.02, 0.1, w - 0.1, d - 0.3, 0.76]),
  ...[0, w - 0.05].map((x) => box('top', [x, 0, 0, 0.05, d, 0.86])),
  box('top', [0, 0, 0.86, w, d, 0.04], 0.008),
  ...doubleSink([w / 2 - 0.38, 0.16]),
  { shape: 'bowl', paint: 'oak', at: [w * 0.86, d * 0.5, 0.9], radii: [0.16, 0.16, 0.09], wall: 0.02 },
  ball('leafC', [w * 0.86, d * 0.5, 0.98], [0.1, 0.1, 0.06]),
]

const stool: Maker = (w) => [
  drum('ink', [w / 2, w / 2, 0, 0.17, 0.03]),
  drum('ink', [w / 2, w / 2, 0.03, 0.025, 0.6]),
  drum('oak', [w / 2, w / 2, 0.62, 0.18, 0.06]),
]

/** A front loader; its door faces the room. */
function washer(x: number, d: number): Solid[] {
  return [
    box('paper', [x, 0.02, 0.02, 0.6, d - 0.03, 0.83], 0.02),
    { shape: 'drum', paint: 'ink', at: [x + 0.3, d - 0.02, 0.45], r: 0.19, h: 0.03, along: 'y', taper: 1 },
    { shape: 'drum', paint: 'metal', at: [x + 0.3, d - 0.02, 0.45], r: 0.13, h: 0.04, along: 'y', taper: 1 },
  ]
}

const laundryBench: Maker = (w, d) => {
  const machines = w > 1.85 ? 2 : 1
  const free = w - 0.62 * machines
  return [
    ...bench(free, d),
    box('top', [free, 0, 0.86, w - free, d, 0.04]),
    ...Array.from({ length: machines }, (_, index) => washer(free + 0.01 + index * 0.62, d)).flat(),
    ...sink([0.1, 0.12], 0.44),
    ...tap(0.32, 0.06),
    box('sand', [w - 0.5, 0.14, 0.9, 0.36, 0.26, 0.2], 0.03),
  ]
}

const barbecue: Maker = (w, d) => [
  ...bench(w, d, 'cloud'),
  box('ink', [0.14, 0.08, 0.9, 0.8, d - 0.18, 0.22], 0.06),
  box('metal', [0.18, d - 0.11, 0.96, 0.72, 0.03, 0.03]),
  ...(w > 1.75 ? [...sink([w - 0.54, 0.13]), ...tap(w - 0.36, 0.07)] : []),
]

export const KITCHEN: Record<string, Maker> = {
  'bench-cooktop': (w, d) => [...bench(w, d), ...cooktop(w / 2 - 0.37)],
  'bench-full': (w, d) => [
    ...bench(w, d),
    ...cooktop(w * 0.72 - 0.37),
    ...doubleSink([w * 0.28 - 0.38, 0.12]),
  ],
  fridge,
  island,
  stool,
  'laundry-bench': laundryBench,
  'scullery-bench': (w, d) => [...bench(w, d), ...doubleSink([w / 2 - 0.38, 0.11])],
  barbecue,
}
