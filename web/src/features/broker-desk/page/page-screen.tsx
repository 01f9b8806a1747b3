import type { BrokerDetail, BrokerProfile } from '@dream/contract/api/brokers'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNow } from '#lib/now.ts'
import { useMedia } from '#lib/media.ts'
import { useAnswer } from '#lib/query.ts'
import type { User } from '#lib/session.ts'
import { Button } from '#ui/button.tsx'
import { Waiting } from '#ui/placeholder.tsx'
import { Notice } from '#ui/notice.tsx'
import { ProblemLine } from '#ui/problem-line.tsx'
import { Segmented } from '#ui/segmented.tsx'
import { showToast } from '#ui/toast.ts'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { Clashes } from './clashes.tsx'
import { PageForm } from './page-form.tsx'
import css from './page.module.css'
import { previewOf } from './preview.ts'
import { usePageDraft } from './use-page-draft.ts'

type Props = {
  user: User
  /** How buyers see a broker in the directory and on their own page. */
  preview: (broker: BrokerDetail) => ReactNode
  /** The way out, for the account's menu. */
  logOut: ReactNode
}

const WIDE = '(min-width: 1000px)'
const MINUTE_MS = 60_000
const SIDES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

const STATUS: Readonly<Record<BrokerProfile['status'], string>> = {
  draft: 'Draft. Only you see this page until the company has approved it.',
  published: 'Published. What you save, buyers see at once.',
  suspended: 'Suspended. You are not listed and take no new buyers; your conversations go on.',
}

/** A broker's page: what they say of themselves, and beside it how buyers see that. */
export function PageScreen({ user, preview, logOut }: Props) {
  const { data: page, error, isFetching, refetch } = useAnswer('GET /api/broker/profile')
  const [isReady, setReady] = useState(false)
  // What was kept from last time is only edited when nothing newer can be had.
  if (!isReady && page && !isFetching) setReady(true)
  return (
    <DeskFrame user={user} here="profile" logOut={logOut}>
      {page && isReady && (
        <Editor userId={user.id} page={page}>
          {preview}
        </Editor>
      )}
      {!isReady && !error && <Waiting />}
      {!page && error && (
        <Notice
          title="Your page could not be loaded"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error.message}</p>
        </Notice>
      )}
    </DeskFrame>
  )
}

type EditorProps = { userId: string; page: BrokerProfile; children: Props['preview'] }

function Editor({ userId, page, children: preview }: EditorProps) {
  const { draft, errors, clash, failure, isBusy, isChanged, ...page_ } = usePageDraft(userId, page)
  const [side, setSide] = useState<'edit' | 'preview'>('edit')
  const isWide = useMedia(WIDE)
  const form = useRef<HTMLFormElement>(null)
  const now = useNow(MINUTE_MS)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return
    // The first wrong field, wherever it stands; a group of choices has none to focus.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], fieldset [role=alert]')
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }, [hasErrors])

  async function save() {
    const failed = await page_.save()
    if (failed === null) showToast(page.status === 'published' ? 'Saved. Buyers see it now.' : 'Saved')
    else if (Object.keys(failed).length > 0) setSide('edit')
  }
  return (
    <form
      className={css['editor']}
      ref={form}
      noValidate
      aria-label="Your page"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {!isWide && (
        <div className={css['sides']}>
          <Segmented label="Your page" options={SIDES} value={side} onChange={setSide} />
        </div>
      )}
      <div className={css['columns']}>
        {(isWide || side === 'edit') && (
          <div className={css['fields']}>
            <h1>Your page</h1>
            <p className={css['status']} data-status={page.status}>
              {page.version === 0
                ? 'Nothing is written yet. Once it is, the company looks at it, and then buyers see it.'
                : STATUS[page.status]}
            </p>
            {clash && <Clashes fields={clash.fields} theirs={clash.theirs} onTake={page_.takeTheirs} />}
            <PageForm draft={draft} errors={errors} onChange={page_.change} />
          </div>
        )}
        {(isWide || side === 'preview') && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing in it to focus
          <aside className={css['preview']} aria-label="Preview" tabIndex={0}>
            <h2>As buyers see you</h2>
            <div className={css['shown']} inert>
              {preview(previewOf(page, draft, new Date(now)))}
            </div>
          </aside>
        )}
      </div>
      <div className={css['foot']}>
        <ProblemLine message={failure ? problemOf(failure, hasErrors) : undefined} />
        <span role="status">{isChanged ? 'Not saved yet. Kept on this device.' : 'All saved.'}</span>
        {isChanged && (
          <Button variant="quiet" onClick={page_.discard}>
            Discard
          </Button>
        )}
        <Button type="submit" isBusy={isBusy} disabled={!isChanged && page.version > 0}>
          Save
        </Button>
      </div>
    </form>
  )
}

function problemOf({ code, message }: { code: string; message: string }, hasErrors: boolean): string {
  if (code === 'profile-changed') return 'Your page was changed elsewhere. Look it over and save again.'
  return hasErrors ? 'Some fields need another look.' : message
}
