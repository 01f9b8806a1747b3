import type { Random } from '#plan/random.ts'
import type { Facade } from './facade-design.ts'
import { facadeMaterials } from './facade-materials.ts'
import { roofs } from './facade-roofs.ts'
import { setting } from './facade-setting.ts'
import { FLOOR_TO_FLOOR, GROUND, partShapes } from './facade-walls.ts'
import { range, slab } from './props.ts'
import type { Light, Scene } from './shapes.ts'

function lightsOf(f: Facade, side: number): Light[] {
  if (f.isDusk)
    return [
      { kind: 'sun', strength: 1.1, color: '#ffb680', angle: 6, at: [side * 14, -10, 4], look: [0, 2, 1] },
      { kind: 'area', strength: 900, color: '#9fb8e0', size: [20, 12], at: [0, -14, 12], look: [0, 3, 1] },
      ...f.front.parts
        .filter((part) => part.kind === 'porch' || part.kind === 'entry')
        .map((part): Light => ({
          kind: 'point',
          strength: 60,
          color: '#ffd9a0',
          radius: 0.15,
          at: [(part.from + part.to) / 2, part.y + 0.5, 2.3],
        })),
    ]
  return [
    { kind: 'sun', strength: 4.6, color: '#fff0d8', angle: 0.9, at: [side * 10, -12, 11], look: [0, 2, 0] },
    {
      kind: 'area',
      strength: 500,
      color: '#dbe9f7',
      size: [20, 12],
      at: [-side * 8, -12, 12],
      look: [0, 3, 1],
    },
  ]
}

/** The whole scene of a facade, seen from across the street a little to one side. */
export function facadeScene(random: Random, f: Facade): Scene {
  const side = random.chance(0.5) ? 1 : -1
  const away = f.front.width * 0.84 + (f.front.storeys === 2 ? 4.4 : 2.6)
  const tall = f.front.storeys === 2 ? 2.7 : 1.75
  return {
    materials: facadeMaterials(f),
    shapes: [
      ...f.front.parts.flatMap((part) => partShapes(f, part, part.level === 'upper' ? FLOOR_TO_FLOOR : 0)),
      ...(f.front.storeys === 2
        ? [
            slab(
              [-f.front.width / 2 + 0.02, 0.8, GROUND],
              [f.front.width / 2 - 0.02, f.front.depth - 2, FLOOR_TO_FLOOR],
              'trim',
            ),
          ]
        : []),
      ...roofs(f),
      ...setting(random, f),
    ],
    lights: lightsOf(f, side),
    world: f.isDusk
      ? { color: '#8fa6cf', strength: 0.42, ambient: 0.4 }
      : { color: '#bcd6ee', strength: 0.85, ambient: 0.5 },
    camera: {
      at: [side * f.front.width * range(random, 0.2, 0.38), -away, range(random, 1.45, 1.75)],
      look: [side * f.front.width * 0.03, 3, tall],
      fov: 58,
      shift: [0, 0.02],
    },
    exposure: f.isDusk ? 1.1 : 0.78,
  }
}
