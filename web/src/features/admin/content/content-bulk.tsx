import type { ContentBulkResult } from '@dream/contract/api/admin/content/content'
import type { Selection } from '@dream/contract/api/admin/list'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate } from '#lib/api/query.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { countOf } from '../text/text.ts'
import css from './content.module.css'

type Deed = 'publish' | 'archive'
/** Kind of content: its path, the name of an item, and its bulk change. */
export type ContentKind = {
  page: 'land' | 'videos' | 'texts'
  one: string
  send: Partial<Record<Deed, (selection: Selection) => Promise<ContentBulkResult>>>
}

export const LAND_CARDS: ContentKind = {
  page: 'land',
  one: 'card',
  send: {
    publish: (selection) => call('POST /api/admin/land/publish', { body: { selection } }),
    archive: (selection) => call('POST /api/admin/land/archive', { body: { selection } }),
  },
}
export const VIDEOS: ContentKind = {
  page: 'videos',
  one: 'video',
  send: {
    publish: (selection) => call('POST /api/admin/videos/publish', { body: { selection } }),
    archive: (selection) => call('POST /api/admin/videos/archive', { body: { selection } }),
  },
}
export const TEXT_PAGES: ContentKind = {
  page: 'texts',
  one: 'page',
  send: { publish: (selection) => call('POST /api/admin/texts/publish', { body: { selection } }) },
}

const WORDS = {
  publish: { label: 'Publish', done: 'published', note: 'What isn’t complete is left out and named.' },
  archive: {
    label: 'Archive',
    done: 'archived',
    note: 'Buyers see them no more. Publishing brings them back.',
  },
} as const

type Props = { kind: ContentKind; selection: Selection; count: number; done: () => void }

/** Bulk actions on selected content. Each asks for a confirmation with the number of items. */
export function ContentBulk({ kind, selection, count, done }: Props) {
  const [asked, setAsked] = useState<Deed | null>(null)
  const [result, setResult] = useState<ContentBulkResult | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't do it. Please try again.")
  const read = () => invalidate(`GET /api/admin/${kind.page}`, `GET /api/admin/${kind.page}/:id`)
  async function send(deed: Deed) {
    const failed = await run(async () => {
      const made = await kind.send[deed]?.(selection)
      setAsked(null)
      if (!made) return
      showToast(resultText(kind, deed, made))
      await read()
      if (made.skipped > 0) setResult(made)
      else done()
    })
    if (failed?.code === 'selection-changed') await read()
  }
  return (
    <>
      {(['publish', 'archive'] as const)
        .filter((deed) => kind.send[deed])
        .map((deed) => (
          <Button key={deed} size="small" variant="outline" onClick={() => setAsked(deed)}>
            {WORDS[deed].label}
          </Button>
        ))}
      <Sheet
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        label={asked ? `${WORDS[asked].label} ${countOf(count, kind.one)}?` : ''}
      >
        {asked && (
          <div className={css['sheet']}>
            <p className="secondary-text">{WORDS[asked].note}</p>
            <ProblemLine message={failure?.message} />
            <Button
              variant={asked === 'archive' ? 'danger' : 'main'}
              isBusy={isBusy}
              onClick={() => void send(asked)}
            >
              {WORDS[asked].label}
            </Button>
          </div>
        )}
      </Sheet>
      <Sheet
        isOpen={result !== null}
        onClose={() => {
          setResult(null)
          done()
        }}
        label={result ? `${countOf(result.skipped, kind.one)} left out` : ''}
      >
        {result && <Reasons kind={kind} result={result} />}
      </Sheet>
    </>
  )
}

const resultText = ({ one }: ContentKind, deed: Deed, { changed, skipped }: ContentBulkResult) =>
  `${countOf(changed, one)} ${WORDS[deed].done}${skipped > 0 ? `, ${skipped} left out` : ''}`

function Reasons({ kind, result }: { kind: ContentKind; result: ContentBulkResult }) {
  const more = result.skipped - result.reasons.length
  return (
    <>
      <ul className={css['reasons']}>
        {result.reasons.map(({ id, title, words }) => (
          <li key={id}>
            <a href={`/admin/${kind.page}/${encodeURIComponent(id)}`}>{title}</a>
            <p className="secondary-text">{words}</p>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="secondary-text">And {more} more.</p>}
    </>
  )
}
