import type { PieceSpec } from './arrange.ts'
import type { Part } from './spots.ts'

const AISLE = 1080
const ISLAND_DEPTH = 950
const STOOL = 430

interface Kitchen {
  bench: number
  island: number
  /** Whether the fridge is at the far end of the bench. */
  fridgeLast: boolean
}

/** A bench with cooktop and fridge, and an island with sinks and stools that faces the room. */
function galley({ bench, island, fridgeLast }: Kitchen): PieceSpec {
  const fridge = 950
  const run = bench - fridge
  const start = fridgeLast ? 0 : fridge
  const islandX = Math.round((bench - island) / 20) * 10
  const islandY = 620 + AISLE
  const stools = Math.max(2, Math.floor((island - 300) / 620))
  const gap = (island - stools * STOOL) / (stools + 1)
  const parts: Part[] = [
    { type: 'bench-cooktop', x: start, y: 0, w: run, d: 620 },
    { type: 'fridge', x: fridgeLast ? run : 0, y: 0, w: fridge, d: 720, tall: true },
    { type: 'island', x: islandX, y: islandY, w: island, d: ISLAND_DEPTH },
    ...Array.from({ length: stools }, (_, index): Part => ({
      type: 'stool',
      x: Math.round(islandX + gap + index * (STOOL + gap)),
      y: islandY + ISLAND_DEPTH - 110,
      w: STOOL,
      d: STOOL,
      wide: true,
    })),
  ]
  return {
    w: bench,
    d: islandY + ISLAND_DEPTH,
    parts: () => parts,
    cost: ({ hasWindow, at }) => (hasWindow ? 0.5 : 0) + (at === 'end' ? 0 : 0.2),
  }
}

/** A bench along one wall with the sinks in it; the table replaces the island. */
function single(bench: number, fridgeLast: boolean): PieceSpec {
  const run = bench - 950
  return {
    w: bench,
    d: 720,
    front: 950,
    parts: () => [
      { type: 'bench-full', x: fridgeLast ? 0 : 950, y: 0, w: run, d: 620 },
      { type: 'fridge', x: fridgeLast ? run : 0, y: 0, w: 950, d: 720, tall: true },
    ],
  }
}

const LADDER: readonly (readonly [bench: number, island: number])[] = [
  [4800, 3200],
  [4300, 2900],
  [3900, 2700],
  [3500, 2400],
  [3150, 2200],
  [2800, 1900],
]

const galleys = (ladder: typeof LADDER) =>
  ladder.flatMap(([bench, island]) =>
    [true, false].map((fridgeLast) => [galley({ bench, island, fridgeLast })]),
  )
const singles = (...benches: number[]) =>
  benches.flatMap((bench) => [true, false].map((fridgeLast) => [single(bench, fridgeLast)]))

export const KITCHEN_SETS: readonly (readonly PieceSpec[])[] = [
  ...galleys(LADDER),
  ...singles(3600, 3000, 2700),
]
/** Kitchens of a small home: the short island is also the table. */
export const KITCHENETTE_SETS: readonly (readonly PieceSpec[])[] = [
  ...galleys(LADDER.slice(-2)),
  ...singles(3000, 2700),
]
