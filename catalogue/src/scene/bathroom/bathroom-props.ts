import { loft, roundedRect } from '../loft.ts'
import { stems, type Thing } from '../plants.ts'
import { bowl, range, vase } from '../props.ts'
import { turned } from '../seating.ts'
import type { Shape } from '../shapes.ts'

/** A pump bottle, `tall` metres without the pump. */
const pump =
  (material: string, tall = 0.13): Thing =>
  (random, [x, y, z]) => {
    const turn = range(random, 150, 210)
    const top = z + tall
    const nozzle = (turn * Math.PI) / 180
    return [
      {
        shape: 'lathe',
        at: [x, y, z],
        material,
        profile: [
          [0.029, 0],
          [0.031, 0.006],
          [0.031, tall * 0.78],
          [0.026, tall * 0.9],
          [0.012, tall * 0.96],
          [0.012, tall],
          [0.001, tall],
        ],
      },
      { shape: 'cylinder', at: [x, y, top], r: 0.013, h: 0.014, material: 'dark' },
      {
        shape: 'tube',
        r: 0.0045,
        bend: 0.01,
        material: 'dark',
        path: [
          [x, y, top],
          [x, y, top + 0.045],
          [x + Math.sin(nozzle) * 0.045, y + Math.cos(nozzle) * 0.045, top + 0.04],
        ],
      },
    ]
  }

/** A tumbler with two brushes in it. */
const brushes: Thing = (random, [x, y, z]) => [
  {
    shape: 'lathe',
    at: [x, y, z],
    material: 'ceramic',
    profile: [
      [0.03, 0],
      [0.036, 0.095],
      [0.033, 0.095],
      [0.028, 0.01],
      [0.001, 0.01],
    ],
  },
  ...[-1, 1].map((side): Shape => ({
    shape: 'tube',
    r: 0.0045,
    material: side > 0 ? 'timber' : 'clay',
    path: [
      [x - side * 0.015, y, z + 0.02],
      [x + side * range(random, 0.026, 0.036), y + 0.01, z + 0.175],
    ],
  })),
]

const candle: Thing = (_, [x, y, z]) => [
  { shape: 'cylinder', at: [x, y, z], r: 0.036, h: 0.075, bevel: 0.003, material: 'amber' },
  { shape: 'cylinder', at: [x, y, z + 0.0755], r: 0.031, h: 0.002, material: 'towelLight' },
  { shape: 'cylinder', at: [x, y, z + 0.077], r: 0.0015, h: 0.01, material: 'dark' },
]

const soap: Thing = (random, [x, y, z]) => {
  const dish = loft({
    at: [0, 0, 0],
    outline: roundedRect(0.13, 0.085, 0.03),
    material: 'ceramic',
    sections: [
      { z: 0, scale: 0.8 },
      { z: 0.02, scale: 1 },
      { z: 0.017, scale: 0.9 },
    ],
  })
  const bar = loft({
    at: [0, 0, 0.016],
    outline: roundedRect(0.085, 0.052, 0.018),
    material: 'soap',
    sections: [
      { z: 0, scale: 0.92 },
      { z: 0.008, scale: 1 },
      { z: 0.018, scale: 0.98 },
      { z: 0.024, scale: 0.86 },
    ],
  })
  return turned([dish, bar], [x, y, z], range(random, -20, 20))
}

/** Face washers, folded and laid on each other. */
const washers: Thing = (random, [x, y, z]) =>
  [0, 1, 2].flatMap((layer) =>
    turned(
      [
        {
          shape: 'cushion',
          at: [0, 0, 0],
          size: [0.17, 0.13, 0.026],
          puff: 0.12,
          material: layer === 1 ? 'towel' : 'towelLight',
        },
      ],
      [x, y, z + layer * 0.026],
      range(random, -4, 4),
    ),
  )

const stemsIn =
  (material: string, leaf: string, tall = 0.3): Thing =>
  (random, at) => [
    vase(at, { r: 0.055, h: 0.19 }, material),
    ...stems(random, [at[0], at[1], at[2] + 0.18], {
      count: 6,
      tall,
      spread: 0.2,
      leaf: 0.022,
      material: leaf,
    }),
  ]

const round: Thing = (_, at) => [vase(at, { r: 0.075, h: 0.14 }, 'clay')]
const dish: Thing = (_, at) => [bowl(at, { r: 0.075, h: 0.045 }, 'clay')]

/** Some things on a tray of `material`. */
const onTray =
  (material: string, ...things: Thing[]): Thing =>
  (random, [x, y, z]) => [
    loft({
      at: [x, y, z],
      outline: roundedRect(0.13 + things.length * 0.05, 0.13, 0.03),
      material,
      sections: [{ z: 0, scale: 0.97 }, { z: 0.004 }, { z: 0.012 }, { z: 0.013, scale: 0.97 }],
    }),
    ...things.flatMap((thing, n) => thing(random, [x + (n - (things.length - 1) / 2) * 0.085, y, z + 0.013])),
  ]

/** Things on a bench by style: left of the basin, right of it, or between two. */
const BENCH: Record<string, readonly [Thing, Thing]> = {
  coastal: [stemsIn('frosted', 'gum'), onTray('ceramic', pump('ceramic'), soap)],
  japandi: [onTray('timber', pump('dark'), dish), stemsIn('dark', 'twigLeaf', 0.36)],
  hamptons: [onTray('bench', pump('frosted'), pump('frosted', 0.1)), stemsIn('ceramic', 'plant', 0.2)],
  industrial: [onTray('dark', pump('amber'), pump('amber')), brushes],
  farmhouse: [stemsIn('ceramic', 'gum', 0.34), soap],
  'mid-century': [round, onTray('timber', candle, brushes)],
  contemporary: [onTray('dark', pump('dark'), candle), washers],
  mediterranean: [stemsIn('clay', 'olive', 0.26), onTray('clay', soap)],
}

/** The two things of a style's bench; the first is the taller. */
export const benchThings = (style: string): readonly [Thing, Thing] => BENCH[style] ?? [round, soap]
