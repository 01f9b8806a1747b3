import type { Brief } from '../../api/chat/brief.ts'
import type { CardDesign } from '../../api/designs/design.ts'
import { blockOf, type Fit, fitOn, houseOf } from '../land/land-fit.ts'
import { MUST_HAVES } from '../account/profile.ts'

const tagsOf = (lines: readonly string[] = []) =>
  MUST_HAVES.filter(({ label }) => lines.includes(label)).map(({ value }): string => value)

/** Whether a plan fits the block of a shared brief, by the setbacks of its state; null while one of the two is not known. */
export function fitOfBrief(brief: Brief, design: Pick<CardDesign, 'plan' | 'tags'>): Fit | null {
  const { width = null, depth = null, corner = null } = brief.block ?? {}
  const answers = {
    blockWidth: width,
    blockDepth: depth,
    corner,
    setbacks: null,
    state: brief.areas?.state ?? null,
    mustHaves: tagsOf(brief.mustHaves),
  }
  const block = blockOf(answers)
  const house = houseOf(design)
  return block && house ? fitOn(block, house) : null
}

/** What of a buyer's wishes a plan has, and what it lacks; a line that says nothing of plans is in neither. */
export type Wishes = { met: string[]; missing: string[] }

type Wished = Pick<CardDesign, 'bedrooms' | 'bathrooms' | 'garages' | 'plan' | 'tags'>

export function wishesOf({ mustHaves = [] }: Brief, design: Wished): Wishes {
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
