import { useState } from 'react'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { PagePhoto } from '../page-photo.tsx'
import { type Page, pageRows } from '../page-rows.ts'
import css from './page-difference.module.css'
import { type Run, wordDifference } from './word-difference.ts'

type Props = { published: Page; page: Page }

/**
 * Published page beside the one in review: removed text is struck through, added text underlined, and both are marked for screen
 * readers too.
 */
export function PageDifference({ published, page }: Props) {
  const [showsAll, setShowsAll] = useState(false)
  const after = pageRows(page)
  const rows = pageRows(published).map(([name, lines], at) => {
    const [before, next] = [lines.join('\n'), (after[at]?.[1] ?? []).join('\n')]
    return { name, isChanged: before !== next, runs: wordDifference(before, next) }
  })
  const changed = rows.filter(({ isChanged }) => isChanged)
  return (
    <section aria-labelledby="page-difference" className={css['difference']}>
      <h2 id="page-difference">What has changed</h2>
      <SwitchRow label="Show what is the same too" isOn={showsAll} onChange={setShowsAll} />
      <table className={css['table']}>
        <caption className="visually-hidden">The page as buyers see it now, and as it would be</caption>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Now</th>
            <th scope="col">After publishing</th>
          </tr>
        </thead>
        <tbody>
          {published.portrait !== page.portrait && (
            <tr>
              <th scope="row">Photo</th>
              <td data-label="Now">
                <PagePhoto portrait={published.portrait} />
              </td>
              <td data-label="After publishing">
                <PagePhoto portrait={page.portrait} />
              </td>
            </tr>
          )}
          {(showsAll ? rows : changed).map(({ name, isChanged, runs }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-label="Now">
                <Words runs={runs} without="added" />
              </td>
              <td data-label="After publishing">
                {isChanged ? <Words runs={runs} without="removed" /> : 'The same'}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {changed.length === 0 && published.portrait === page.portrait && (
        <p className="secondary-text">No word differs.</p>
      )}
    </section>
  )
}

/** One side of a difference, always rendered as text. */
function Words({ runs, without }: { runs: readonly Run[]; without: 'removed' | 'added' }) {
  const shown = runs.filter(({ kind }) => kind !== without)
  if (shown.length === 0) return <span className="secondary-text">Nothing</span>
  return shown.map(({ kind, text }, at) => {
    // oxlint-disable-next-line react/no-array-index-key -- runs may be equal, and none moves
    if (kind === 'same') return <span key={at}>{text}</span>
    const Mark = kind === 'removed' ? 'del' : 'ins'
    return (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Mark key={at}>
        <span className="visually-hidden">{kind === 'removed' ? ' removed: ' : ' added: '}</span>
        {text}
        <span className="visually-hidden">{kind === 'removed' ? ' end of removed ' : ' end of added '}</span>
      </Mark>
    )
  })
}
