import type { Random } from '#plan/random.ts'
import { mixer, pendant, stool } from '../furniture.ts'
import { fronts } from '../joinery.ts'
import { cornerRun } from './kitchen-corner.ts'
import { hasIsland, type Kitchen, kitchenMaterials } from './kitchen-design.ts'
import { BENCH_M, BENCH_TOP_M, backRun } from './kitchen-run.ts'
import { kitchenTable } from './kitchen-table.ts'
import { cutBranches } from '../plants.ts'
import { bowl, range, slab } from '../props.ts'
import { type Opening, daylight, downlights, garden, glazing, shell } from '../room.ts'
import type { Camera, Scene, Shape } from '../shapes.ts'
import { acrossFrom } from '../views.ts'

/** A sink with its tap, on the garden's side. */
function islandSink(k: Kitchen, y0: number): Shape[] {
  const x = k.island.aside + k.mirror * k.island.width * 0.2
  return [
    slab([x - 0.36, y0 + 0.4, BENCH_M - 0.002], [x + 0.36, y0 + 0.78, BENCH_M + 0.002], 'steel', 0.002),
    ...mixer([x, y0 + 0.86, BENCH_M], 'metal'),
  ]
}

function islandLamps(k: Kitchen, y0: number): Shape[] {
  const { width, depth, aside } = k.island
  const { count, kind } = k.pendants
  const xOf = (at: number) => (count === 1 ? aside : aside - width / 2 + (width / count) * (at + 0.5))
  return Array.from({ length: count }, (_, at) =>
    pendant([xOf(at), y0 + depth / 2, 1.62], kind, {
      ceiling: k.size.height,
      span: width * 0.7,
      metal: 'metal',
      shade: 'shade',
    }),
  ).flat()
}

/** The island with its stools and the things on it. */
function islandOf(random: Random, k: Kitchen): Shape[] {
  const { width, depth, base, waterfall } = k.island
  const y0 = k.size.depth - 0.6 - 1.15 - depth
  const [x0, x1] = [k.island.aside - width / 2, k.island.aside + width / 2]
  const inset = 0.28
  const material =
    base === 'stone' ? 'bench' : base === 'panels' ? 'timber' : base === 'battens' ? 'timber' : 'second'
  const front = y0 + inset
  const side = waterfall ? 0.04 : 0
  const body: Shape[] = [
    slab([x0 + side, front, 0.08], [x1 - side, y0 + depth, BENCH_M - BENCH_TOP_M], material),
    slab([x0 + side + 0.05, front + 0.05, 0], [x1 - side - 0.05, y0 + depth - 0.05, 0.08], 'black'),
    slab([x0, y0, BENCH_M - BENCH_TOP_M], [x1, y0 + depth, BENCH_M], 'bench', 0.004),
  ]
  if (waterfall)
    for (const x of [x0, x1 - 0.04])
      body.push(slab([x, y0, 0], [x + 0.04, y0 + depth, BENCH_M - BENCH_TOP_M], 'bench', 0.003))
  if (base === 'battens' || base === 'fronts' || base === 'panels')
    body.push(
      ...fronts({
        from: x0 + side,
        to: x1 - side,
        y: front,
        low: 0.08,
        high: BENCH_M - BENCH_TOP_M,
        kind: base === 'battens' ? 'batten' : base === 'panels' ? 'vjoint' : k.style.fronts.kind,
        material,
        handle: null,
        unit: (width - 2 * side) / 4,
      }),
    )
  const gap = width / k.island.stools
  const stools = Array.from({ length: k.island.stools }, (_, at) =>
    stool([x0 + gap * (at + 0.5), y0 - 0.12, 0], k.island.stoolKind, {
      frame: k.island.stoolKind === 'metal' ? 'metal' : 'timber',
      seat: k.island.stoolKind === 'round' ? 'timberFlat' : 'seat',
    }),
  ).flat()
  return [
    ...body,
    ...stools,
    ...(k.island.sink ? islandSink(k, y0) : []),
    ...islandLamps(k, y0),
    ...islandProps(random, k.style.name, {
      x: k.island.aside - k.mirror * width * 0.28,
      y: y0 + depth * 0.55,
    }),
  ]
}

