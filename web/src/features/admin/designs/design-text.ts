import type { BulkResult, DesignReach } from '@dream/contract/api/admin/catalogue/designs'
import type { DesignOrigin, DesignStatus } from '@dream/contract/rules/designs/document/limits'
import { countOf, momentText } from '../text/text.ts'

type Tone = 'good' | 'bad' | 'busy' | 'plain'
type Standing = { status: DesignStatus; isOverdue: boolean; publishAt: string | null }

/** Status of a design as a tag. */
export function standingOf({ status, isOverdue, publishAt }: Standing): { label: string; tone: Tone } {
  if (isOverdue) return { label: 'Overdue', tone: 'bad' }
  if (status === 'scheduled') {
    return { label: publishAt ? `On ${momentText(publishAt)}` : 'Scheduled', tone: 'busy' }
  }
  return STANDINGS[status]
}

const STANDINGS = {
  draft: { label: 'Draft', tone: 'plain' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'plain' },
} as const

/** Choices of the status filter. */
export const STATUS_CHOICES = [
  { value: 'draft', label: 'Draft' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'overdue', label: 'Overdue' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
] as const

export const ORIGIN_WORDS: Readonly<Record<DesignOrigin, string>> = {
  library: 'Came with the app',
  admin: 'Made here',
  import: 'Imported',
}

/** Title of a design, or a placeholder for an empty one. */
export const titleText = (title: string) => (title === '' ? 'Without a name' : title)

/** Result of a bulk action: "47 designs published, 3 left out". */
export const bulkText = ({ changed, skipped }: BulkResult, done: string) =>
  `${countOf(changed, 'design')} ${done}${skipped > 0 ? `, ${skipped} left out` : ''}`

const LACKS: Readonly<Record<DesignReach['lacks'][number]['fact'], string>> = {
  bedrooms: 'want other bedrooms',
  bathrooms: 'want more bathrooms',
  cars: 'want more car spaces',
  storeys: 'want other storeys',
  blockWidth: 'have a narrower block',
  blockDepth: 'have a shorter block',
  budget: 'have a budget for a smaller house',
  site: 'have another kind of block',
}

/** Reach of a design among buyers, in sentences. */
export function reachText({ buyers, suited, undecided, lacks }: DesignReach): string[] {
  if (buyers === 0) return ['Nobody has answered the questions yet.']
  const first = `It has all that ${suited} of ${countOf(buyers, 'buyer')} asked for${
    undecided > 0 ? `, and ${undecided} asked for nothing it could lack` : ''
  }.`
  const others = lacks.map(({ fact, buyers: count }) => `${count} ${LACKS[fact]}`)
  return others.length === 0 ? [first] : [first, `Of the others, ${others.join(', ')}.`]
}
