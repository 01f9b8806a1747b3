import type { Random } from '#plan/random.ts'
import { fronts } from '../joinery.ts'
import { slab } from '../props.ts'
import type { Light, Shape, Vec } from '../shapes.ts'
import type { Bathroom } from './bathroom-design.ts'
import { basinOf, BENCH_M, HOLE, tap, VANITY_HEIGHT_M } from './bathroom-basin.ts'
import { benchThings } from './bathroom-props.ts'

type Place = { x: number; span: number }
const placesOn = (b: Bathroom, { x, span }: Place) => (b.basins === 2 ? [x - span / 4, x + span / 4] : [x])

/** Vanity, basins, taps, mirrors, lamps and things on the bench, on the back wall, centred on `x`. */
export function vanityOf(random: Random, b: Bathroom, place: Place): Shape[] {
  const { x, span } = place
  const d = b.size.depth
  const [x0, x1] = [x - span / 2, x + span / 2]
  const low = b.vanity.kind === 'wall-hung' ? 0.4 : 0.24
  const face = d - 0.48
  const legs: Shape[] =
    b.vanity.kind === 'legs'
      ? [x0 + 0.03, x1 - 0.03].flatMap((lx) =>
          [face + 0.03, d - 0.06].map((ly): Shape => ({
            shape: 'cylinder',
            at: [lx, ly, 0],
            r: 0.013,
            r2: 0.022,
            h: low,
            material: 'front',
          })),
        )
      : []
  const places = placesOn(b, place)
  return [
    slab([x0 + 0.002, face, low], [x1 - 0.002, d, VANITY_HEIGHT_M - BENCH_M - 0.012], 'front', 0.002),
    slab([x0 + 0.012, face + 0.012, 0.7], [x1 - 0.012, d, VANITY_HEIGHT_M - BENCH_M], 'dark'),
    ...fronts({
      from: x0,
      to: x1,
      y: face,
      low,
      high: VANITY_HEIGHT_M - BENCH_M - 0.012,
      kind: b.style.fronts.kind,
      material: 'front',
      handle: b.style.fronts.kind === 'shaker' ? 'metal' : null,
      unit: 0.55,
      drawers: b.style.fronts.kind === 'flat' ? 2 : 1,
    }),
    ...bench(b, place, places),
    ...legs,
    ...places.flatMap((at) => [
      ...basinOf(b, at, d - 0.25),
      ...tap(b, at, d - 0.25),
      ...lookingGlass(b, at, span / b.basins),
    ]),
    ...(b.glass === 'cabinet' ? [] : lamps(b, places, x)),
    ...standing(random, b, place),
  ]
}

/** Things on the bench: two basins leave the middle free, one leaves both ends. */
function standing(random: Random, b: Bathroom, { x, span }: Place): Shape[] {
  const [tall, low] = benchThings(b.style.name)
  const y = b.size.depth - 0.15
  const z = VANITY_HEIGHT_M
  if (b.basins === 2)
    return span > 1.6
      ? [...tall(random, [x - 0.04, y, z]), ...low(random, [x + 0.17, y - 0.06, z])]
      : tall(random, [x, y, z])
  const end = span / 2 - 0.14
  return [...tall(random, [x - end, y, z]), ...(span > 1 ? low(random, [x + end, y - 0.04, z]) : [])]
}

/** The bench in one piece, or around the holes of its basins. */
function bench(b: Bathroom, { x, span }: Place, places: readonly number[]): Shape[] {
  const d = b.size.depth
  const [x0, x1] = [x - span / 2 - 0.012, x + span / 2 + 0.012]
  const front = d - 0.515
  const piece = (from: number, to: number, [near, far]: readonly [number, number]) =>
    slab([from, near, VANITY_HEIGHT_M - BENCH_M], [to, far, VANITY_HEIGHT_M], 'bench')
  if (b.basin !== 'inset')
    return [slab([x0, front, VANITY_HEIGHT_M - BENCH_M], [x1, d, VANITY_HEIGHT_M], 'bench', 0.003)]
  const [near, far] = [d - 0.25 - HOLE.depth / 2, d - 0.25 + HOLE.depth / 2]
  const edges = [x0, ...places.flatMap((at) => [at - HOLE.width / 2, at + HOLE.width / 2]), x1]
  const between = edges.flatMap((from, n) =>
    n % 2 === 0 ? [piece(from, edges[n + 1] ?? x1, [near, far])] : [],
  )
  return [piece(x0, x1, [front, near]), piece(x0, x1, [far, d]), ...between]
}

