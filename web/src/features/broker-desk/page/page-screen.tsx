import type { BrokerDetail, BrokerProfile } from '@dream/contract/api/sections/brokers'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useNow } from '#lib/time/now.ts'
import { useMedia } from '#lib/device/media.ts'
import { useApiQuery } from '#lib/api/query.ts'
import type { User } from '#lib/session/session.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { Segmented } from '#ui/forms/segmented.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { DeskFrame } from '../frame/desk-frame.tsx'
import { Clashes } from './clashes.tsx'
import { EndingChecks } from './ending-checks.tsx'
import { PageForm } from './page-form.tsx'
import { PhotoField } from './photo/photo-field.tsx'
import css from './page.module.css'
import { previewOf } from './preview.ts'
import { usePageDraft } from './use-page-draft.ts'

type Props = {
  user: User
  /** Renders a broker as buyers see them in the directory and on their own page. */
  preview: (broker: BrokerDetail) => ReactNode
  /** Logout, for the account menu. */
  logOut: ReactNode
}

const WIDE = '(width >= 1000px)'
const MINUTE_MS = 60_000
const SIDES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const

const STATUS: Readonly<Record<BrokerProfile['status'], string>> = {
  draft: "Draft. Only you can see this page until it's approved.",
  published:
    'Published. We read what you change before buyers see it. Hours, time away and buyers at a time change at once.',
  suspended: "Suspended. You're not listed and new buyers can't choose you. Your conversations continue.",
}

/** Status of the page, and of its changes in review. */
function statusText({ status, review, version }: BrokerProfile): string {
  if (version === 0)
    return "Nothing here yet. Once you've filled it in, we'll review it before buyers see it."
  if (review === 'sent-back') return 'Sent back. Change what we ask for and save: we read it again.'
  if (review === 'waiting' && status === 'published')
    return 'Published, with changes that we are reading. Until then buyers see the page as it was approved.'
  return STATUS[status]
}

/** Editor of a broker's page, with a preview of what buyers see. */
export function PageScreen({ user, preview, logOut }: Props) {
  const { data: page, error, isFetching, refetch } = useApiQuery('GET /api/broker/profile')
  const [isReady, setReady] = useState(false)
  // Edit the cached page only when nothing newer can be loaded.
  if (!isReady && page && !isFetching) setReady(true)
  return (
    <DeskFrame user={user} here="profile" logOut={logOut}>
      {page && isReady && (
        <Editor userId={user.id} owner={user.name} page={page}>
          {preview}
        </Editor>
      )}
      {!isReady && !error && <Waiting />}
      {!page && error && (
        <Notice
          title="Couldn't load your page"
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error.message}</p>
        </Notice>
      )}
    </DeskFrame>
  )
}

type EditorProps = { userId: string; owner: string; page: BrokerProfile; children: Props['preview'] }

function Editor({ userId, owner, page, children: preview }: EditorProps) {
  const { draft, errors, clash, failure, isBusy, isChanged, ...page_ } = usePageDraft(userId, page)
  const [side, setSide] = useState<'edit' | 'preview'>('edit')
  const isWide = useMedia(WIDE)
  const form = useRef<HTMLFormElement>(null)
  const now = useNow(MINUTE_MS)
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!hasErrors) return
    // First invalid field; in a group of choices its error, as the group has none to focus.
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid], fieldset [role=alert]')
    wrong?.focus()
    wrong?.scrollIntoView({ block: 'center' })
  }, [hasErrors])

  async function save() {
    const failed = await page_.save()
    if (failed === null) showToast('Saved')
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
            <p className={css['status']}>{owner}</p>
            <p className={css['status']} data-status={page.status}>
              {statusText(page)}
            </p>
            {page.sentBackReason !== null && (
              <p className={css['status']}>
                What to change: <q>{page.sentBackReason}</q>
              </p>
            )}
            {clash && <Clashes fields={clash.fields} theirs={clash.theirs} onTake={page_.takeTheirs} />}
            <EndingChecks checks={page.checks} now={new Date(now)} />
            <PhotoField portrait={page.portrait} hasPage={page.version > 0} onChanged={page_.reload} />
            <PageForm draft={draft} errors={errors} onChange={page_.change} />
          </div>
        )}
        {(isWide || side === 'preview') && (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has nothing in it to focus
          <aside className={css['preview']} aria-label="Preview" tabIndex={0}>
            <h2>How buyers see you</h2>
            <div className={css['shown']} inert>
              {preview(previewOf(page, draft, new Date(now)))}
            </div>
          </aside>
        )}
      </div>
      <div className={css['foot']}>
        <ProblemLine message={failure ? problemOf(failure, hasErrors) : undefined} />
        <span role="status">{isChanged ? 'Not saved yet. Still on this device.' : 'All changes saved.'}</span>
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
  if (code === 'profile-changed') return 'Your page was changed somewhere else. Check it and save again.'
  return hasErrors ? 'Check the highlighted fields.' : message
}
