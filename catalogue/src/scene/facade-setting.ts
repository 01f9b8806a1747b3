import type { Random } from '#plan/random.ts'
import type { Facade } from './facade-design.ts'
import type { FrontPart } from './front.ts'
import { pickOf } from './pick.ts'
import { foliage, leaves, range, slab } from './props.ts'
import type { Shape, Vec } from './shapes.ts'

function tree(random: Random, at: Vec, height: number): Shape[] {
  const lean = range(random, -0.3, 0.3)
  const clumps = Array.from({ length: 5 }, (_, n): Shape =>
    leaves(random, {
      at: [
        at[0] + lean + Math.cos(n * 1.3) * height * 0.14,
        at[1] + Math.sin(n * 1.3) * height * 0.14,
        height * range(random, 0.62, 0.9),
      ],
      radius: [height * 0.2, height * 0.2, height * 0.15],
      count: 1500,
      size: 0.085,
      material: 'shrub2',
    }),
  )
  return [
    {
      shape: 'tube',
      r: 0.06,
      bend: 0.4,
      material: 'bark',
      path: [at, [at[0] + lean * 0.5, at[1], height * 0.4], [at[0] + lean, at[1], height * 0.72]],
    },
    ...clumps,
  ]
}

/** The drive to the garage and stepping stones to the door. */
function paving(to: { garage: FrontPart | undefined; door: FrontPart | undefined; street: number }): Shape[] {
  const { garage, door, street } = to
  const drive: Shape[] = garage
    ? [slab([garage.from + 0.35, street, 0], [garage.to - 0.35, garage.y, 0.03], 'drive')]
    : []
  const path: Shape[] = door
    ? Array.from({ length: 24 }, (_, at) =>
        slab(
          [(door.from + door.to) / 2 - 0.62, street + 0.9 + at * 1.02, 0.01],
          [(door.from + door.to) / 2 + 0.62, street + 1.72 + at * 1.02, 0.05],
          'path',
          0.01,
        ),
      ).filter((shape) => (shape.at?.[1] ?? 0) < door.y)
    : []
  return [...drive, ...path]
}

/** Low shrubs along the rooms that face the street. */
function beds(random: Random, f: Facade): Shape[] {
  return f.front.parts
    .filter((part) => part.level === 'ground' && part.kind === 'room')
    .flatMap((part) =>
      Array.from({ length: Math.floor((part.to - part.from) / 0.42) }, (_, at): Shape => {
        const tall = range(random, 0.22, 0.5)
        return leaves(random, {
          at: [part.from + 0.25 + at * 0.42, part.y - range(random, 0.35, 0.7), tall * 0.8],
          radius: [0.32, 0.3, tall],
          count: 620,
          size: 0.05,
          material: pickOf(random, ['shrub', 'shrub2', 'shrub3'] as const),
        })
      }),
    )
}

/** Tufts of grass in a row, where neither drive nor path runs. */
function grasses(random: Random, w: number, free: (x: number, margin: number) => boolean): Shape[] {
  return Array.from({ length: 16 }, (_, at): Shape | null => {
    const x = -w / 2 - 0.6 + (at / 15) * (w + 1.2)
    return free(x, 0.3)
      ? foliage(random, {
          at: [x, -range(random, 3.4, 5.6), 0],
          blades: 44,
          length: 0.6,
          width: 0.022,
          rise: 1.5,
          droop: 0.85,
          material: at % 2 ? 'shrub2' : 'shrub3',
        })
      : null
  }).filter((shape) => shape !== null)
}

/** Crowns of trees that stand behind the house. */
function backdrop(random: Random, f: Facade): Shape[] {
  const w = f.front.width
  return Array.from({ length: 9 }, (_, at): Shape =>
    leaves(random, {
      at: [-w * 1.2 + at * w * 0.3, f.front.depth + range(random, 3, 7), range(random, 2, 4.5)],
      radius: [2.4, 2, range(random, 2.2, 3.6)],
      count: 2200,
      size: 0.2,
      material: pickOf(random, ['shrub', 'shrub3'] as const),
    }),
  )
}

/** Lawn, drive, path, beds, a feature tree and what stands behind the house. */
export function setting(random: Random, f: Facade): Shape[] {
  const w = f.front.width
  const garage = f.front.parts.find((part) => part.kind === 'garage')
  const door =
    f.front.parts.find((part) => part.kind === 'porch') ?? f.front.parts.find((part) => part.kind === 'entry')
  const street = -f.front.width - 6
  const free = (x: number, margin: number) =>
    ![garage, door].some((part) => part && x > part.from - margin && x < part.to + margin)
  const spot = [-w * 0.36, w * 0.36, 0].find((x) => free(x, 0.8)) ?? -w / 2 - 1
  return [
    slab([-40, street, -0.1], [40, 60, 0], 'ground'),
    slab([-40, street - 0.4, -0.12], [40, street, 0.01], 'path'),
    slab([-40, street - 9, -0.16], [40, street - 0.4, -0.1], 'road'),
    slab([-160, 90, -4], [160, 90.2, 120], 'sky'),
    ...paving({ garage, door, street }),
    ...beds(random, f),
    ...grasses(random, w, free),
    ...foreground(random, f, free),
    ...tree(random, [spot, -3.6, 0], range(random, 3.6, 4.8)),
    ...backdrop(random, f),
    ...[-1, 1].map((s) =>
      leaves(random, {
        at: [s * (w / 2 + 1.1), 2.5, 0.8],
        radius: [0.6, 2.6, 0.9],
        count: 2600,
        size: 0.08,
        material: 'shrub',
      }),
    ),
  ]
}

/** Low planting near the camera, so that the picture does not end on bare lawn. */
function foreground(random: Random, f: Facade, free: (x: number, margin: number) => boolean): Shape[] {
  const y = -f.front.width * 0.52
  return Array.from({ length: 13 }, (_, at): Shape | null => {
    const x = -f.front.width * 0.42 + at * f.front.width * 0.07
    if (!free(x, 0.25)) return null
    const tall = range(random, 0.16, 0.34)
    return leaves(random, {
      at: [x, y + range(random, -0.5, 0.5), tall * 0.7],
      radius: [0.36, 0.3, tall],
      count: 700,
      size: 0.045,
      material: pickOf(random, ['shrub', 'shrub2', 'shrub3'] as const),
    })
  }).filter((shape) => shape !== null)
}
