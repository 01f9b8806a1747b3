import type { Solid } from '../solids.ts'
import { box, drum } from '../solids.ts'
import type { Maker } from './maker.ts'

const SCREEN_HEIGHT = 1.36

const shower: Maker = (w, d) => [
  box('cloud', [0, 0, 0, w, d, 0.02]),
  box('ink', [w / 2 - 0.04, d / 2 - 0.04, 0.018, 0.08, 0.08, 0.006]),
  box('screenGlass', [0, d - 0.02, 0.02, w * 0.62, 0.02, SCREEN_HEIGHT - 0.04]),
  box('metal', [0, d - 0.025, SCREEN_HEIGHT - 0.02, w * 0.62, 0.03, 0.02]),
  drum('ink', [w / 2, 0.06, 0.9, 0.015, 0.6]),
  drum('ink', [w / 2, 0.16, 1.48, 0.11, 0.02]),
]

function vanity(basins: 1 | 2): Maker {
  return (w, d) => {
    const middles = basins === 1 ? [w / 2] : [w * 0.27, w * 0.73]
    return [
      box('oak', [0, 0, 0.3, w, d, 0.5], 0.01),
      box('top', [0, 0, 0.8, w, d, 0.04]),
      ...middles.flatMap((x): Solid[] => [
        { shape: 'bowl', paint: 'paper', at: [x, d * 0.55, 0.84], radii: [0.2, 0.15, 0.12], wall: 0.02 },
        drum('ink', [x, d * 0.14, 0.84, 0.014, 0.22]),
      ]),
      box('mist', [w * 0.08, 0.005, 0.98, w * 0.84, 0.02, 0.38]),
    ]
  }
}

const basin: Maker = (w, d) => [
  box('oak', [w * 0.1, 0, 0.55, w * 0.8, d * 0.9, 0.25], 0.01),
  {
    shape: 'bowl',
    paint: 'paper',
    at: [w / 2, d * 0.54, 0.8],
    radii: [w * 0.42, d * 0.42, 0.12],
    wall: 0.02,
  },
]

const toilet: Maker = (w, d) => [
  box('paper', [w / 2 - 0.19, 0, 0.1, 0.38, 0.17, 0.72], 0.03),
  { shape: 'bowl', paint: 'paper', at: [w / 2, d * 0.6, 0], radii: [0.19, 0.26, 0.42], wall: 0.045 },
  box('paper', [w / 2 - 0.12, 0.1, 0, 0.24, 0.2, 0.4], 0.03),
]

/** Built in: a rim of four sides around the water. */
const bath: Maker = (w, d) => {
  const [rim, top] = [0.08, 0.54]
  return [
    box('paper', [0, 0, 0, w, rim, top]),
    box('paper', [0, d - rim, 0, w, rim, top]),
    box('paper', [0, rim, 0, rim, d - 2 * rim, top]),
    box('paper', [w - rim * 1.6, rim, 0, rim * 1.6, d - 2 * rim, top]),
    box('water', [rim, rim, 0, w - 2.6 * rim, d - 2 * rim, 0.32]),
    drum('ink', [w - 0.06, d / 2, top, 0.018, 0.16]),
  ]
}

const freestandingBath: Maker = (w, d) => [
  {
    shape: 'bowl',
    paint: 'paper',
    at: [w / 2, d / 2, 0],
    radii: [w / 2 - 0.02, d / 2 - 0.02, 0.58],
    wall: 0.05,
  },
  { shape: 'ball', paint: 'water', at: [w / 2, d / 2, 0.36], radii: [w / 2 - 0.14, d / 2 - 0.1, 0.02] },
  drum('ink', [w / 2, 0.02, 0, 0.018, 0.85]),
]

export const BATHROOM: Record<string, Maker> = {
  shower,
  vanity: vanity(1),
  'vanity-double': vanity(2),
  basin,
  toilet,
  bath,
  'freestanding-bath': freestandingBath,
}
