import type { SharedPage } from '@dream/contract/api/designs/shared-pages'
import { Copy, Share2 } from 'lucide-react'
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

/** Collection, or null for the person's DNA. */
export type Shared = { id: string; name: string } | null

type Props = { of: Shared; isOpen: boolean; onClose: () => void }

/** Sheet with what people with the link can see, and the link. */
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
const SHARED = 'Shared. You can stop it in your profile.'
/** Browsers share and copy only just after a press, and the server's answer may have come too late for that. */
const WAITING = 'Your link is ready. Share it with another press, or copy it.'
const BY_HAND = 'Your link is ready. Press it to select it, then copy it.'

function Choices({ of, known }: { of: Shared; known: SharedPage | undefined }) {
  /** Null until it is changed: the known value may be a cached answer, with a newer one on its way. */
  const [name, setShowsName] = useState<boolean | null>(null)
  const [notes, setShowsNotes] = useState<boolean | null>(null)
  const [made, setMade] = useState<SharedPage | null>(null)
  const [said, setSaid] = useState('')
  const { isBusy, failure, run } = useSubmission(FAILED)
  const page = made ?? known
  const showsName = name ?? page?.showsName ?? false
  const showsNotes = notes ?? page?.showsNotes ?? false
  const isAsChosen = page?.showsName === showsName && page.showsNotes === showsNotes
  async function save() {
    const saved = await call('POST /api/shared-pages', {
      body: of
        ? { kind: 'collection', collectionId: of.id, showsName, showsNotes }
        : { kind: 'dna', showsName },
    })
    void invalidate('GET /api/shared-pages')
    setMade(saved)
    return saved
  }
  async function share() {
    setSaid('')
    const { title, url } = page && isAsChosen ? page : await save()
    const outcome = await openShareSheet({ title, url })
    if (outcome === 'shared') setSaid(SHARED)
    else if (outcome === 'blocked') setSaid(WAITING)
    else if (outcome === 'unavailable') await copy(url)
  }
  const copy = async (url: string) => setSaid((await copyText(url)) ? 'Link copied.' : BY_HAND)
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
        {page && !isAsChosen ? 'Save and share the link' : 'Share the link'}
      </Button>
      {page && isAsChosen && (
        <>
          <Field label="Link" value={page.url} readOnly onFocus={({ target }) => target.select()} />
          <Button variant="outline" icon={<Copy aria-hidden="true" />} onClick={() => void copy(page.url)}>
            Copy link
          </Button>
        </>
      )}
      <p role="status" className={css['said']}>
        {said}
      </p>
    </div>
  )
}