function islandProps(random: Random, style: string, at: { x: number; y: number }): Shape[] {
  const fruit = Array.from({ length: 6 }, (_, n): Shape => ({
    shape: 'sphere',
    at: [
      at.x + 0.42 + Math.cos(n * 2.1) * 0.06,
      at.y + Math.sin(n * 2.1) * 0.06,
      BENCH_M + 0.08 + (n > 3 ? 0.05 : 0),
    ],
    r: 0.038,
    material: n % 2 ? 'fruit' : 'fruit2',
  }))
  return [
    ...cutBranches(random, style, [at.x, at.y, BENCH_M]),
    bowl([at.x + 0.42, at.y, BENCH_M], { r: 0.15, h: 0.08 }, 'timberFlat'),
    ...fruit,
  ]
}

/** Moves a camera some metres towards the far wall, with less of the floor in its frame. */
const nearer = ({ at: [x, y, z], look, ...lens }: Camera, metres: number): Camera => ({
  ...lens,
  at: [x, y + metres, z],
  look,
  shift: [0, -0.03],
})

type Stand = { swing: number; eye: number }

function cameraOf(random: Random, k: Kitchen, { swing, eye }: Stand): Camera {
  const { depth } = k.size
  const eyes = [1.25, 1.35] as const
  if (k.view === 'garden') {
    const to = k.mirror > 0 ? -1 : 1
    return nearer(acrossFrom(random, k.size, { eye: eyes, turn: [24, 28], fov: 46, to }), 0.25)
  }
  if (k.view === 'corner')
    return nearer(acrossFrom(random, k.size, { eye: eyes, turn: [19, 23], fov: 47, to: k.mirror }), 0.3)
  if (k.view === 'close')
    return {
      at: [k.mirror * range(random, 0.95, 1.25), 0.15, 1.32],
      look: [-k.mirror * range(random, 0.5, 0.8), depth, 1.32],
      fov: range(random, 44, 48),
      shift: [0, -0.09],
    }
  const far: Camera = {
    at: [swing, -1.1, eye],
    look: [-k.mirror * range(random, 0.1, 0.75), depth, eye - 0.02],
    fov: range(random, 47, 50),
    shift: [0, -0.095],
  }
  return nearer(far, hasIsland(k) ? 0.6 : 0.35)
}

/** Complete scene of a kitchen, seen from the living side. */
export function kitchenScene(random: Random, k: Kitchen): Scene {
  const { depth, height } = k.size
  const opening: Opening = {
    side: k.mirror > 0 ? 'left' : 'right',
    from: 1.2,
    to: depth - 1.3,
    sill: random.chance(0.7) ? 0 : 0.9,
    head: 2.35,
  }
  const swing = k.mirror * range(random, 0.1, 0.9)
  const eye = range(random, 1.2, 1.35)
  return {
    materials: kitchenMaterials(k),
    shapes: [
      ...shell(k.size, opening),
      ...glazing(k.size, opening, k.style),
      ...garden(random, k.size, opening.side),
      ...downlights(k.size, 3),
      ...backRun(random, k),
      ...(hasIsland(k) ? islandOf(random, k) : kitchenTable(random, k)),
      ...(k.layout === 'corner' ? cornerRun(random, k) : []),
    ],
    lights: daylight(k.size, opening, random.chance(0.5) ? '#fff1dc' : '#ffe6c4'),
    world: { color: '#dfe9f2', strength: 0.55, ambient: 0.55 },
    camera: cameraOf(random, k, { swing, eye }),
    exposure: height > 2.8 ? 2.5 : 2.4,
    tones: 'agx',
  }
}