function lookingGlass(b: Bathroom, x: number, span: number): Shape[] {
  const y = b.size.depth - 0.02
  const r = Math.min(0.36, span / 2 - 0.04)
  if (b.glass === 'round')
    return [
      {
        shape: 'cylinder',
        at: [x, y, 1.56],
        turn: [90, 0, 0],
        r,
        h: 0.012,
        sides: 96,
        material: 'looking',
      },
      {
        shape: 'lathe',
        at: [x, y, 1.56],
        turn: [90, 0, 0],
        sides: 96,
        closed: false,
        material: 'metal',
        profile: [
          [r - 0.004, 0.011],
          [r - 0.004, 0.02],
          [r + 0.008, 0.02],
          [r + 0.008, -0.005],
        ],
      },
    ]
  if (b.glass === 'pill') return pill(x, y)
  return [
    slab([x - span / 2 + 0.06, y - 0.13, 1.2], [x + span / 2 - 0.06, y + 0.02, 1.95], 'front', 0.003),
    ...[-1, 1].map((side) =>
      slab(
        [x + side * 0.0012, y - 0.148, 1.204],
        [x + side * (span / 2 - 0.063), y - 0.131, 1.946],
        'looking',
        0.002,
      ),
    ),
  ]
}

/** An upright oval of straight sides. */
function pill(x: number, y: number): Shape[] {
  const half: Vec[] = Array.from({ length: 17 }, (_, at): Vec => [
    Math.cos((at / 16) * Math.PI) * 0.27,
    Math.sin((at / 16) * Math.PI) * 0.27 + 0.28,
    0,
  ])
  const outline = [...half, ...half.map(([px, py]): Vec => [-px, -py, 0])]
  return [
    {
      shape: 'mesh',
      at: [x, y - 0.004, 1.75],
      turn: [90, 0, 0],
      points: outline,
      faces: [outline.map((_, at) => at)],
      material: 'looking',
    },
    {
      shape: 'tube',
      at: [x, y, 1.75],
      turn: [90, 0, 0],
      r: 0.009,
      cyclic: true,
      path: outline,
      material: 'metal',
    },
  ]
}

const lampsAt = (places: readonly number[], x: number) => (places.length === 2 ? [x] : [x - 0.5, x + 0.5])
const LAMP_M = 1.62

function lamps(b: Bathroom, places: readonly number[], x: number): Shape[] {
  return lampsAt(places, x).flatMap((at): Shape[] => [
    {
      shape: 'cylinder',
      at: [at, b.size.depth - 0.01, LAMP_M],
      turn: [90, 0, 0],
      r: 0.045,
      h: 0.02,
      material: 'metal',
    },
    {
      shape: 'tube',
      r: 0.008,
      material: 'metal',
      path: [
        [at, b.size.depth, LAMP_M],
        [at, b.size.depth - 0.09, LAMP_M],
      ],
    },
    {
      shape: 'sphere',
      at: [at, b.size.depth - 0.13, LAMP_M],
      r: 0.06,
      material: 'lampGlow',
      shadowless: true,
    },
  ])
}

/** Light of the lamps of a vanity on the far wall. */
export const vanityLamps = (b: Bathroom, place: Place): Light[] =>
  b.glass === 'cabinet'
    ? []
    : lampsAt(placesOn(b, place), place.x).map((x) => ({
        kind: 'point',
        strength: 3,
        color: '#ffd9a8',
        radius: 0.06,
        at: [x, b.size.depth - 0.13, LAMP_M],
      }))
