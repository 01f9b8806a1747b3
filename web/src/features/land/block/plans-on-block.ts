import type { LikedDesign } from '@dream/contract/api/designs/deck'
import type { CardPlan } from '@dream/contract/api/designs/design'
import { fitOn, houseOf, type Block, type Fit } from '@dream/contract/rules/land/land-fit'

/** Liked plan and its fit; null while the block is unknown. */
export type PlanOnBlock = { design: LikedDesign; plan: CardPlan; fit: Fit | null }

/** Fit of each liked plan on the block: those that fit first, then those that miss by least. */
export function plansOnBlock(liked: readonly LikedDesign[], block: Block | null): PlanOnBlock[] {
  const plans = liked.flatMap((design) => {
    const { plan } = design
    const house = houseOf(design)
    return plan && house ? [{ design, plan, fit: block && fitOn(block, house) }] : []
  })
  return plans.toSorted((a, b) => rank(b.fit) - rank(a.fit))
}

/** Spare room in the tighter direction; negative when it does not fit. */
const roomOf = ({ across, along }: Fit) => Math.min(across, along ?? across)

const rank = (fit: Fit | null) => (!fit || fit.fits ? 0 : Math.min(roomOf(fit), -0.1))

/**
 * Result of a change of the block in one line: the number of fitting plans, and the decisive one; null without plans or a block.
 */
export function resultOf(plans: readonly PlanOnBlock[]): { fits: boolean; text: string } | null {
  const fits = plans.flatMap(({ design, fit }) => (fit ? [{ title: design.title, fit }] : []))
  const fitting = fits.filter(({ fit }) => fit.fits)
  const tightest = fitting.toSorted((a, b) => roomOf(a.fit) - roomOf(b.fit))[0]
  const shown = tightest ?? fits[0]
  if (!shown) return null
  const one = `${shown.title}: ${shown.fit.summary}`
  const text = fits.length === 1 ? one : `${fitting.length} of ${fits.length} fit. ${one}`
  return { fits: shown.fit.fits, text }
}
