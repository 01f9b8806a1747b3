import { type Change, diffWordsWithSpace } from 'diff'
import { useState } from 'react'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { PagePhoto } from '../page-photo.tsx'
import { type Page, pageRows } from '../page-rows.ts'
import { VersionsTable } from '../../edit/versions-table.tsx'
import css from './page-difference.module.css'

type Props = { published: Page; page: Page }

/** Max words added and removed: texts that differ more are replaced as a whole. */
const MAX_EDITS = 2000

function changesOf(before: string, after: string): Change[] {
  const words = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS })
  return (
    words ?? [
      { value: before, removed: true, added: false, count: 1 },
      { value: after, removed: false, added: true, count: 1 },
    ]
  )
}

/**
 * Published page beside the one in review: removed text is struck through, added text underlined, and both are marked for screen
 * readers too.
 */
export function PageDifference({ published, page }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const after = pageRows(page)
  const rows = pageRows(published).map(([name, lines], at) => {
    const [before, next] = [lines.join('\n'), (after[at]?.[1] ?? []).join('\n')]
    return { name, isChanged: before !== next, words: changesOf(before, next) }
  })
  const changed = rows.filter(({ isChanged }) => isChanged)
  return (
    <section aria-labelledby="page-difference" className={css['difference']}>
      <h2 id="page-difference">What has changed</h2>
      <SwitchRow label="Show what is the same too" isOn={showsAll} onChange={setShowsAll} />
      <VersionsTable
        caption="The page as buyers see it now, and as it would be"
        names={['Now', 'After publishing']}
        rows={[
          ...(published.portrait === page.portrait
            ? []
            : [
                {
                  name: 'Photo',
                  before: <PagePhoto portrait={published.portrait} />,
                  after: <PagePhoto portrait={page.portrait} />,
                },
              ]),
          ...(showsAll ? rows : changed).map(({ name, isChanged, words }) => ({
            name,
            before: <Words words={words} without="added" />,
            after: isChanged ? <Words words={words} without="removed" /> : 'The same',
          })),
        ]}
      />
      {changed.length === 0 && published.portrait === page.portrait && (
        <p className="secondary-text">No word differs.</p>
      )}
    </section>
  )
}

/** One side of a difference, always rendered as text. */
function Words({ words, without }: { words: readonly Change[]; without: 'removed' | 'added' }) {
  const shown = words.filter((each) => !each[without])
  if (shown.length === 0) return <span className="secondary-text">Nothing</span>
  return shown.map(({ removed, added, value }, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- words may be equal, and none moves
    if (!removed && !added) return <span key={at}>{value}</span>
    const Mark = removed ? 'del' : 'ins'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Mark key={at}>
        <span className="visually-hidden">{removed ? ' removed: ' : ' added: '}</span>
        {value}
        <span className="visually-hidden">{removed ? ' end of removed ' : ' end of added '}</span>
      </Mark>
    )
  })
}
