import type { PlanFacts } from '../api/design.ts'
import type { Setbacks } from './land-setbacks.ts'

/** A person's block as they gave it, metres. Without setbacks of their own a plan's lot sizes say what it needs. */
export type Block = { width: number; depth: number | null; isCorner: boolean; setbacks: Setbacks | null }

export type PlanSize = Pick<PlanFacts, 'houseWidth' | 'houseDepth' | 'minLotWidth' | 'minLotDepth'>

/** `across` and `along` are metres to spare, negative when they lack. `verdict` is short, `sentence` says what it rests on. */
export type Fit = {
  fits: boolean
  across: number
  along: number | null
  verdict: string
  sentence: string
}

/** A length as it is read: 14.5 m. */
export const metresText = (length: number) => `${Number(length.toFixed(2))} m`

/** The lot that a plan needs on a block with such setbacks. */
export function lotFor(plan: PlanSize, { isCorner, setbacks }: Pick<Block, 'isCorner' | 'setbacks'>) {
  if (!setbacks) return { width: plan.minLotWidth, depth: plan.minLotDepth }
  const { front, rear, side, sideStreet } = setbacks
  return {
    width: hundredths(plan.houseWidth + side + (isCorner ? sideStreet : side)),
    depth: hundredths(plan.houseDepth + front + rear),
  }
}

/** Whether a plan fits a block, and by how much. */
export function fitOn(block: Block, plan: PlanSize): Fit {
  const needs = lotFor(plan, block)
  const across = tenths(block.width - needs.width)
  const along = block.depth === null ? null : tenths(block.depth - needs.depth)
  const lacks = [
    across < 0 ? `${metresText(-across)} too wide` : null,
    along !== null && along < 0 ? `${metresText(-along)} too deep` : null,
  ].filter((part) => part !== null)
  const fits = lacks.length === 0
  const spare = across === 0 ? 'Fits exactly' : `Fits, ${metresText(across)} to spare`
  return {
    fits,
    across,
    along,
    verdict: fits ? spare : lacks.join(' and '),
    sentence: reason(block, needs, { across, along }),
  }
}

function reason(
  { width, depth, setbacks }: Block,
  needs: { width: number; depth: number },
  { across, along }: { across: number; along: number | null },
): string {
  const needed = setbacks ? 'with your setbacks it needs a lot of' : 'it suits lots from'
  if (across < 0) {
    return `${metresText(-across)} too wide: ${needed} ${metresText(needs.width)}, yours is ${metresText(width)}.`
  }
  if (along !== null && along < 0) {
    return `${metresText(-along)} too deep: ${needed} ${metresText(needs.depth)} deep, yours has ${metresText(depth ?? 0)}.`
  }
  const spare = across === 0 ? 'Exactly as wide as your' : `${metresText(across)} to spare across your`
  const rest = setbacks ? 'With your setbacks it needs' : 'It suits lots from'
  return `${spare} ${metresText(width)} block. ${rest} ${metresText(needs.width)}.`
}

const hundredths = (length: number) => Math.round(length * 100) / 100
/** Down to the next tenth, so that no house is promised room that is not there. */
const tenths = (length: number) => Math.floor(length * 10 + 1e-6) / 10

const COMPASS = ['north', 'east', 'south', 'west'] as const
export type Compass = (typeof COMPASS)[number]

/** Where the living end looks when the block's rear faces `rear`; both ways when mirroring the plan decides. */
export function livingLooks(side: PlanFacts['livingSide'], rear: Compass): Compass[] {
  const turned = (quarters: number) => {
    const to = COMPASS[(COMPASS.indexOf(rear) + quarters) % COMPASS.length]
    return to ? [to] : []
  }
  if (side === 'rear') return turned(0)
  if (side === 'front') return turned(2)
  return side === 'middle' ? [] : [...turned(3), ...turned(1)]
}
