import { CONFETTI_MS, CONFETTI_PIECES, CONFETTI_SPARKLES } from '@dream/contract/rules/app/timing'

export type Shape = 'bar' | 'square' | 'triangle' | 'fan' | 'sparkle'

/** Piece of confetti: its start (fraction of the width), fall and rotation. Times in milliseconds. */
export type Piece = {
  id: number
  shape: Shape
  tone: 'teal' | 'sand' | 'like' | 'pass' | 'white'
  left: number
  delayMs: number
  fallMs: number
  turn: number
  sway: number
}

const SHAPES = ['bar', 'square', 'triangle', 'bar', 'fan'] as const
const TONES = ['pass', 'teal', 'white', 'sand', 'like', 'teal'] as const
/** Steps of the golden ratio are spread evenly without a pattern; random ones clump. */
const GOLDEN = 0.618_033_988_75

const spread = (index: number, step = GOLDEN) => (index * step) % 1
const pick = <T>(list: readonly T[], index: number, otherwise: T): T => list[index % list.length] ?? otherwise

/** Pieces of a celebration, always the same: 30 that fall and 8 sparkles. All ends after 3 s (product §9). */
export const CONFETTI: readonly Piece[] = Array.from(
  { length: CONFETTI_PIECES + CONFETTI_SPARKLES },
  (_, id) => {
    const isSparkle = id >= CONFETTI_PIECES
    const delayMs = Math.round(spread(id, GOLDEN * 2.3) * 900)
    return {
      id,
      shape: isSparkle ? 'sparkle' : pick(SHAPES, id, 'bar'),
      tone: isSparkle ? 'white' : pick(TONES, id, 'teal'),
      left: spread(id + 1),
      delayMs,
      fallMs: CONFETTI_MS - delayMs - Math.round(spread(id, 0.37) * 300),
      turn: Math.round((spread(id, 0.71) - 0.5) * 900),
      sway: Math.round((spread(id, 0.53) - 0.5) * 90),
    }
  },
)
