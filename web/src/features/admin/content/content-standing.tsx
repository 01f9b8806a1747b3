import type { ContentStatus } from '@dream/contract/rules/admin/content/content'
import { Tag } from '#ui/status/tag.tsx'
import { STATUS_WORDS } from './content-text.ts'
import css from './content.module.css'

/** Status of a content item in a list, with its draft beside the published version. */
export function ContentStanding({ status, hasDraft }: { status: ContentStatus; hasDraft: boolean }) {
  const { tone, label } = STATUS_WORDS[status]
  return (
    <span className={css['tags']}>
      <Tag tone={tone}>{label}</Tag>
      {hasDraft && status !== 'draft' && <Tag tone="busy">Draft</Tag>}
    </span>
  )
}
