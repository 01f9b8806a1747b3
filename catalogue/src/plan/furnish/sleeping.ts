import type { PieceSpec } from './arrange.ts'
import type { Part } from './spots.ts'

const BED_DEPTH = 2080

function bed(type: string, w: number, options: { table: number; sides: 1 | 2; foot?: number }): PieceSpec {
  const { table, sides, foot = 500 } = options
  const total = w + table * sides
  const parts: Part[] = [
    { type, x: table, y: 0, w, d: BED_DEPTH },
    { type: 'bedside', x: 0, y: 0, w: table - 20, d: 420 },
  ]
  if (sides === 2) parts.push({ type: 'bedside', x: table + w + 20, y: 0, w: table - 20, d: 420 })
  return {
    w: total,
    d: BED_DEPTH,
    front: foot,
    parts: () => parts,
    cost: ({ hasWindow, at, run }) =>
      (hasWindow ? 0.9 : 0) +
      (at === 'middle' ? 0 : 0.4) -
      (run ? Math.min(run.span[1] - run.span[0], 4500) / 9000 : 0),
  }
}

const rugFor = (want: PieceSpec, w: number): PieceSpec => ({
  ...want,
  parts: (total) => [
    {
      type: 'rug',
      x: (w - 2500) / 2 < 0 ? 100 : (w - 2500) / 2,
      y: 900,
      w: Math.min(2500, w - 200),
      d: 1450,
    },
    ...want.parts(total),
  ],
})

const king = bed('bed-king', 1850, { table: 520, sides: 2, foot: 600 })
const queen = bed('bed-queen', 1550, { table: 460, sides: 2, foot: 500 })

export const MASTER_SETS: readonly (readonly PieceSpec[])[] = [
  [
    rugFor(king, 2890),
    {
      w: 1200,
      d: 380,
      parts: () => [{ type: 'drawers', x: 0, y: 0, w: 1200, d: 380 }],
      cost: () => 0.5,
      optional: true,
    },
  ],
  [king],
  [queen],
]

const desk: PieceSpec = {
  w: 1100,
  d: 950,
  front: 350,
  optional: true,
  parts: () => [
    { type: 'desk', x: 0, y: 0, w: 1100, d: 520 },
    { type: 'chair', x: 320, y: 480, w: 460, d: 450, facing: 'front' },
  ],
  cost: ({ hasWindow }) => (hasWindow ? 0 : 0.4),
}

export const BEDROOM_SETS: readonly (readonly PieceSpec[])[] = [
  [queen, desk],
  [bed('bed-queen', 1550, { table: 430, sides: 2, foot: 400 }), desk],
  [bed('bed-double', 1400, { table: 420, sides: 2, foot: 350 })],
  [bed('bed-double', 1400, { table: 430, sides: 1, foot: 400 })],
  [bed('bed-single', 950, { table: 430, sides: 1, foot: 350 }), desk],
]
