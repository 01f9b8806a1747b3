import type { Random } from '#plan/random.ts'
import { pendant } from '../furniture.ts'
import { cutBranches } from '../plants.ts'
import { bowl, slab } from '../props.ts'
import { diningChair, table } from '../seating.ts'
import type { Shape } from '../shapes.ts'
import type { Kitchen } from './kitchen-design.ts'

const HIGH = 0.75
const LONG = 2.1

/** A table for six in the island's place, with chairs on both sides and at its ends. */
export function kitchenTable(random: Random, k: Kitchen): Shape[] {
  const y = k.size.depth - 0.6 - 1.75
  const frame = k.island.stoolKind === 'metal' ? 'metal' : 'timber'
  const chair = (x: number, dy: number, turn: number) =>
    diningChair([x, y + dy, 0], turn, { seat: 'seat', frame })
  return [
    ...table([0, y, 0], {
      kind: 'oblong',
      size: [LONG, 0.95],
      height: HIGH,
      top: 'timberFlat',
      base: frame,
    }),
    ...[-0.5, 0.5].flatMap((x) => [...chair(x, -0.66, 0), ...chair(x, 0.66, 180)]),
    ...chair(LONG / 2 + 0.2, 0, 90),
    ...chair(-LONG / 2 - 0.2, 0, -90),
    ...onTable(random, k.style.name, y),
    ...Array.from({ length: k.pendants.count }, (_, at) =>
      pendant(
        [k.pendants.count === 1 ? 0 : (at - (k.pendants.count - 1) / 2) * 0.72, y, 1.66],
        k.pendants.kind,
        {
          ceiling: k.size.height,
          span: 1.5,
          metal: 'metal',
          shade: 'shade',
        },
      ),
    ).flat(),
  ]
}

function onTable(random: Random, style: string, y: number): Shape[] {
  return [
    slab([-0.62, y - 0.19, HIGH], [0.62, y + 0.19, HIGH + 0.004], 'linen'),
    ...cutBranches(random, style, [-0.14, y, HIGH]),
    bowl([0.3, y, HIGH], { r: 0.16, h: 0.08 }, 'clay'),
    ...[0, 1, 2, 3].map((n): Shape => ({
      shape: 'sphere',
      at: [0.3 + Math.cos(n * 1.9) * 0.07, y + Math.sin(n * 1.9) * 0.07, HIGH + 0.075],
      r: 0.038,
      material: n % 2 ? 'fruit' : 'fruit2',
    })),
  ]
}
