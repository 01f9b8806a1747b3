import type { Solid } from '../solids.ts'
import { ball, box, drum } from '../solids.ts'
import type { Maker } from './maker.ts'

const SCREEN_HEIGHT = 1.36

/** Shower: a tray of another colour than the floor, a framed glass screen, and a rain head. */
const shower: Maker = (w, d) => [
  box('paper', [0, 0, 0, w, d, 0.05]),
  box('basin', [0.05, 0.05, 0.045, w - 0.1, d - 0.1, 0.012]),
  box('ink', [w / 2 - 0.06, d / 2 - 0.06, 0.055, 0.12, 0.12, 0.006]),
  box('screenGlass', [0, d - 0.03, 0.05, w * 0.62, 0.02, SCREEN_HEIGHT - 0.08]),
  box('ink', [0, d - 0.04, SCREEN_HEIGHT - 0.03, w * 0.62, 0.04, 0.035]),
  box('ink', [w * 0.62 - 0.035, d - 0.04, 0.05, 0.035, 0.04, SCREEN_HEIGHT - 0.05]),
  drum('ink', [w / 2, 0.06, 0.5, 0.02, 0.86]),
  drum('ink', [w / 2, 0.2, 1.34, 0.15, 0.025]),
]

/** A bowl with water in it. */
const bowl = ([x, y, z]: readonly [number, number, number], [rx, ry]: readonly [number, number]): Solid[] => [
  { shape: 'bowl', paint: 'paper', at: [x, y, z], radii: [rx, ry, 0.12], wall: 0.025 },
  ball('water', [x, y, z + 0.07], [rx - 0.05, ry - 0.05, 0.012]),
]

function vanity(basins: 1 | 2): Maker {
  return (w, d) => {
    const middles = basins === 1 ? [w / 2] : [w * 0.27, w * 0.73]
    return [
      box('oak', [0, 0, 0.3, w, d, 0.5], 0.01),
      box('top', [0, 0, 0.8, w, d, 0.04]),
      ...middles.flatMap((x): Solid[] => [
        ...bowl([x, d * 0.55, 0.84], [0.21, 0.16]),
        drum('ink', [x, d * 0.14, 0.84, 0.018, 0.24]),
        box('ink', [x - 0.016, d * 0.14, 1.06, 0.032, d * 0.24, 0.03]),
      ]),
      ...(basins === 1 ? [box('teal', [0.04, d * 0.3, 0.84, 0.18, 0.26, 0.09], 0.03)] : []),
      box('mist', [w * 0.08, 0.005, 0.98, w * 0.84, 0.02, 0.38]),
    ]
  }
}

const basin: Maker = (w, d) => [
  box('oak', [w * 0.1, 0, 0.55, w * 0.8, d * 0.9, 0.25], 0.01),
  ...bowl([w / 2, d * 0.54, 0.8], [w * 0.42, d * 0.42]),
  drum('ink', [w / 2, d * 0.1, 0.8, 0.018, 0.26]),
]

/** Toilet: a cistern with its button, a bowl, and the raised lid. */
const toilet: Maker = (w, d) => [
  box('paper', [w / 2 - 0.2, 0, 0.1, 0.4, 0.17, 0.74], 0.03),
  box('ink', [w / 2 - 0.06, 0.06, 0.84, 0.12, 0.05, 0.012]),
  { shape: 'bowl', paint: 'paper', at: [w / 2, d * 0.6, 0], radii: [0.2, 0.27, 0.42], wall: 0.06 },
  ball('water', [w / 2, d * 0.62, 0.3], [0.13, 0.19, 0.012]),
  box('cloud', [w / 2 - 0.19, 0.18, 0.42, 0.38, 0.05, 0.4], 0.02),
  box('paper', [w / 2 - 0.12, 0.1, 0, 0.24, 0.2, 0.4], 0.03),
]

/** Built-in bath: a rim of four sides around the water. */
const bath: Maker = (w, d) => {
  const [rim, top] = [0.08, 0.54]
  return [
    box('paper', [0, 0, 0, w, rim, top]),
    box('paper', [0, d - rim, 0, w, rim, top]),
    box('paper', [0, rim, 0, rim, d - 2 * rim, top]),
    box('paper', [w - rim * 1.6, rim, 0, rim * 1.6, d - 2 * rim, top]),
    box('water', [rim, rim, 0, w - 2.6 * rim, d - 2 * rim, 0.38]),
    box('oak', [w * 0.4, -0.02, top, 0.18, d + 0.04, 0.03]),
    drum('ink', [w - 0.06, d / 2, top, 0.022, 0.2]),
  ]
}

const freestandingBath: Maker = (w, d) => [
  {
    shape: 'bowl',
    paint: 'paper',
    at: [w / 2, d / 2, 0],
    radii: [w / 2 - 0.02, d / 2 - 0.02, 0.58],
    wall: 0.06,
  },
  ball('water', [w / 2, d / 2, 0.42], [w / 2 - 0.14, d / 2 - 0.12, 0.02]),
  box('oak', [w * 0.58, 0.02, 0.58, 0.16, d - 0.04, 0.03]),
  drum('ink', [w / 2, 0.02, 0, 0.022, 0.85]),
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
