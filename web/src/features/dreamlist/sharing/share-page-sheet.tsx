import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { copyText } from '#lib/device/clipboard.ts'
import { openShareSheet } from '#lib/device/share.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { SwitchRow } from '#ui/forms/switch-row.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { Placeholder } from '#ui/status/placeholder.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import css from './sharing.module.css'

/** A collection, or the person's DNA when there is none. */
export type Shared = { id: string; name: string } | null

type Props = { of: Shared; isOpen: boolean; onClose: () => void }

/** What whoever has the link may see, and the link. */
export function SharePageSheet({ of, isOpen, onClose }: Props) {
  const { data, error } = useApiQuery('GET /api/shared-pages', { isEnabled: isOpen })
  const known = data?.items.find(({ collectionId }) => collectionId === (of?.id ?? null))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} label={of ? `Share ${of.name}` : 'Share your design DNA'}>
      {isOpen && (data || error) ? (
        <Choices of={of} known={known} />
      ) : (
        <Placeholder className={css['waiting']} />
      )}
    </Sheet>
  )
}

const FAILED = "Couldn't share this. Check your connection and try again."

function Choices({ of, known }: { of: Shared; known: SharedPage | undefined }) {
  /** Null until it is touched: what is known may be an answer saved from last time, with the newer one on its way. */
  const [name, setShowsName] = useState<boolean | null>(null)
  const [notes, setShowsNotes] = useState<boolean | null>(null)
  const showsName = name ?? known?.showsName ?? false
  const showsNotes = notes ?? known?.showsNotes ?? false
  const [url, setUrl] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const { isBusy, failure, run } = useSubmission(FAILED)
  async function share() {
    setSaid('')
    const page = await call('POST /api/shared-pages', {
      body: of
        ? { kind: 'collection', collectionId: of.id, showsName, showsNotes }
        : { kind: 'dna', showsName },
    })
    void invalidate('GET /api/shared-pages')
    setUrl(page.url)
    const outcome = await openShareSheet({ title: page.title, url: page.url })
    if (outcome === 'shared') setSaid('Shared. You can stop it in your profile.')
    else if (outcome === 'unavailable' && (await copyText(page.url))) setSaid('Link copied.')
  }
  return (
    <div className={css['sheet']}>
      <p>
        {of
          ? 'Anyone who has the link sees the designs in it that are still offered, as they are then.'
          : 'Anyone who has the link sees what your likes have in common, as it is then.'}{' '}
        You can stop it in your profile.
      </p>
      <SwitchRow label="Show my first name" isOn={showsName} onChange={setShowsName} />
      {of && <SwitchRow label="Show my notes" isOn={showsNotes} onChange={setShowsNotes} />}
      <ProblemLine message={failure?.message} />
      <Button icon={<Share2 aria-hidden="true" />} isBusy={isBusy} onClick={() => void run(share)}>
        {known || url ? 'Save and share the link' : 'Share the link'}
      </Button>
      {url && <Field label="Link" value={url} readOnly onFocus={({ target }) => target.select()} />}
      <p role="status" className={css['said']}>
        {said}
      </p>
    </div>
  )
}
