import type { PieceSpec } from './arrange.ts'
import type { Part } from './spots.ts'

/** A lounge: screen on the wall, sofa facing it, with rug, table and armchairs between. */
function lounge(w: number, d: number, armchair: boolean): PieceSpec {
  const sofa = Math.min(w - 200, 2350)
  const left = Math.round((w - sofa) / 20) * 10
  const parts: Part[] = [
    { type: 'rug', x: left - 60, y: 900, w: sofa + 120, d: d - 1300 },
    { type: 'screen', x: Math.round((w - 1800) / 20) * 10, y: 0, w: 1800, d: 400 },
    { type: 'coffee-table', x: Math.round((w - 1150) / 20) * 10, y: d - 1850, w: 1150, d: 600 },
    { type: 'sofa', x: left, y: d - 920, w: sofa, d: 920, facing: 'front' },
  ]
  if (armchair)
    parts.push({ type: 'armchair', x: 0, y: d - 2250, w: 820, d: 820, facing: 'left', flipped: true })
  return {
    w,
    d,
    parts: () => parts,
    cost: ({ run, hasWindow }) =>
      (hasWindow ? 2.5 : 0) - (run ? Math.min(4000, run.span[1] - run.span[0]) / 4000 : 0),
  }
}

/** A corner sofa with its chaise. */
function chaise(w: number, d: number): PieceSpec {
  const parts: Part[] = [
    { type: 'rug', x: 250, y: 900, w: w - 500, d: d - 1300 },
    { type: 'screen', x: Math.round((w - 1800) / 20) * 10, y: 0, w: 1800, d: 400 },
    { type: 'coffee-table', x: 1250, y: d - 1850, w: 1050, d: 600 },
    { type: 'sofa', x: 0, y: d - 950, w, d: 950, facing: 'front' },
    { type: 'chaise', x: 60, y: d - 1650, w: 950, d: 700, facing: 'front' },
  ]
  return { ...lounge(w, d, false), w, d, parts: () => parts }
}

export const LIVING_SETS: readonly (readonly PieceSpec[])[] = [
  [lounge(3300, 3500, true)],
  [chaise(2850, 3400)],
  [lounge(2500, 3200, false)],
  [lounge(2200, 2900, false)],
  [lounge(2000, 2700, false)],
]
export const CORNER_FIRST_SETS: readonly (readonly PieceSpec[])[] = [[chaise(2850, 3500)], ...LIVING_SETS]

const cinema = (seats: number, d: number): PieceSpec => ({
  w: Math.max(2200, seats * 760),
  d,
  parts: (w) => [
    { type: 'rug', x: 150, y: 800, w: w - 300, d: d - 1200 },
    { type: 'screen', x: Math.round((w - 2000) / 20) * 10, y: 0, w: 2000, d: 300 },
    {
      type: 'sofa',
      x: Math.round((w - seats * 760) / 20) * 10,
      y: d - 950,
      w: seats * 760,
      d: 950,
      facing: 'front',
    },
  ],
  cost: ({ hasWindow, at }) => (hasWindow ? 3 : 0) + (at === 'middle' ? 0 : 0.5),
})

export const MEDIA_SETS: readonly (readonly PieceSpec[])[] = [
  [lounge(3300, 3300, true)],
  [cinema(3, 3000)],
  [cinema(3, 2600)],
  [cinema(2, 2500)],
  [cinema(2, 2200)],
]

function table(seats: 4 | 6 | 8, type: string): PieceSpec {
  const w = { 4: 1300, 6: 1800, 8: 2400 }[seats]
  return { w, d: 1900, free: true, parts: () => [{ type: `${type}-${seats}`, x: 0, y: 0, w, d: 1900 }] }
}

const round = (type: string): PieceSpec => ({
  w: 1750,
  d: 1750,
  free: true,
  parts: () => [{ type: `${type}-round`, x: 0, y: 0, w: 1750, d: 1750 }],
})

export const DINING_SETS: readonly (readonly PieceSpec[])[] = [
  [table(8, 'table')],
  [table(6, 'table')],
  [table(4, 'table')],
  [round('table')],
]

const barbecue: PieceSpec = {
  w: [1500, 2600],
  d: 620,
  optional: true,
  tall: true,
  parts: (w) => [{ type: 'barbecue', x: 0, y: 0, w, d: 620 }],
  cost: ({ at }) => (at === 'end' ? 0 : 1),
}
const loungers: PieceSpec = {
  w: 2300,
  d: 2100,
  free: true,
  optional: true,
  parts: () => [
    { type: 'outdoor-sofa', x: 0, y: 0, w: 2300, d: 850 },
    { type: 'coffee-table', x: 600, y: 1250, w: 1100, d: 600 },
  ],
}
const bench: PieceSpec = {
  w: 2300,
  d: 850,
  parts: () => [{ type: 'outdoor-sofa', x: 0, y: 0, w: 2300, d: 850 }],
}
export const BALCONY_SETS: readonly (readonly PieceSpec[])[] = [
  [table(6, 'outdoor'), { ...bench, optional: true }],
  [table(4, 'outdoor')],
  [round('outdoor')],
  [bench],
  [],
]

export const ALFRESCO_SETS: readonly (readonly PieceSpec[])[] = [
  [table(8, 'outdoor'), loungers, barbecue],
  [table(6, 'outdoor'), barbecue],
  [table(4, 'outdoor')],
  [round('outdoor')],
]

const deskAt = (w: number): PieceSpec => ({
  w,
  d: 1150,
  parts: () => [
    { type: 'desk', x: 0, y: 0, w, d: 620 },
    { type: 'chair', x: Math.round((w - 500) / 20) * 10, y: 560, w: 500, d: 480, facing: 'front' },
  ],
  cost: ({ hasWindow }) => (hasWindow ? 0 : 0.5),
})
const shelf: PieceSpec = {
  w: [900, 2200],
  d: 320,
  tall: true,
  optional: true,
  cost: () => 0.2,
  parts: (w) => [{ type: 'shelves', x: 0, y: 0, w, d: 320 }],
}
export const STUDY_SETS: readonly (readonly PieceSpec[])[] = [
  [deskAt(1600), shelf],
  [deskAt(1400)],
  [deskAt(1100)],
]
export const RETREAT_SETS: readonly (readonly PieceSpec[])[] = [
  [lounge(3100, 3200, true)],
  [lounge(2300, 2900, false)],
  [cinema(2, 2400)],
  [deskAt(1600), shelf],
  [deskAt(1200)],
]
