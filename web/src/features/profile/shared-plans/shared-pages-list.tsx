import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, setApiData, useApiQuery } from '#lib/api/query.ts'
import { copyText } from '#lib/device/clipboard.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './shared-plans-card.module.css'
import { opensText } from './opens-text.ts'

const LIST = 'GET /api/shared-pages'

/** List of shared collections and the DNA; nothing without any. */
export function SharedPagesList() {
  const { data } = useApiQuery(LIST)
  const [said, setSaid] = useState('')
  const pages = data?.items ?? []
  async function stop({ id, title }: SharedPage) {
    await call('DELETE /api/shared-pages/:id', { params: { id } })
    setApiData(LIST, (known) => known && { items: known.items.filter((each) => each.id !== id) })
    void invalidate(LIST)
    setSaid(`${title} is no longer shared.`)
  }
  return (
    <>
      <p role="status" className={css['line']}>
        {said}
      </p>
      {pages.length > 0 && (
        <ul className={css['plans']} aria-label="Shared collections">
          {pages.map((page) => (
            <PageRow key={page.id} page={page} onStop={() => stop(page)} />
          ))}
        </ul>
      )}
    </>
  )
}

const FAILED = "Couldn't stop sharing. Check your connection and try again."

function PageRow({ page, onStop }: { page: SharedPage; onStop: () => Promise<void> }) {
  const { title, url, opens, showsName, showsNotes } = page
  const [copy, setCopy] = useState<'idle' | 'copied' | 'refused'>('idle')
  const [isAsking, setAsking] = useState(false)
  const { isBusy, failure, run } = useSubmission(FAILED)
  const shows = [...(showsName ? ['your first name'] : []), ...(showsNotes ? ['your notes'] : [])]
  return (
    <li className={css['plan']}>
      <div className={css['about']}>
        <a href={url} className={css['name']}>
          {title}
        </a>
        <p className={css['day']}>
          {opensText(opens)}
          {shows.length > 0 && `, shows ${shows.join(' and ')}`}
        </p>
        {copy === 'refused' && <p className={css['url']}>{url}</p>}
        <ProblemLine message={failure?.message} />
        <div className={css['ways']}>
          <Button
            variant="quiet"
            size="small"
            aria-label={`Copy the link to ${title}`}
            onClick={() => void copyText(url).then((isCopied) => setCopy(isCopied ? 'copied' : 'refused'))}
          >
            {copy === 'copied' ? 'Link copied' : 'Copy link'}
          </Button>
          {isAsking ? (
            <>
              <Button variant="danger" size="small" isBusy={isBusy} onClick={() => void run(onStop)}>
                Stop for everyone
              </Button>
              <Button variant="quiet" size="small" onClick={() => setAsking(false)}>
                Keep sharing
              </Button>
            </>
          ) : (
            <Button
              variant="quiet"
              size="small"
              aria-label={`Stop sharing ${title}`}
              onClick={() => setAsking(true)}
            >
              Stop sharing
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
