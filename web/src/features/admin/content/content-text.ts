import type { ContentStatus, ReviewStanding } from '@dream/contract/rules/admin/content/content'

type Word = { label: string; tone: 'good' | 'bad' | 'busy' | 'plain' }

export const STATUS_WORDS: Readonly<Record<ContentStatus, Word>> = {
  draft: { label: 'Draft', tone: 'busy' },
  published: { label: 'Published', tone: 'good' },
  archived: { label: 'Archived', tone: 'plain' },
}

export const STANDING_WORDS: Readonly<Record<ReviewStanding, Word>> = {
  overdue: { label: 'Review overdue', tone: 'bad' },
  'due-soon': { label: 'Review due', tone: 'busy' },
  over: { label: 'Ran out', tone: 'plain' },
  'to-come': { label: 'To come', tone: 'plain' },
  current: { label: 'Current', tone: 'good' },
}

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeZone: 'UTC' })

/** Formats 2026-11-21 as "21 Nov 2026". */
export const dayText = (day: string): string => DAY.format(new Date(day))
