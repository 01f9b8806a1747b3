import { useState } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Tag } from '#ui/status/tag.tsx'
import { countOf, momentText } from '../text/text.ts'
import css from './content.module.css'
import { STATUS_WORDS } from './content-text.ts'
import type { Content, ContentEdit } from './use-content.ts'
import { Versions } from './versions.tsx'

type Props<V extends object> = { stored: Content<V>; content: ContentEdit<V>; name: string }

/** Sticky bar with the status and the actions of a content item. */
export function ContentBar<V extends object>({ stored, content, name }: Props<V>) {
  const { edit } = content
  const [open, setOpen] = useState<'versions' | 'archive' | null>(null)
  const { label, tone } = STATUS_WORDS[stored.status]
  const isNew = stored.status === 'draft'
  const canPublish = edit.isDirty || stored.hasDraft || stored.status !== 'published'
  const flaws = edit.flawCount
  return (
    <div className={css['bar']}>
      <p className={css['stands']}>
        <Tag tone={tone}>{label}</Tag>
        {edit.isDirty && <span>Not saved yet</span>}
        {!edit.isDirty && stored.hasDraft && stored.draftedAt && (
          <span>
            Draft of {stored.draftedBy ?? 'somebody whose account is gone'}, {momentText(stored.draftedAt)}
          </span>
        )}
      </p>
      <div className={css['actions']}>
        <Button
          size="small"
          disabled={!canPublish}
          isBusy={edit.isBusy}
          onClick={() => void content.publish()}
        >
          Publish
        </Button>
        <Button
          size="small"
          variant="outline"
          disabled={!edit.isDirty}
          isBusy={edit.isBusy}
          onClick={() => void content.save()}
        >
          Save draft
        </Button>
        {edit.isDirty && (
          <Button size="small" variant="quiet" onClick={edit.discard}>
            Undo changes
          </Button>
        )}
        {!edit.isDirty && stored.hasDraft && !isNew && (
          <Button size="small" variant="quiet" onClick={() => void content.discard()}>
            Drop the draft
          </Button>
        )}
        {(stored.versions.length > 0 || stored.library !== null) && (
          <Button size="small" variant="quiet" onClick={() => setOpen('versions')}>
            Versions
          </Button>
        )}
        {content.archive && stored.status !== 'archived' && (
          <Button size="small" variant="quiet" onClick={() => setOpen('archive')}>
            Archive
          </Button>
        )}
      </div>
      <ProblemLine
        message={flaws > 0 ? `${countOf(flaws, 'thing')} to look at before it can be saved.` : edit.problem}
      />
      <Sheet isOpen={open === 'versions'} onClose={() => setOpen(null)} label={`Versions of ${name}`}>
        <Versions
          stored={stored}
          onRestore={(number) => {
            setOpen(null)
            void content.restore(number)
          }}
        />
      </Sheet>
      <Sheet isOpen={open === 'archive'} onClose={() => setOpen(null)} label={`Archive ${name}?`}>
        <div className={css['sheet']}>
          <p>Nobody sees it from then on. It stays here, and publishing brings it back.</p>
          <Button
            variant="danger"
            isBusy={edit.isBusy}
            onClick={() => {
              setOpen(null)
              void content.archive?.()
            }}
          >
            Archive it
          </Button>
        </div>
      </Sheet>
    </div>
  )
}
