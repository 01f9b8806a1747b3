import type { Brief } from '@dream/contract/api/chat/brief'
import type { DesignCard } from '@dream/contract/api/chat/messages'

/** Whether a plan's narrowest lot is as wide as the block; nothing when one of the two is not known. */
export function fitText({ frontage }: Pick<DesignCard, 'frontage'>, block: Brief['block']) {
  const width = block?.width ?? null
  if (frontage === null || width === null) return null
  const spare = Math.round((width - frontage) * 10) / 10
  if (spare < 0) return { isFitting: false, text: `${-spare} m too wide` }
  return { isFitting: true, text: spare === 0 ? 'Fits the width' : `Fits, ${spare} m to spare` }
}
