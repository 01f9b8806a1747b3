import type { Brief, BriefInput, SharedBrief } from '@dream/contract/api/chat/brief'
import { isRecord } from '@dream/contract/rules/app/is-record'
import type { DesignCard } from '@dream/contract/api/chat/messages'
import { briefLines } from '@dream/contract/rules/chat/brief-lines'
import { BRIEF_NOTE_MAX, BRIEF_PARTS, BRIEF_PLANS, type BriefPart } from '@dream/contract/rules/chat/chat'
import { cutText } from '@dream/contract/rules/text/cut-text'

/** Unsent decisions of a buyer about their brief. */
export type BriefDraft = {
  /** Parts that are not shared. */
  withheld: readonly BriefPart[]
  /** Plans to show, in order; null for those that the app chose. */
  planIds: readonly string[] | null
  note: string
}

/** Initial draft: everything that the app wrote is shared. */
export const NEW_DRAFT: BriefDraft = { withheld: [], planIds: null, note: '' }

const PARTS = BRIEF_PARTS.map(({ value }) => value)
/** Restores a saved draft; malformed parts fall back. */
export function restoreDraft(saved: unknown, otherwise: BriefDraft): BriefDraft {
  if (!isRecord(saved)) return otherwise
  const { withheld, planIds, note } = saved
  const ids = Array.isArray(planIds) ? planIds.filter((id) => typeof id === 'string') : null
  return {
    withheld: Array.isArray(withheld) ? PARTS.filter((part) => withheld.includes(part)) : otherwise.withheld,
    planIds: ids && ids.slice(0, BRIEF_PLANS),
    note: typeof note === 'string' ? cutText(note, BRIEF_NOTE_MAX) : otherwise.note,
  }
}

/** Turns the last shared brief into a draft of the next. */
export function draftOf(shared: SharedBrief): BriefDraft {
  return {
    withheld: PARTS.filter((part) => shared[part] === undefined),
    planIds: shared.plans?.map(({ id }) => id) ?? null,
    note: shared.note ?? '',
  }
}

/** Plans of a draft: the chosen ones that are still liked, else the app's. */
export function plansOf(
  { plans }: Brief,
  { planIds }: BriefDraft,
  liked: readonly DesignCard[],
): DesignCard[] {
  const written = plans ?? []
  if (planIds === null) return written
  const known = [...written, ...liked]
  return planIds.flatMap((id) => known.find((plan) => plan.id === id) ?? [])
}

/** Parts with content; the others cannot be shared. */
export const filledParts = (brief: Brief): BriefPart[] =>
  PARTS.filter((part) => briefLines(brief, part).length > 0)

/** Input for the API: only ticked parts with content. `brief` has the shown plans. */
export function briefInputOf(brief: Brief, { withheld, note }: BriefDraft): BriefInput {
  const share = filledParts(brief).filter((part) => !withheld.includes(part))
  return {
    share,
    ...(share.includes('plans') && { planIds: (brief.plans ?? []).map(({ id }) => id) }),
    ...(note.trim() && { note: note.trim() }),
  }
}
