import type { Brief } from '../../api/chat/brief.ts'
import type { CardDesign } from '../../api/designs/design.ts'
import { type Block, type Fit, fitOn, type Ground, groundOf, type House } from '../land/land-fit.ts'
import { MUST_HAVES } from '../account/profile.ts'

const tagsOf = (lines: readonly string[] = []) =>
  MUST_HAVES.filter(({ label }) => lines.includes(label)).map(({ value }): string => value)

/** Setbacks of a shared brief, or those of the buyer's state where it has none. */
export function groundOfBrief({ block, areas, mustHaves }: Brief): Ground {
  const { isOwn, ...setbacks } = block?.setbacks ?? { isOwn: null }
  const ground = groundOf({
    corner: block?.corner ?? null,
    setbacks: null,
    state: areas?.state ?? null,
    mustHaves: tagsOf(mustHaves),
  })
  return isOwn === null || !('side' in setbacks) ? ground : { ...ground, setbacks, isOwn }
}

/** Block of a shared brief; null while its width is not known. */
export function blockOfBrief(brief: Brief): Block | null {
  const { width = null, depth = null } = brief.block ?? {}
  return width === null ? null : { ...groundOfBrief(brief), width, depth }
}

/** Whether a house fits the block of a shared brief; null while one of the two is not known. */
export function fitOfBrief(brief: Brief, house: House | null | undefined): Fit | null {
  const block = blockOfBrief(brief)
  return block && house ? fitOn(block, house) : null
}

/** Must-haves that a plan meets and lacks; one that says nothing about plans is in neither. */
export type Wishes = { met: string[]; missing: string[] }

type Wished = Pick<CardDesign, 'bedrooms' | 'bathrooms' | 'garages' | 'plan' | 'tags'>

/** A design without a house is not matched with must-haves for one. */
export function wishesOf({ mustHaves = [] }: Brief, design: Wished): Wishes {
  if (!design.plan) return { met: [], missing: [] }
  const meets = (line: string) => isMet(line, design)
  return {
    met: mustHaves.filter((line) => meets(line) === true),
    missing: mustHaves.filter((line) => meets(line) === false),
  }
}

const COUNTED = /^(\d+) (bedroom|bathroom|car space)s?$/
const STOREYS: Readonly<Record<string, number>> = { 'One storey': 1, 'Two storeys': 2 }

function isMet(line: string, { bedrooms, bathrooms, garages, plan, tags }: Wished): boolean | null {
  const [, count, what] = COUNTED.exec(line) ?? []
  if (count !== undefined) {
    const has = { bedroom: bedrooms, bathroom: bathrooms, 'car space': garages }[what ?? ''] ?? null
    return has !== null && has >= Number(count)
  }
  const storeys = STOREYS[line]
  if (storeys !== undefined) return plan?.storeys === storeys
  const tag = MUST_HAVES.find(({ label }) => label === line)?.value
  return tag === undefined ? null : tags.includes(tag)
}
