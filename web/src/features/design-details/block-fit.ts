import type { PlanFacts } from '@dream/contract/api/design'

/** The person's block as they gave it, metres. */
export type Block = { width: number; depth: number | null }
export type Fit = { fits: boolean; sentence: string }

const metres = (length: number) => `${Number(length.toFixed(1))} m`

/** Whether a plan fits a block, by the narrowest and shortest lot it suits. */
export function fitOn({ width, depth }: Block, plan: Pick<PlanFacts, 'minLotWidth' | 'minLotDepth'>): Fit {
  const across = rounded(width - plan.minLotWidth)
  const along = depth === null ? null : rounded(depth - plan.minLotDepth)
  if (across < 0) {
    return {
      fits: false,
      sentence: `${metres(-across)} too wide: it suits lots from ${metres(plan.minLotWidth)}, yours is ${metres(width)}.`,
    }
  }
  if (along !== null && along < 0) {
    return {
      fits: false,
      sentence: `${metres(-along)} too deep: it suits lots from ${metres(plan.minLotDepth)} deep, yours has ${metres(depth ?? 0)}.`,
    }
  }
  const spare = across === 0 ? 'Exactly as wide as your' : `${metres(across)} to spare across your`
  return {
    fits: true,
    sentence: `${spare} ${metres(width)} block. It suits lots from ${metres(plan.minLotWidth)}.`,
  }
}

const rounded = (length: number) => Math.round(length * 10) / 10
